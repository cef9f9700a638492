import type { DraftSite } from '../compiler/site';
import { decodeText } from '../editing/file-text';
import { EditRefused } from '../editing/operation';
import { readData } from '../editing/parsed-yaml';
import type { ContentKind } from './content-kinds';

/** The file in which something of a kind stands, given its name, or the name of what it stands in. */
export function fileFor({ file }: ContentKind, name = ''): string {
  return file.files.replace('*', name);
}

/** What a file says; nothing, where it is not there. Throws {@link EditRefused} where it cannot be read. */
export function dataOf({ files }: DraftSite, file: string): unknown {
  const content = files.get(file);
  if (content === undefined) return undefined;
  const read = readData(decodeText(content).text);
  if (read === undefined) throw new EditRefused('unreadable');
  return read.data;
}

/** The same, and nothing where it cannot be read, which is told when something is to be put into it. */
export function readableDataOf(site: DraftSite, file: string): unknown {
  try {
    return dataOf(site, file);
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}
