import { addToGroup } from '../../shared/group-by';
import { oncePerObject } from '../../shared/once-per-object';
import { oncePerText } from '../../shared/once-per-text';
import type { Contract } from '../schema/contract';
import type { SiteFiles, Source } from '../source';
import { withoutDiacritics } from '../spelling/folded';
import { withoutTags } from '../texts/prose';
import { cyrb53 } from '../values/hash';
import { textOf } from '../yaml/utf8';
import { shortened } from './excerpts';
import { type LanguageText, localisedTexts, type TranslationPair } from './localised-texts';

/** Where a site keeps which original each translation was made for (decision C9). */
export const RECORD = 'translations.txt';

/**
 * The sentences of the original for which a translation was made, by the translation: both as hashes. A translation may
 * have been made for several originals.
 */
type TranslationRecord = ReadonlyMap<string, readonly (readonly string[])[]>;

/** What a site's record says; undefined where it keeps none. */
export function recordOf(files: SiteFiles): TranslationRecord | undefined {
  const content = files.get(RECORD);
  return content && recordIn(content);
}

const recordIn = oncePerObject((content: Uint8Array) => readRecord(textOf(content) ?? ''));

/** Lines that are none of the record's, such as comments and the marks of a merge, are passed over. */
export function readRecord(text: string): TranslationRecord {
  const record = new Map<string, string[][]>();
  for (const line of text.split(/\r?\n/)) {
    if (!LINE.test(line)) continue;
    const [translation = '', ...original] = line.split(' ');
    addToGroup(record, translation, original);
  }
  return record;
}

const LINE = /^[0-9a-z]{10}(?: [0-9a-z]{4})+$/;

/** A translation whose original has changed since it was made. */
interface StaleTranslation extends TranslationPair {
  /** The beginning of what is new in the original; undefined where something was only taken away. */
  readonly changed?: string;
}

type Texts = Readonly<{ sources: readonly Source[]; contract: Contract }>;

/** The translations of a site that were made for originals which they no longer stand beside. */
export function staleTranslations(texts: Texts, record: TranslationRecord): StaleTranslation[] {
  const recorded = keptPairs(texts).filter(({ translation }) => record.has(translation));
  const knownOf = ({ translation }: KeptPair) => record.get(translation) ?? [];
  const isAsKnown = (one: KeptPair) => includes(knownOf(one), one.original);
  const changed = recorded.filter((one) => !isAsKnown(one));
  if (changed.length === 0) return [];
  const asKnown = new Set(recorded.filter(isAsKnown).map(({ translation }) => translation));
  return changed.flatMap((one) => {
    const { pair, translation } = one;
    // The same words may stand for several originals: as long as those are there, this is one more.
    if (asKnown.has(translation)) return [];
    const known = knownOf(one);
    const seen = new Set(known.flat());
    const sentence = sentencesOf(pair.original.text).find((written) => !seen.has(hashOfSentence(written)));
    return [{ ...pair, ...(sentence !== undefined && { changed: shortened(sentence) }) }];
  });
}

/**
 * What the record of a site is to be now: with the translations that are new, and without those that are gone. One whose
 * original has changed stays as it was, unless somebody has said that it is still right.
 */
export function renewRecord(
  texts: Texts,
  record: TranslationRecord,
  isStillRight: (pair: TranslationPair) => boolean = () => false,
): string {
  const stale = new Set(staleTranslations(texts, record).map(({ translation }) => nameOf(translation)));
  const lines = keptPairs(texts).flatMap(({ pair, translation, original }) => {
    const isWaiting = stale.has(nameOf(pair.translation)) && !isStillRight(pair);
    const originals = isWaiting ? (record.get(translation) ?? []) : [original];
    return originals.map((one) => [translation, ...one].join(' '));
  });
  return writtenRecord(lines);
}

/** The record with one translation said to be still right. Nothing else changes, whatever of the site cannot be read. */
export function confirmTranslation(
  texts: Texts,
  record: TranslationRecord,
  isMeant: (translation: LanguageText) => boolean,
): string {
  const confirmed = keptPairs(texts).filter(({ pair }) => isMeant(pair.translation));
  const now = new Map([...record, ...confirmed.map(({ translation, original }) => [translation, [original]] as const)]);
  return writtenRecord(
    [...now].flatMap(([translation, originals]) => originals.map((one) => [translation, ...one].join(' '))),
  );
}

/** Both changes of a record in one, whose lines say of themselves what they are about: of a translation, one line too many does no harm. */
export function mergeRecords(base: string, mine: string, theirs: string): string {
  const [from, one, other] = [base, mine, theirs].map(
    (text) => new Set(text.split(/\r?\n/).filter((line) => LINE.test(line))),
  );
  const isLeft = (line: string) => (one?.has(line) && other?.has(line)) || !from?.has(line);
  return writtenRecord([...(one ?? []), ...(other ?? [])].filter(isLeft));
}

function writtenRecord(lines: readonly string[]): string {
  return `${[...HEADER, ...[...new Set(lines)].sort()].join('\n')}\n`;
}

const HEADER = [
  '# Este archivo lo escriben npm run build y npm start: de cada texto traducido, el original del que sale. No se edita a mano.',
  '# Written by npm run build and npm start: of each translation, the original that it was made for. Not to be edited by hand.',
];

function nameOf({ source, pointer }: LanguageText): string {
  return `${source.path}#${pointer.join('/')}`;
}

function includes(known: readonly (readonly string[])[], original: readonly string[]): boolean {
  return known.some((one) => one.length === original.length && one.every((hash, index) => hash === original[index]));
}

interface KeptPair {
  readonly pair: TranslationPair;
  readonly translation: string;
  readonly original: readonly string[];
}

function keptPairs({ sources, contract }: Texts): KeptPair[] {
  return sources.flatMap((source) => pairsOfFile(source, contract));
}

/** Texts without a word have nothing that could be translated. */
const pairsOfFile = oncePerObject((source: Source, contract: Contract): readonly KeptPair[] =>
  localisedTexts(source, contract)
    .flatMap(({ pairs }) => pairs)
    .flatMap((pair) => {
      const original = sentencesOf(pair.original.text).map(hashOfSentence);
      const words = essence(pair.translation.text);
      if (original.length === 0 || words === '') return [];
      return [
        { pair, translation: hash(`${pair.original.language} ${pair.translation.language} ${words}`, 10), original },
      ];
    }),
);

/** The sentences of a text that say something. */
function sentencesOf(text: string): string[] {
  return withoutTags(text)
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((sentence) => essence(sentence) !== '');
}

function hashOfSentence(sentence: string): string {
  return hash(essence(sentence), 4);
}

/** What a text says, whatever its signs, accents, capitals and soft hyphens: to mend those is no reason to translate it again. */
const essence = oncePerText((text) => {
  const words = withoutDiacritics(withoutTags(text).replaceAll('\u00ad', ''))
    .toLowerCase()
    .match(/\d+(?:[.,:]\d+)*|\p{L}+|[%\p{Sc}]/gu);
  return (words ?? []).join(' ');
});

function hash(text: string, length: number): string {
  return cyrb53(text).toString(36).padStart(11, '0').slice(-length);
}
