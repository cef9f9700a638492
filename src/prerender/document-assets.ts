import type { PageManifest, Shell } from '../shared/manifest';

/** The files of bundle and theme that a document names. */
export interface DocumentAssets {
  /** Runs before anything is painted: settles language, visitor and old addresses. */
  readonly boot: string;
  readonly script: string;
  readonly styles: readonly string[];
  /** Fonts to be fetched before the style sheet asks for them: at most two. */
  readonly fonts: readonly string[];
  /** The live preview's own script, which comes before the others. */
  readonly preview?: string;
}

/** The files of bundle and theme that the documents of a site name. */
export interface SiteAssets extends Omit<DocumentAssets, 'styles'> {
  /** What a page looks like, whichever of its languages is shown. */
  readonly stylesOf: (page: Pick<PageManifest, 'id'>) => readonly string[];
  readonly sectionStyles?: Shell['sectionStyles'];
}
