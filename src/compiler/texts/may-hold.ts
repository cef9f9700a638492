import { oncePerObject } from '../../shared/once-per-object';
import type { Source } from '../source';

/** Whether words in small letters may stand in a file, whatever has a capital there: in the others they need not be looked for. */
export function mayHold(source: Source, words: string): boolean {
  const [written, sought] = [writtenSmall(source), JSON.stringify(words).slice(1, -1)];
  for (let at = written.indexOf(sought); at >= 0; at = written.indexOf(sought, at + 1)) {
    if (!isWithinWord(written, at) && !isWithinWord(written, at + sought.length)) return true;
  }
  return false;
}

/** Two letters, of which the first is not that of a line break, `\n`. */
const WITHIN_WORD = /^(?:[^\\]|)\p{L}{2}$/u;

function isWithinWord(text: string, at: number): boolean {
  return at < text.length && WITHIN_WORD.test(text.slice(Math.max(0, at - 2), at + 1));
}

const writtenSmall = oncePerObject(({ data }: Source) => JSON.stringify(data ?? null).toLowerCase());
