import { countBy } from '../../shared/count-by';
import { singularUnits } from '../figures/time-units';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { type CountedWord, countedWords, runsWithCounts } from '../texts/counted-words';
import { fewInEach } from '../texts/few-faults';
import { functionWordsIn } from '../texts/language-of';
import { type ReadableText, textOf } from '../texts/readable-texts';
import { noted } from '../values/notes';
import { inFiles } from '../values/values';

/** In so many files others are counted. */
const USUAL = 2;
/** A year counts nothing. */
const MOST = 1000;

/** What the site counts in the plural elsewhere is in the plural behind any number: «{{facts.students}} alumno», where it says «16 alumnos». */
export const nounNumberWrong: Rule<'noun-number-wrong'> = (site) => {
  const plurals = pluralsOf(site);
  if (plurals.size === 0) return [];
  const files = site.sources.filter((source) => wordsCounted(source, site.contract).some((key) => plurals.has(key)));
  const counted = countedNouns({ sources: files, contract: site.contract });
  return fewInEach(counted, textOf, ({ written, count, fact, number = site.facts[fact], key, word, part }) => {
    const correct = plurals.get(key);
    const isSeveral = Number.isInteger(number) && Number(number) > 1 && Number(number) < MOST;
    if (correct === undefined || !isSeveral) return [];
    const { source, pointer } = written;
    const fix = fixOfText(written, [{ ...part, text: correct }], false);
    const details = { count, noun: word, correct };
    return [{ code: 'noun-number-wrong', place: { source, pointer, part }, details, fix }];
  });
};

/** The plural of each word in the singular behind a number that the site usually counts in the plural, by language and word. */
function pluralsOf({ sources, contract }: DraftSite): ReadonlyMap<string, string> {
  const files = countBy(
    sources.flatMap((source) => wordsCounted(source, contract)),
    (key) => key,
  );
  return new Map(
    [...files.keys()].flatMap((key) => {
      const plural = key.endsWith('s')
        ? undefined
        : [`${key}s`, `${key}es`].find((one) => (files.get(one) ?? 0) >= USUAL);
      return plural === undefined ? [] : [[key, plural.slice(plural.indexOf(' ') + 1)] as const];
    }),
  );
}

interface CountedNoun extends CountedWord {
  readonly written: ReadableText;
  /** The language and the word. */
  readonly key: string;
}

const NOUN = /^\p{Ll}{3,}$/u;

const countedNouns = inFiles((source, contract): readonly CountedNoun[] =>
  runsWithCounts({ sources: [source], contract }).flatMap((run) => {
    const { written } = run;
    const language = contract.languages.find(({ code }) => code === written.language);
    if (language === undefined) return [];
    const { code, locale } = language;
    return countedWords(run).flatMap((counted) => {
      const { word, number, before, behind } = counted;
      if (!NOUN.test(word) || functionWordsIn(word, [code]) > 0) return [];
      // Units of time are told on any site.
      if (singularUnits(locale).has(word) || (number !== undefined && isName(before))) return [];
      if (!word.endsWith('s') && isCompound(behind, code)) return [];
      return [{ ...counted, written, key: `${code} ${word}` }];
    });
  }),
);

/** The words that a file counts, each with its language. */
const wordsCounted = noted('counted', (source, contract) =>
  Array.from(new Set(countedNouns({ sources: [source], contract }).map(({ key }) => key))),
);

/** Behind another word, a number may be its name: «Bloque 2». */
function isName(before: string): boolean {
  return /[\p{L}\d}]\s*$/u.test(before);
}

/** “16 student places”: what is counted is the last of the nouns. */
function isCompound(behind: string, language: string): boolean {
  const [, next = ''] = /^\s+(\p{L}+)/u.exec(behind) ?? [];
  return next !== '' && functionWordsIn(next.toLowerCase(), [language]) === 0;
}
