/** A file to be written, relative to the folder of its stage. Emitters return these; one writer writes them. */
export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** One that is made when somebody asks for its content. */
export function madeOnDemand(path: string, make: () => string): OutputFile {
  let content: string | undefined;
  return {
    path,
    get content() {
      content ??= make();
      return content;
    },
  };
}
