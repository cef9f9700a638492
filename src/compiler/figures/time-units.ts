import { languageData } from '../language-data/known-languages';
import { wordPairs } from '../language-data/word-pairs';

const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year'];

const unitsByLocale = new Map<string, ReadonlyMap<string, string>>();

/** Which unit of time a word of a language is: `month` for «meses». In small letters, without a full stop. */
export function timeUnits(locale: string): ReadonlyMap<string, string> {
  const units =
    unitsByLocale.get(locale) ??
    new Map([
      ...UNITS.flatMap((unit) => unitNames(unit, locale).map((name) => [name, unit] as const)),
      ...wordPairs(languageData(locale)?.unitForms),
    ]);
  unitsByLocale.set(locale, units);
  return units;
}

const pluralsByLocale = new Map<string, ReadonlyMap<string, string>>();

/**
 * What units of time are called where there are several, by what one alone is called: «meses» by «mes». Of languages that
 * call two, a few and many by different names, nothing.
 */
export function singularUnits(locale: string): ReadonlyMap<string, string> {
  const nameOf = (unit: string, value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
      .formatToParts(value)
      .find(({ type }) => type === 'unit')?.value ?? '';
  const known = pluralsByLocale.get(locale);
  if (known !== undefined) return known;
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const isSimple = pluralCategories.every((category) => ['one', 'many', 'other'].includes(category));
  const names = isSimple ? UNITS.map((unit) => [nameOf(unit, 1), nameOf(unit, 24)] as const) : [];
  const plurals = new Map(names.filter(([one, several]) => one !== several && several !== ''));
  pluralsByLocale.set(locale, plurals);
  return plurals;
}

/** One, two, a few and many, each of which has a name of its own somewhere: «день», «дні», «днів». */
const NUMBERS = [1, 2, 5, 24];

function unitNames(unit: string, locale: string): string[] {
  const written = (['long', 'short'] as const).flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
    return NUMBERS.map((value) => format.format(value));
  });
  const names = written.map((text) => text.replaceAll(/[\d\s\u00a0]/g, '').toLowerCase());
  const functionWords = new Set(languageData(locale)?.functionWords.split(/\s/));
  return names.flatMap((name) => {
    const bare = name.replaceAll('.', '');
    // «R$ 90 sem taxas»
    const isOtherWord = bare !== name && functionWords.has(bare);
    return isOtherWord || (unit !== 'hour' && MEASURES.includes(bare)) ? [] : [bare];
  });
}

/** What is written so is metres, litres, tonnes, grams and «de 5 a 7» rather than months, weeks and years cut short. */
const MEASURES: readonly string[] = ['a', 'g', 'l', 'm', 't'];
