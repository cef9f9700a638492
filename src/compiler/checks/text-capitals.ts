import { TOKEN } from '../../shared/token-syntax';
import type { OwnRule } from '../rule';
import { functionWordsIn } from '../texts/language-of';
import { type TextBlock, textBlocks } from '../texts/text-blocks';
import { oncePerWord, wordsIn } from '../texts/words';

/** Fewer letters than these may be an abbreviation. */
const LONG_WORD = 5;
const RUN = /(?:(?<![\p{L}\p{N}])[\p{Lu}\p{N}]+(?![\p{L}\p{N}])[^\p{L}\p{N}{}]{0,24}){2,}/gu;

/** A text is not written in capitals, as if it were shouted: how it looks is a matter of the theme. */
export const textCapitals: OwnRule<'text-capitals'> = (site) =>
  textBlocks(site).flatMap((block) => {
    const { written, text, offset } = block;
    const found = shoutingIn(block);
    if (found === undefined) return [];
    const part = { offset: offset + found.index, length: found[0].trimEnd().length };
    const { source, pointer } = written;
    const details = { text: text.slice(found.index, found.index + part.length) };
    return [{ code: 'text-capitals', place: { source, pointer, part }, details }];
  });

const isLong = oncePerWord(({ written }) => /\p{Lu}{5}/u.test(written));

/** Names may be in capitals, and abbreviations are: a sentence of them has long words, or small ones that are none. */
function shoutingIn({ text, written: { language } }: TextBlock): RegExpExecArray | undefined {
  if (!wordsIn(text).some(isLong)) return undefined;
  const codes = language === undefined ? [] : [language];
  for (const run of text.matchAll(RUN)) {
    const words = run[0].match(/\p{Lu}+/gu) ?? [];
    const long = words.filter(({ length }) => length >= LONG_WORD).length;
    const small = functionWordsIn(run[0].toLowerCase(), codes);
    const isWhole = !/\p{Ll}/u.test(text.replaceAll(TOKEN, ''));
    const isShouted = long + small >= (isWhole ? 2 : 4) && long >= (isWhole ? 1 : 2);
    if (isShouted && !isCode(run[0])) return run;
  }
  return undefined;
}

/** A message of codes and figures, as machines send it to each other: “A1234/25: TWY M3 CLSD 02 JUN 06:00”. */
function isCode(run: string): boolean {
  const words = run.trim().split(/\s+/);
  const figures = words.filter((word) => /\d/.test(word));
  const mixed = figures.filter((word) => /\p{Lu}/u.test(word));
  return mixed.length >= 2 && figures.length * 3 > words.length;
}
