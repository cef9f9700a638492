/** What the styles of the program know of a theme: made by `npm run generate` (scripts/generate/style-names.ts). */
export interface StyleNames {
  /** What a theme may set, by name, with what it is by default. */
  readonly defaults: Readonly<Record<string, string>>;
  /** Every name that is set or asked for. */
  readonly all: readonly string[];
  /** The classes of what visitors see. */
  readonly classes: readonly string[];
}
