import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { runsWith, textOf } from '../texts/readable-texts';

/** The days of the week, and the months that are no other word in small letters, as “march”, “may” and “august” are. */
const NAME =
  /(?<![\p{L}\p{N}@#/._-])(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december)s?(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;
const runsWithNames = runsWith(/(?:day|uary|april|june|july|ber)s?(?!\p{L})/u);

/** In English, days of the week and months have a capital. */
export const textCapitalMissing: OwnRule<'text-capital-missing'> = (site) =>
  fewInEach(runsWithNames(site), textOf, ({ written, text, offset }) => {
    const { source, pointer, language } = written;
    if (language?.split('-')[0] !== 'en') return [];
    return [...text.matchAll(NAME)].map(({ 0: word, index }) => {
      const part = { offset: offset + index, length: word.length };
      const correct = word.charAt(0).toUpperCase() + word.slice(1);
      const fix = fixOfText(written, [{ ...part, text: correct }], true);
      return {
        code: 'text-capital-missing' as const,
        place: { source, pointer, part },
        details: { word, correct },
        fix,
      };
    });
  });
