import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { Figure } from '../figures/figure';
import { languageData } from '../language-data/known-languages';
import { wordPairs } from '../language-data/word-pairs';

/** What a text says in a language. */
interface Said {
  readonly text: string;
  readonly language: Language;
}

/** Without the days that the other text calls by their names: «25 de diciembre», “Christmas Day”. */
export function withoutFeasts(
  figures: readonly Figure[],
  others: readonly Figure[],
  { text, language }: Said,
): readonly Figure[] {
  const months = new Set(figures.flatMap(({ kind, value }) => (kind === 'month' ? [value] : [])));
  if (months.size === 0) return figures;
  const said = new Set(others.map(({ value }) => value));
  const named = feastsOf(language).filter(({ month, name }) => months.has(month) && name.test(text));
  const days = new Set(named.map(({ day }) => day).filter((day) => !said.has(day)));
  return figures.filter(({ kind, value }) => kind !== 'number' || !days.has(value));
}

const feastsOf = oncePerLanguage((language) =>
  wordPairs(languageData(language)?.feasts).map(([name, date]) => {
    const [month = '', day = ''] = date.split('-');
    return { month, day, name: asWords(name.replaceAll('’', "[’']")) };
  }),
);

/** Without the classes of schools, where they are those of two countries: «4.º de la ESO», “Year 11”. */
export function withoutSchoolYears(sides: readonly [Said, Said]): readonly [Said, Said] {
  const [one, other] = sides.map(({ language }) => schoolYearsOf(language));
  if (one === undefined || other === undefined || one.country === other.country) return sides;
  const [{ text }, { text: ofOther }] = sides;
  if (text.search(one.named) < 0 || ofOther.search(other.named) < 0) return sides;
  return [
    { ...sides[0], text: text.replaceAll(one.named, ' ') },
    { ...sides[1], text: ofOther.replaceAll(other.named, ' ') },
  ];
}

const schoolYearsOf = oncePerLanguage((language) => {
  const { schoolYears } = languageData(language) ?? {};
  return schoolYears && { country: schoolYears.country, named: asWords(schoolYears.named, 'giu') };
});

function asWords(pattern: string, flags = 'iu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?!\\p{L})`, flags);
}
