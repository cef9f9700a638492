import type { interactiveSections } from '../../generated/section-registry';
import type { Section, SectionType } from '../../generated/types';
import type { TagSettings } from '../features/tracking/tags';
import type { AddressedLanguages } from '../shared/language';
import type { ConsentQuestion, PageManifest } from '../shared/manifest';

export type InteractiveSection = Extract<Section, { type: keyof typeof interactiveSections }>;

/** A section that never changes in the browser: its finished HTML, which a document's data leaves to its body. */
export interface StaticSectionData extends Pick<Section, 'id' | 'tone' | 'when'> {
  readonly type: SectionType;
  /** Whether the HTML holds a heading by which the section is labelled. */
  readonly titled?: true;
  readonly html: string;
}

export type SectionData = StaticSectionData | InteractiveSection;

/** What the browser gets of a page: the manifest with its static sections rendered, without what only others read. */
export interface PageData extends Omit<PageManifest, 'drawings' | 'metadata' | 'sections' | 'shortTitle'> {
  readonly metadata: Pick<PageManifest['metadata'], 'title'>;
  /** The drawings that interactive sections show. */
  readonly drawings: Readonly<PageManifest['drawings']>;
  readonly sections: readonly SectionData[];
}

/** What a prerendered document carries besides its HTML. The shell is fetched with React. */
export interface DocumentData {
  readonly page: PageData;
  readonly visit: VisitData;
}

/** What is known of the shell before React is there. */
export interface VisitData {
  readonly languages: AddressedLanguages;
  /** When the visitor's country is looked up, where the site does that. */
  readonly geolocation?: 'onLoad' | 'afterConsent';
  readonly tracking?: TagSettings;
  readonly placeholder?: string;
  readonly consent?: Pick<ConsentQuestion, 'version' | 'renewalMonths'>;
}

/** Whether a section has been rendered by the build and is sent as HTML. */
export function isStatic(section: SectionData): section is StaticSectionData {
  return Object.hasOwn(section, 'html');
}
