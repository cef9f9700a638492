/** Where pictures lie: those of the content, and those of the look. */
export type PictureFolder = 'media' | 'theme';

/** Which files a place takes: pictures and, in the look, style sheets and fonts. */
export interface FileKind {
  readonly folder: PictureFolder;
  /** How the names of their files end. */
  readonly endings: readonly string[];
  /** How long they are at most, in pixels; a photograph may be as long as a screen. */
  readonly longest?: number;
}

/** Takes files into a folder: gives their paths there, with what makes the next step one with this, and of each of the others a sentence why not. */
export type TakeFilesIn = (
  files: readonly File[],
  kind: FileKind,
) => Promise<{ readonly paths: readonly string[]; readonly joins: string; readonly refusals: readonly string[] }>;
