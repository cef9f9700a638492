/** The files of the bundle that a document names. */
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
