import { inPathOrder, isSameContent, type SiteFiles } from '../../compiler/source';
import { decodeText, type FileText } from '../../editing/file-text';
import { EditRefused } from '../../editing/operation';
import type { FileState } from '../backend/backend';

/** The bytes of a file, or nothing where there is none. */
export type Content = Uint8Array | undefined;

/** What a file says; nothing where there is none, or it is no text. */
export function decodedText(content: Content): FileText | undefined {
  if (content === undefined) return undefined;
  try {
    return decodeText(content);
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}

/** The files with some of them made others, in the order in which files are read. */
export function withFiles(files: SiteFiles, states: readonly FileState[]): SiteFiles {
  if (states.length === 0) return files;
  const result = new Map(files);
  let isInOrder = true;
  for (const { path, content } of states) {
    if (content === undefined) result.delete(path);
    else {
      isInOrder &&= result.has(path);
      result.set(path, content);
    }
  }
  return isInOrder ? result : inPathOrder(result);
}

/** What makes one set of files another one. */
export function differences(from: SiteFiles, to: SiteFiles): FileState[] {
  const gone = [...from.keys()].filter((path) => !to.has(path));
  const others = [...to].filter(([path, content]) => !isSameContent(from.get(path), content)).map(([path]) => path);
  return [...gone, ...others].sort().map((path) => ({ path, content: to.get(path) }));
}
