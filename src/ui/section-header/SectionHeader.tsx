interface SectionHeaderProps {
  /** Id of the section: its heading is `<id>-title`, by which the section is labelled. */
  id: string;
  eyebrow?: string | undefined;
  title?: string | undefined;
  intro?: string | undefined;
  /** Whether it is the main heading of the page. */
  main?: boolean | undefined;
}

export function SectionHeader({ id, eyebrow, title, intro, main }: SectionHeaderProps) {
  const Heading = main ? 'h1' : 'h2';
  if (title === undefined && intro === undefined && eyebrow === undefined) return null;
  return (
    <header className="section-header">
      {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
      {title !== undefined && <Heading id={`${id}-title`}>{title}</Heading>}
      {intro !== undefined && <p className="section-header__intro">{intro}</p>}
    </header>
  );
}
