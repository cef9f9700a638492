import type { Rule } from '../rule';

/** A style sheet can be read to its end. */
export const cssSyntax: Rule<'css-syntax'> = ({ styles }) =>
  styles.flatMap((written) => {
    if (written.syntaxError === undefined) return [];
    const { reason, offset } = written.syntaxError;
    const place = { written, part: { offset, length: 1 } };
    return [{ code: 'css-syntax', place, details: { reason: withoutWord(reason) } }];
  });

/** The parser names the word that it does not know, which is the one the problem stands at. */
function withoutWord(reason: string): string {
  return reason.replace(/^(Unknown word).*/, '$1');
}
