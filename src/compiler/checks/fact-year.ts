import { type Language, type Languages, languageNamed } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { type WrittenFact, writtenFacts } from '../facts/written-facts';
import { languageData } from '../language-data/known-languages';
import type { Rule } from '../rule';
import { runsWithFacts } from '../texts/readable-texts';

/** A year is no number, which a language may write in groups: “since 1,987”. */
export const factYear: Rule<'fact-year'> = (site) => {
  const { languages } = site.contract;
  const likeYears = writtenFacts(site).flatMap((fact) => yearIn(fact) ?? []);
  if (likeYears.length === 0) return [];
  const said = runsWithFacts(site).flatMap(({ written: { language }, text }) =>
    (language === undefined ? languages.map(({ code }) => code) : [language]).flatMap((code) =>
      factsSince(text, code).map((fact) => ({ fact, code })),
    ),
  );
  return likeYears.flatMap(({ source, name, year }) => {
    const shown = said
      .filter(({ fact }) => fact === name)
      .map(({ code }) => asNumber(year, code, languages))
      .find((written) => written !== String(year));
    if (shown === undefined) return [];
    const edits = [
      { do: 'set', file: source.path, pointer: [name, 'type'], value: 'text' },
      { do: 'set', file: source.path, pointer: [name, 'value'], value: String(year) },
    ] as const;
    return [
      {
        code: 'fact-year' as const,
        place: { source, pointer: [name, 'value'] },
        details: { fact: name, year, shown },
        fix: { edits, isCertain: false },
      },
    ];
  });
};

const YEARS = { first: 1500, last: 2199 };

function yearIn({ source, name, type, value }: WrittenFact) {
  const mayBeYear = type === undefined || type === 'count';
  if (!mayBeYear || typeof value !== 'number' || !Number.isInteger(value)) return undefined;
  return value < YEARS.first || value > YEARS.last ? undefined : { source, name, year: value };
}

/** The facts of which a text says that something has been so since then. */
function factsSince(text: string, language: Language): readonly string[] {
  const pattern = sincePattern(language);
  return pattern === undefined ? [] : [...text.matchAll(pattern)].map(([, fact = '']) => fact);
}

const sincePattern = oncePerLanguage((language): RegExp | undefined => {
  const { since } = languageData(language) ?? {};
  if (since === undefined) return undefined;
  return new RegExp(`(?<!\\p{L})(?:${since}) \\{\\{ *facts\\.([\\w-]+) *\\}\\}(?!(?:\\s|&nbsp;)?[%\\p{Sc}])`, 'giu');
});

function asNumber(year: number, code: Language, languages: Languages): string {
  return new Intl.NumberFormat(languageNamed(code, languages).locale).format(year);
}
