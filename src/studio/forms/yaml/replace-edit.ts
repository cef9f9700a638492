import type { Edit } from '../../../compiler/findings/fix';
import { commonEnds } from '../../../editing/text-edits';

/** The least that has to be replaced in a file to make a text another; nothing where it is the same. */
export function replaceEdit(file: string, before: string, after: string): Extract<Edit, { do: 'replace' }> | undefined {
  if (before === after) return undefined;
  const { before: offset, after: kept } = commonEnds(before, after);
  const text = after.slice(offset, after.length - kept);
  return { do: 'replace', file, offset, length: before.length - kept - offset, text };
}
