/** The level of the headings inside a section: below the section's own title, if it has one. */
export type HeadingLevel = 'h2' | 'h3';

/** What every section gets besides its content. */
export interface SectionContext {
  readonly heading: HeadingLevel;
}
