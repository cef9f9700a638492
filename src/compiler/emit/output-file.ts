/** A file to be written, relative to the folder of its stage. Emitters return these; one writer writes them. */
export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}
