import type { Language } from '../../shared/language';
import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';
import { oncePerLanguage } from '../values/once-per-object';

/** What stands before a day of the week, and before a month, in the languages that write both with small letters. */
const BEFORE: Readonly<Record<Language, { readonly day: string; readonly month: string }>> = {
  ca: { day: '[Ee]l|[Ee]ls|del|dels|al|als|[Dd]e|a|i|[Cc]ada', month: '[Ee]n|[Aa]l|[Dd]es de|[Ff]ins al' },
  es: { day: '[Ee]l|[Ll]os|del|al|[Dd]e|a|y|[Cc]ada', month: '[Ee]n|[Dd]esde|[Hh]asta' },
};

/** Days of the week and months have no capital where the language writes them small; feasts and names have one. */
export const textCapitalNeedless: OwnRule<'text-capital-needless'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const { source, pointer, language = '' } = written;
    if (!Object.hasOwn(BEFORE, language)) return [];
    const { names, patterns } = namesOf(language);
    if (!names.test(text)) return [];
    return patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: word, index }) => {
        const part = { offset: offset + index, length: word.length };
        const correct = word.charAt(0).toLowerCase() + word.slice(1);
        const fix = fixOfText(written, [{ ...part, text: correct }], false);
        return {
          code: 'text-capital-needless' as const,
          place: { source, pointer, part },
          details: { word, correct },
          fix,
        };
      }),
    );
  });

/** «La tienda de Domingo»: somebody may be called so. */
const BEFORE_NAME = '(?<!\\p{L})(?:[Dd]e|a|y) (?=Domingo(?!s))';

/** Names of days and months with a capital, and where they should have none. */
interface Names {
  readonly names: RegExp;
  readonly patterns: readonly RegExp[];
}

const namesOf = oncePerLanguage((language): Names => {
  const { day = '', month = '' } = BEFORE[language] ?? {};
  const named = (options: Intl.DateTimeFormatOptions, dates: readonly Date[]) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return dates
      .map((date) => format.format(date))
      .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
      .join('|');
  };
  const days = named(
    { weekday: 'long' },
    Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2023, 0, index + 1))),
  );
  const months = named(
    { month: 'long' },
    Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2023, index, 1))),
  );
  const isNoName = '(?!\\p{L}| (?:de |del )?\\p{Lu}| (?:de |del )?\\d{1,2}(?!\\d))';
  const patterns = [
    new RegExp(`(?<=(?<!\\p{L})(?:${day}) )(?<!${BEFORE_NAME})(?:${days})s?${isNoName}`, 'gu'),
    new RegExp(`(?<=(?<!\\p{L})(?:${month}) )(?:${months})${isNoName}`, 'gu'),
    new RegExp(`(?<=(?<!\\d)\\d{1,2} de )(?:${months})(?= (?:de|del) (?:19|20)\\d\\d)`, 'gu'),
  ];
  return { names: new RegExp(`${days}|${months}`), patterns };
});
