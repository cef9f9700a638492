/** What a file is called, without its folders. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The same without its ending. */
export function fileStemOf(path: string): string {
  return fileNameOf(path).replace(/\.\w+$/, '');
}
