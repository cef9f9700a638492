import type { Rule } from '../rule';
import { PROPERTIES } from '../theme/properties';

/** A style sheet can be read to its end, and so can the conditions in it. */
export const cssSyntax: Rule<'css-syntax'> = ({ styles }) =>
  styles.flatMap((written) => {
    if (written.syntaxError !== undefined) {
      const { reason, ...part } = written.syntaxError;
      const place = { written, part };
      const told = withoutWord(reason);
      const line = told === 'Unknown word' ? lineWithColon(written.text, part.offset) : undefined;
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

/** `--call = #b4501a;`, `color red;`: the line in which something stands, with its colon. */
function lineWithColon(text: string, offset: number): { offset: number; length: number; correct: string } | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(start, start + LONGEST_LINE).split('\n', 1);
  const [, blanks = '', name = '', value = ''] =
    /^(\s*)(-{0,2}[a-z][\w-]*)(?:\s*=\s*|\s+)([^\s:;{}=][^:;{}=]*);?\s*$/i.exec(line) ?? [];
  if (!name.startsWith('--') && !PROPERTIES.includes(name)) return undefined;
  const correct = `${name}: ${value.trimEnd()};`;
  return { offset: start + blanks.length, length: line.trim().length, correct };
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
