import type { Rule } from '../rule';

/** A style sheet can be read to its end, and so can the conditions in it. */
export const cssSyntax: Rule<'css-syntax'> = ({ styles }) =>
  styles.flatMap((written) => {
    if (written.syntaxError !== undefined) {
      const { reason, ...part } = written.syntaxError;
      return [{ code: 'css-syntax', place: { written, part }, details: { reason: withoutWord(reason) } } as const];
    }
    return written.conditions.flatMap(({ address, start }) => {
      const opened = unclosedIn(address);
      const part = { offset: start + (opened ?? 0), length: 1 };
      return opened === undefined
        ? []
        : [{ code: 'css-syntax', place: { written, part }, details: { reason: 'Unclosed bracket' } } as const];
    });
  });

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
