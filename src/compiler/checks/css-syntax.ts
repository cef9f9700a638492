import type { Rule } from '../rule';
import { PROPERTIES } from '../theme/properties';
import { mergeConflictsIn } from '../yaml/merge-conflicts';

/** A style sheet can be read to its end, and so can the conditions in it. */
export const cssSyntax: Rule<'css-syntax'> = ({ styles }) =>
  styles.flatMap((written) => {
    const [unmerged] = mergeConflictsIn(written.text);
    if (unmerged !== undefined) {
      const part = { offset: unmerged.offset, length: MARK_LENGTH };
      return [{ code: 'css-syntax', place: { written, part }, details: { reason: 'Unmerged' } } as const];
    }
    if (written.syntaxError !== undefined) {
      const { reason, ...part } = written.syntaxError;
      const place = { written, part };
      const told = withoutWord(reason);
      const line = lineMeant(told, written.text, part.offset);
      if (line === undefined) return [{ code: 'css-syntax', place, details: { reason: told } } as const];
      const { correct, ...at } = line;
      const fix = { edits: [{ do: 'replace' as const, file: written.path, ...at, text: correct }], isCertain: false };
      return [{ code: 'css-syntax', place, details: { reason: told, correct }, fix } as const];
    }
    return written.conditions.flatMap(({ address, start }) => {
      const opened = unclosedIn(address);
      const part = { offset: start + (opened ?? 0), length: 1 };
      return opened === undefined
        ? []
        : [{ code: 'css-syntax', place: { written, part }, details: { reason: 'Unclosed bracket' } } as const];
    });
  });

/** Of the sign with which git begins two versions of the same. */
const MARK_LENGTH = 7;

/** What the line in which something stands was to be. */
function lineMeant(reason: string, text: string, offset: number): MeantLine | undefined {
  if (reason === 'Unknown word') return lineWithColon(text, offset);
  const note = restOfLine(text, offset);
  const [sign = '', words = ''] = /^(?:\/\/|#|\/\*)\s*(.*\S)/.exec(note) ?? [];
  if (!OF_NOTES.has(reason) || words === '' || words.includes('*/')) return undefined;
  return { offset, length: sign.length, correct: `/* ${words} */` };
}

interface MeantLine {
  readonly offset: number;
  readonly length: number;
  readonly correct: string;
}

/** What is wrong with a note. */
const OF_NOTES: ReadonlySet<string> = new Set(['Hash comment', 'Line comment', 'Unclosed comment']);

/** `--call = #b4501a;`, `color red;`: the line in which something stands, with its colon. */
function lineWithColon(text: string, offset: number): MeantLine | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = restOfLine(text, start);
  const [, blanks = '', name = '', value = ''] =
    /^(\s*)(-{0,2}[a-z][\w-]*)(?:\s*=\s*|\s+)([^\s:;{}=][^:;{}=]*);?\s*$/i.exec(line) ?? [];
  if (!name.startsWith('--') && !PROPERTIES.includes(name)) return undefined;
  const correct = `${name}: ${value.trimEnd()};`;
  return { offset: start + blanks.length, length: line.trim().length, correct };
}

function restOfLine(text: string, start: number): string {
  return text.slice(start, start + LONGEST_LINE).split('\n', 1)[0] ?? '';
}

const LONGEST_LINE = 300;

/** The parser names the word that it does not know, which is the one the problem stands at. */
function withoutWord(reason: string): string {
  return reason.replace(/^(Unknown word).*/, '$1');
}

/** Where a bracket opens that nothing closes. */
function unclosedIn(condition: string): number | undefined {
  const open: number[] = [];
  for (const { 0: bracket, index } of condition
    .replaceAll(/"[^"]*"|'[^']*'/g, (text) => ' '.repeat(text.length))
    .matchAll(/[()]/g)) {
    if (bracket === '(') open.push(index);
    else open.pop();
  }
  return open[0];
}
