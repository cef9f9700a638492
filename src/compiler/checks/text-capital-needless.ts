import { capitalised } from '../../shared/capitalised';
import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import { monthsWritten, weekdaysWritten } from '../standards/calendar-names';
import { fewInEach } from '../texts/few-faults';
import { isName } from '../texts/kinds-of-text';
import { plainTexts, type ReadableText, readableRuns, textOf } from '../texts/readable-texts';

/**
 * Days of the week and months have no capital where the language writes them small; feasts and names have one. Nor have the
 * little words of a title, where only its first word and names have one.
 */
export const textCapitalNeedless: OwnRule<'text-capital-needless'> = (site) => [
  ...inCalendar(site),
  ...plainTexts(site)
    .filter((written) => !isName(written))
    .flatMap(inTitle),
];

const inCalendar: OwnRule<'text-capital-needless'> = (site) =>
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

/** Whether every word of a title has a capital. */
const EACH_WORD = /^(?:[¿¡«“(]*\p{Lu}\p{L}*[,:;.?!»”)]*(?:\s+|$)){3,}$/u;

/** «Pan Sin Prisa», as titles are written in English. */
function inTitle(written: ReadableText): Finding<'text-capital-needless'>[] {
  const { source, pointer, text, language = '' } = written;
  const little = littleWordsOf(language);
  if (little === undefined || !EACH_WORD.test(text) || text === text.toUpperCase()) return [];
  const words = [...text.matchAll(little)].map(({ 0: word, index }) => ({
    offset: index,
    length: word.length,
    text: word.toLowerCase(),
  }));
  const [first] = words;
  if (first === undefined) return [];
  const part = { offset: first.offset, length: first.length };
  const word = text.slice(part.offset, part.offset + part.length);
  const fix = fixOfText(written, words, false);
  const details = { word, correct: first.text, isOfTitle: true as const };
  return [{ code: 'text-capital-needless', place: { source, pointer, part }, details, fix }];
}

/** Behind another word, and not at the end. */
const littleWordsOf = oncePerLanguage((language) => {
  const { smallInTitles } = languageData(language) ?? {};
  if (smallInTitles === undefined) return undefined;
  const words = smallInTitles.split(' ').map((word) => capitalised(word));
  return new RegExp(`(?<=\\p{L} )(?:${words.join('|')})(?= \\p{L})`, 'gu');
});

/** Names of days and months with a capital, and where they should have none. */
interface Names {
  readonly names: RegExp;
  readonly patterns: readonly RegExp[];
}

/** Nothing of a language that writes them with a capital, or of which that is not known. */
const namesOf = oncePerLanguage((language): Names | undefined => {
  const { beforeDays: day, beforeMonths: month, dayAsName, inDates = {} } = languageData(language) ?? {};
  const { beforeMonth = '', beforeYear = '', beforeSmall, feasts = '' } = inDates;
  if (beforeSmall !== undefined) return inDatesOnly(language, beforeSmall, feasts);
  if (day === undefined || month === undefined) return undefined;
  const [days, months] = [weekdaysWritten(language, 'long'), monthsWritten(language, 'long')].map((names) =>
    names.map((name) => capitalised(name)).join('|'),
  );
  const isNoName = `(?!\\p{L}| (?:${beforeYear})?\\p{Lu}| (?:${beforeYear})?\\d{1,2}(?!\\d))`;
  const isOfNobody = dayAsName ? `(?<!(?<!\\p{L})(?:${dayAsName.before}) (?=${dayAsName.day}))` : '';
  const patterns = [
    new RegExp(`(?<=(?<!\\p{L})(?:${day}) )${isOfNobody}(?:${days})s?${isNoName}`, 'gu'),
    new RegExp(`(?<=(?<!\\p{L})(?:${month}) )(?:${months})${isNoName}`, 'gu'),
    new RegExp(`(?<=(?<!\\d)\\d{1,2} (?:${beforeMonth}))(?:${months})(?= (?:${beforeYear})(?:19|20)\\d\\d)`, 'gu'),
  ];
  return { names: new RegExp(`${days}|${months}`), patterns };
});

/** The months of dates: behind what stands before the number of a day, and at both ends of a span, but of feasts. */
function inDatesOnly(language: Language, before: string, feasts: string): Names {
  const small = monthsWritten(language, 'long');
  const months = small.map((name) => capitalised(name)).join('|');
  const anyMonth = `(?:${small.join('|')}|${months})`;
  const day = `(?!(?:${feasts})(?!\\p{L}))\\d{1,2}(?:er|[º°])? `;
  const patterns = [
    new RegExp(`(?<=(?<!\\p{L})(?:${before})${day})(?:${months})(?!\\p{L})`, 'gu'),
    new RegExp(`(?<=(?<![\\p{L}\\d])${day})(?:${months})(?=\\s?[–-]\\s?\\d{1,2} ${anyMonth}(?!\\p{L}))`, 'gu'),
    new RegExp(`(?<=\\d ${anyMonth}\\s?[–-]\\s?${day})(?:${months})(?!\\p{L})`, 'gu'),
  ];
  return { names: new RegExp(months), patterns };
}
