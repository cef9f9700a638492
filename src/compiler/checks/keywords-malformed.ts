import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { oncePerPlace } from '../addresses/path-claims';
import { setEdit } from '../findings/fixes';
import { inLanguage } from '../languages';
import type { Rule } from '../rule';
import { functionWordsIn } from '../texts/language-of';
import { wordsIn } from '../texts/words';

/** Keywords stand between commas, each once, without the signs of a social network. */
export const keywordsMalformed: Rule<'keywords-malformed'> = (site) =>
  oncePerPlace(
    site.pages.all.flatMap(({ page: { value, source, pointer } }) => {
      const { keywords } = value;
      const inEach = site.contract.languages.map(({ code }) => inLanguage(keywords, code) ?? '');
      const areApart = inEach.some((text) => text.split(',').length >= FEWEST_APART);
      return site.contract.languages.flatMap(({ code }, index) => {
        const text = inEach[index] ?? '';
        const place = { source, pointer: [...pointer, 'keywords', ...(isRecord(keywords) ? [code] : [])] };
        const correct = corrected(text);
        if (correct !== '' && isRun(correct, code, areApart))
          return [{ code: 'keywords-malformed' as const, place, details: {} }];
        if (correct === '' || correct === normal(text)) return [];
        const fix = { edits: [setEdit(place, correct)], isCertain: true };
        return [{ code: 'keywords-malformed' as const, place, details: { correct }, fix }];
      });
    }),
  );

/** So many keywords are more than one of which a comma is a part. */
const FEWEST_APART = 3;
/** More words than a keyword has, where another language parts them, and where none does. */
const MANY_WORDS = { apart: 5, anywhere: 7 };

/** Whether keywords run into each other without a comma: where the other languages have several, or there are too many words for one. */
function isRun(text: string, language: Language, areApart: boolean): boolean {
  if (/[,、،，·|]|\{\{/.test(text)) return false;
  const words = wordsIn(text).filter(({ small }) => functionWordsIn(small, [language]) === 0);
  return words.length >= (areApart ? MANY_WORDS.apart : MANY_WORDS.anywhere);
}

function corrected(text: string): string {
  // What stands after a semicolon, a line or a sign of a network is another keyword; in a token it is part of it.
  const parts = text.includes('{{') ? text.split(',') : text.split(/[,;\n]|\s#|^#/);
  const keywords = new Map<string, string>();
  for (const part of parts.map((part) => part.trim()).filter((part) => part !== '')) {
    const key = part.toLowerCase();
    if (!keywords.has(key)) keywords.set(key, part);
  }
  return [...keywords.values()].join(', ');
}

function normal(text: string): string {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
