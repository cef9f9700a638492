import { subtractBy } from '../../shared/count-by';
import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import type { Contract } from '../schema/contract';
import type { Files } from '../site';
import type { Source } from '../source';
import { mayHold } from '../texts/may-hold';
import type { LanguageText } from './localised-texts';
import { type ReadText, readTexts } from './read-texts';
import { type ForeignText, type KeptVocabulary, LONGEST_LABEL, labelOf, textOfKey, Vocabulary } from './vocabulary';

/**
 * Texts in the place of another language, told by the words that the site itself uses in one of its languages only: so
 * short ones are told as well. Nothing is said of a text with a word of the language in whose place it stands.
 */
export function foreignTexts({ sources, contract }: Files): ForeignText[] {
  if (contract.languages.length < 2) return [];
  const known = readingOf({ sources, contract });
  return sources.flatMap((source) => {
    const found = known.found.get(source) ?? foreignTextsOf(source, contract, known.vocabulary);
    known.found.set(source, found);
    return found;
  });
}

/** In how many texts of a language each word stands, in small letters: but for titles in quotes or in italics, and the like. */
export function wordCounts(files: Files): ReadonlyMap<Language, ReadonlyMap<string, number>> {
  return readingOf(files).vocabulary.counts;
}

function readingOf({ sources, contract }: Files): Reading {
  const known = readings.get(contract) ?? newReading(contract);
  readings.set(contract, known);
  if (known.counted !== sources) renew(known, sources, contract);
  return known;
}

function foreignTextsOf(source: Source, contract: Contract, vocabulary: Vocabulary): ForeignText[] {
  const found = new Map<ReadText, ForeignText>();
  for (const text of readTexts(source, contract)) {
    // What is shown in one language only may be in another one on purpose.
    if (text.partner === undefined) continue;
    const foreign = vocabulary.foreignIn(text);
    if (foreign !== undefined) found.set(text, foreign);
  }
  return found.size === 0 ? [] : withoutSecondOfSwapped(found);
}

/** What was last read of a site: from one compilation to the next hardly any file is another. */
interface Reading {
  readonly vocabulary: Vocabulary;
  /** The files whose words are counted. */
  counted: readonly Source[];
  /** What was found in a file, as long as no word in it has come to be of another language. */
  readonly found: Map<Source, readonly ForeignText[]>;
}

const readings = new WeakMap<Contract, Reading>();

function newReading({ languages }: Contract): Reading {
  const counts = new Map(languages.map(({ code }) => [code, new Map<string, number>()]));
  return { vocabulary: new Vocabulary(counts), counted: [], found: new Map() };
}

function renew(known: Reading, sources: readonly Source[], contract: Contract): void {
  const { vocabulary, found } = known;
  const [counted, now] = [new Set(known.counted), new Set(sources)];
  const ofGone = known.counted.filter((source) => !now.has(source)).flatMap((source) => readTexts(source, contract));
  const ofNew = sources.filter((source) => !counted.has(source)).flatMap((source) => readTexts(source, contract));
  const [gone, come] = [subtractBy(ofGone, ofNew, sayingOf), subtractBy(ofNew, ofGone, sayingOf)];
  for (const source of found.keys()) if (!now.has(source)) found.delete(source);
  const changed = found.size === 0 ? [] : [...gone, ...come];
  const before = vocabulary.whatIsKnownOf(changed);
  for (const text of gone) vocabulary.count(text, -1);
  for (const text of come) vocabulary.count(text, 1);
  const differing = keysThatDiffer(before, vocabulary.whatIsKnownOf(changed));
  for (const source of differing.length === 0 ? [] : [...found.keys()]) {
    const isConcerned = differing.some((key) => mayHold(source, textOfKey(key)) && keysOf(source, contract).has(key));
    if (isConcerned) found.delete(source);
  }
  known.counted = sources;
}

/** What is known of the words of a site, for another process. */
export interface KeptWords {
  readonly vocabulary: KeptVocabulary;
  /** The files whose words are counted. */
  readonly counted: readonly string[];
  /** What was found in some of them; in the others nothing. */
  readonly found: Readonly<Record<string, readonly KeptForeignText[]>>;
}

type KeptText = Omit<LanguageText, 'source'>;
type KeptForeignText = Omit<ForeignText, 'at' | 'other'> & { readonly at: KeptText; readonly other?: KeptText };

/** Nothing where nobody has asked for the words of the site. */
export function wordsToKeep(contract: Contract): KeptWords | undefined {
  const known = readings.get(contract);
  if (known === undefined) return undefined;
  const kept = [...known.found].filter(([, found]) => found.length > 0);
  return {
    vocabulary: known.vocabulary.kept(),
    counted: known.counted.map(({ path }) => path),
    found: Object.fromEntries(kept.map(([{ path }, found]) => [path, found.map(keptForeignText)])),
  };
}

/** `counted` are the files as they were. */
export function recallWords(contract: Contract, { vocabulary, found }: KeptWords, counted: readonly Source[]): void {
  const foundIn = (source: Source) => (found[source.path] ?? []).map((one) => foreignTextIn(source, one));
  readings.set(contract, {
    vocabulary: Vocabulary.recalled(vocabulary),
    counted,
    found: new Map(counted.map((source) => [source, foundIn(source)])),
  });
}

function keptForeignText({ at, other, ...foreign }: ForeignText): KeptForeignText {
  return { ...foreign, at: keptText(at), ...(other && { other: keptText(other) }) };
}

function keptText({ source: _itself, ...text }: LanguageText): KeptText {
  return text;
}

function foreignTextIn(source: Source, { at, other, ...foreign }: KeptForeignText): ForeignText {
  return { ...foreign, at: { ...at, source }, ...(other && { other: { ...other, source } }) };
}

/** All that is counted of a text. */
function sayingOf({ at: { language, text }, words, partner }: ReadText): string {
  return [language, words.length, text, partner?.at.text].join('\n');
}

function keysThatDiffer(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  return [...now.keys()].filter((key) => before.get(key) !== now.get(key));
}

/** Of two texts that have changed places one is told, the first. */
function withoutSecondOfSwapped(found: ReadonlyMap<ReadText, ForeignText>): ForeignText[] {
  const order = [...found.keys()];
  return [...found].flatMap(([text, foreign]): ForeignText[] => {
    const { partner } = text;
    const back = partner && found.get(partner);
    const isSwapped = back !== undefined && isWhole(back) && isWhole(foreign);
    if (!isSwapped || back.language !== text.at.language || foreign.language !== partner?.at.language) return [foreign];
    return order.indexOf(text) < order.indexOf(partner) ? [{ ...foreign, other: partner.at }] : [];
  });
}

function isWhole({ part }: ForeignText): boolean {
  return part === undefined;
}

/** The words and the labels by which the texts of a file are judged, as `whatIsKnownOf` calls them. */
const keysOf = oncePerObject(
  (source: Source, contract: Contract): ReadonlySet<string> =>
    new Set(
      readTexts(source, contract).flatMap(({ at: { text }, words }) => [
        ...words.map(({ small }) => small),
        ...(text.length > LONGEST_LABEL ? [] : contract.languages.map(({ code }) => labelOf(code, text))),
      ]),
    ),
);
