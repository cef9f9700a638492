import type { Rule } from '../rule';

/** A style sheet can be read to its end. */
export const cssSyntax: Rule<'css-syntax'> = ({ styles }) =>
  styles.flatMap(({ path, text, syntaxError }) => {
    if (syntaxError === undefined) return [];
    const { reason, offset } = syntaxError;
    const place = { file: path, text, part: { offset, length: 1 } };
    return [{ code: 'css-syntax', place, details: { reason: withoutWord(reason) } }];
  });

/** The parser names the word that it does not know, which is the one the problem stands at. */
function withoutWord(reason: string): string {
  return reason.replace(/^(Unknown word).*/, '$1');
}
