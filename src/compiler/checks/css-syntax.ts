import type { Rule } from '../rule';

/** A style sheet can be read to its end, and so can the conditions in it. */
export const cssSyntax: Rule<'css-syntax'> = ({ styles }) =>
  styles.flatMap((written) => {
    if (written.syntaxError === undefined) {
      const remark = remarkOfOneLine(written.text);
      if (remark !== undefined) {
        const part = { offset: remark, length: 2 };
        return [{ code: 'css-syntax', place: { written, part }, details: { reason: 'Line comment' } } as const];
      }
      return written.conditions.flatMap(({ address, start }) => {
        const opened = unclosedIn(address);
        const part = { offset: start + (opened ?? 0), length: 1 };
        return opened === undefined
          ? []
          : [{ code: 'css-syntax', place: { written, part }, details: { reason: 'Unclosed bracket' } } as const];
      });
    }
    const { reason, offset } = written.syntaxError;
    const place = { written, part: { offset, length: 1 } };
    return [{ code: 'css-syntax', place, details: { reason: withoutWord(reason) } }];
  });

/** Where a remark begins as in other languages: browsers take it, and what follows up to a brace or a semicolon, for a rule. */
function remarkOfOneLine(text: string): number | undefined {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/gi, (part) =>
    ' '.repeat(part.length),
  );
  return /(?<![^\s;{}])\/\//.exec(code)?.index;
}

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
