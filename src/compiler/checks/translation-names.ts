import { groupBy } from '../../shared/group-by';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { namedAlike } from '../language-data/towns';
import type { Rule } from '../rule';
import type { Files } from '../site';
import { placeNames } from '../texts/place-names';
import type { LanguageText } from '../translations/localised-texts';
import {
  countNames,
  type DifferingPair,
  differingPairs,
  type MisspeltPair,
  misspeltPairs,
  type NameCount,
  nameKey,
  type ProperName,
} from '../translations/proper-names';
import { wordCounts } from '../translations/site-words';

type Found = Finding<'translation-names'>;

/** In so many texts at least, and nearly always, a name that all languages write alike stands in the other language, too; in one, where the other name stands nowhere else. */
const KNOWN = 2;
const SHARE = 0.75;

/** A place or somebody that one language names is no other one in the other language: Madrid here, Sevilla there. */
export const translationNames: Rule<'translation-names'> = (site) => {
  // What the site calls something may stand in a file that cannot be read.
  if (site.unreadable.size > 0) return [];
  const [differing, misspelt] = [differingPairs(site), misspeltPairs(site)];
  if (differing.length === 0 && misspelt.length === 0) return [];
  const isAnother = judgeOf(site);
  const found = differing.flatMap((pairs) => told(pairs.flatMap((pair) => isAnother(pair) ?? [])));
  return found.length > 0 || misspelt.length === 0 ? found : namesMisspelt(misspelt, site);
};

/** Told of what is written less often, of the original where several translations agree, and else of the translation. */
function namesMisspelt(pairs: readonly MisspeltPair[], { sources, contract }: Files): Found[] {
  const words = wordCounts({ sources, contract });
  const timesOf = ({ name }: ProperName) => {
    const times = contract.languages.map(({ code }) => words.get(code)?.get(name.toLowerCase()) ?? 0);
    return times.reduce((sum, each) => sum + each, 0);
  };
  const writings = groupBy(pairs, ({ original }) => original);
  /** Several translations write it alike. */
  const doAgree = (text: LanguageText, { name }: ProperName) =>
    (writings.get(text) ?? []).filter(({ other }) => other.name === name).length > 1;
  const found = pairs.map(({ original, translation, one, other }) =>
    timesOf(one) < timesOf(other) || doAgree(original, other)
      ? differs(translation, other, original, one)
      : differs(original, one, translation, other),
  );
  const placeOf = ({ place }: Found) => JSON.stringify('pointer' in place && [place.source.path, place.pointer]);
  return [...new Map(found.map((each) => [placeOf(each), each])).values()];
}

/** Two names of which one stands where the other is to stand. */
interface Differing {
  readonly pair: DifferingPair;
  readonly one: ProperName;
  readonly other: ProperName;
  /** Whether only the translation has one that the site knows. */
  readonly isOriginalOdd: boolean;
}

function judgeOf({ sources, contract }: Files): (pair: DifferingPair) => Differing | undefined {
  const counts = countNames(sources, contract);
  const words = wordCounts({ sources, contract });
  const places = new Set(placeNames({ sources, contract }).phrases.flatMap(namesWithin));
  const isKnown = (name: string, at: LanguageText, beside: LanguageText, fewest = KNOWN) => {
    if (places.has(name)) return true;
    const { said, shared }: NameCount = counts.get(nameKey(name, at, beside)) ?? { said: 0, shared: 0 };
    return shared >= fewest && shared >= (said - 1) * SHARE;
  };
  /** What the other language has elsewhere, or what has a word that stands nowhere else: else it may be what the other language calls it. */
  const isNoTranslation = (name: string, at: LanguageText, beside: LanguageText) =>
    (counts.get(nameKey(name, at, beside))?.shared ?? 0) > 0 || isNew(name, at);
  const isNew = (name: string, { language }: LanguageText) =>
    name.split(' ').some((word) => (words.get(language)?.get(word.toLowerCase()) ?? 0) <= 1);
  const isTelling = (name: string, at: LanguageText, beside: LanguageText) =>
    isKnown(name, at, beside) || isNoTranslation(name, at, beside);
  /** What the site calls by both names at once, as Madrid-Barajas, it may call by either. */
  const areOne = (one: string, other: string, at: LanguageText, beside: LanguageText) =>
    [`${one}-${other}`, `${other}-${one}`].some((both) => counts.has(nameKey(both, at, beside)));
  return (pair) => {
    const { original, translation } = pair;
    const alike = swappedTowns(pair);
    if (alike !== undefined)
      return {
        pair,
        ...alike,
        isOriginalOdd:
          !isKnown(alike.one.name, original, translation) && isKnown(alike.other.name, translation, original),
      };
    const [one, ...ones] = pair.inOriginal.filter(({ name }) => isTelling(name, original, translation));
    const [other, ...others] = pair.inTranslation.filter(({ name }) => isTelling(name, translation, original));
    if (one === undefined || other === undefined || ones.length + others.length > 0) return undefined;
    if (areOne(one.name, other.name, original, translation)) return undefined;
    const [isOneKnown, isOtherKnown] = [
      isKnown(one.name, original, translation, isNew(other.name, translation) ? 1 : KNOWN),
      isKnown(other.name, translation, original, isNew(one.name, original) ? 1 : KNOWN),
    ];
    return isOneKnown || isOtherKnown ? { pair, one, other, isOriginalOdd: !isOneKnown } : undefined;
  };
}

/** The only towns of a text that the other one lacks, though it would call them the same: Barcelona or Barcelona-Sants here, Valencia there, whatever stands beside them. */
function swappedTowns({ inOriginal, inTranslation }: DifferingPair): Pick<Differing, 'one' | 'other'> | undefined {
  const [[one, ...ones], [other, ...others]] = [inOriginal, inTranslation].map((names) =>
    names.filter(({ name }) => namedAlike.has(name.split('-', 1)[0] ?? '')),
  ) as [ProperName[], ProperName[]];
  return one === undefined || other === undefined || ones.length + others.length > 0 ? undefined : { one, other };
}

/** The names in a name: «Sant Jordi» in «Sant Jordi de Mar». */
function namesWithin(phrase: string): string[] {
  return phrase.match(/\p{Lu}[\p{L}\p{M}-]+(?: \p{Lu}[\p{L}\p{M}-]+)*/gu) ?? [];
}

/** Told of the name that the site knows less; where all translations name the same, once of the original. */
function told(found: readonly Differing[]): Found[] {
  const [first] = found;
  const doAgree = found.every(({ other, isOriginalOdd }) => isOriginalOdd && other.name === first?.other.name);
  return (doAgree ? found.slice(0, 1) : found).map(({ pair: { original, translation }, one, other, isOriginalOdd }) =>
    isOriginalOdd ? differs(translation, other, original, one) : differs(original, one, translation, other),
  );
}

function differs(right: LanguageText, expected: ProperName, at: LanguageText, { name, ...part }: ProperName): Found {
  const { source, pointer, language } = at;
  return {
    code: 'translation-names',
    place: { source, pointer, part },
    details: { original: right.language, translation: language, name, expected: expected.name },
    fix: fixOfText(at, [{ ...part, text: expected.name }], false),
  };
}
