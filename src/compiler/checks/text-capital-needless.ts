import { capitalised } from '../../shared/capitalised';
import { languageData } from '../language-data/known-languages';
import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';
import { oncePerLanguage } from '../values/once-per-object';

/** Days of the week and months have no capital where the language writes them small; feasts and names have one. */
export const textCapitalNeedless: OwnRule<'text-capital-needless'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const { source, pointer, language = '' } = written;
    const { names, patterns } = namesOf(language) ?? {};
    if (patterns === undefined || !names?.test(text)) return [];
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

/** Nothing of a language that writes them with a capital, or of which that is not known. */
const namesOf = oncePerLanguage((language): Names | undefined => {
  const { beforeDays: day, beforeMonths: month } = languageData(language) ?? {};
  if (day === undefined || month === undefined) return undefined;
  const named = (options: Intl.DateTimeFormatOptions, dates: readonly Date[]) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return dates
      .map((date) => format.format(date))
      .map((name) => capitalised(name))
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
