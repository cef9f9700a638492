import type { Contract } from '../contract';
import type { Source } from '../source';
import type { TextPart } from '../texts/text-part';
import { oncePerObject } from '../values/once-per-object';
import { type LanguageText, localisedTexts, type TranslationPair } from './localised-texts';

/** A name as a text writes it: «Gran Canaria». */
export interface ProperName extends TextPart {
  readonly name: string;
}

/** A pair of which each text names something that the other one does not. */
export interface DifferingPair extends TranslationPair {
  readonly inOriginal: readonly ProperName[];
  readonly inTranslation: readonly ProperName[];
}

/** In how many texts of a language something is named, and in how many of them the text in the other language names it as well. */
export interface NameCount {
  readonly said: number;
  readonly shared: number;
}

/** What the texts of a file name, by `nameKey`, and the pairs that differ in it. */
interface NamesOfFile {
  readonly counts: ReadonlyMap<string, NameCount>;
  readonly differing: readonly (readonly DifferingPair[])[];
}

/** By what a name is counted: in the texts of one language, beside those of another one. */
export function nameKey(name: string, one: LanguageText, other: LanguageText): string {
  return `${one.language} ${other.language} ${name}`;
}

/** The names in the texts of a file. The pairs that differ come together where they have the same original. */
export const namesOfFile = oncePerObject((source: Source, contract: Contract): NamesOfFile => {
  const counts = new Map<string, NameCount>();
  const differing = localisedTexts(source, contract).flatMap(({ pairs }) => {
    const found = pairs.flatMap(({ original, translation }): DifferingPair[] => {
      const inOriginal = missingIn(translation, original, counts);
      const inTranslation = missingIn(original, translation, counts);
      const isBoth = inOriginal.length > 0 && inTranslation.length > 0;
      return isBoth ? [{ original, translation, inOriginal, inTranslation }] : [];
    });
    return found.length === 0 ? [] : [found];
  });
  return { counts, differing };
});

/** The names of one text that the other does not have, while all are counted. */
function missingIn(other: LanguageText, one: LanguageText, counts: Map<string, NameCount>): ProperName[] {
  const names = new Map(namesIn(one.text).map((found) => [found.name, found]));
  if (names.size === 0) return [];
  const words = new Set(other.text.match(CAPITALISED));
  return [...names.values()].filter(({ name }) => {
    const isShared = name.split(' ').every((word) => words.has(word));
    const key = nameKey(name, one, other);
    const { said, shared } = counts.get(key) ?? NEVER;
    counts.set(key, { said: said + 1, shared: shared + (isShared ? 1 : 0) });
    return !isShared;
  });
}

const NEVER: NameCount = { said: 0, shared: 0 };

/** How often names are said in all of some files. */
export function countNames(sources: readonly Source[], contract: Contract): ReadonlyMap<string, NameCount> {
  const sum = new Map<string, NameCount>();
  for (const source of sources) {
    for (const [key, { said, shared }] of namesOfFile(source, contract).counts) {
      const before = sum.get(key) ?? NEVER;
      sum.set(key, { said: before.said + said, shared: before.shared + shared });
    }
  }
  return sum;
}

const CAPITALISED = /(?<![\p{L}\p{N}.@/-])\p{Lu}[\p{L}\p{M}-]+/gu;
const NAME = new RegExp(`${CAPITALISED.source}(?: \\p{Lu}[\\p{L}\\p{M}-]+)*`, 'gu');
/** Behind these, and behind tags, everything begins with a capital. */
const BEGINNING = /(?:^|[.!?:¿¡|·«“"—–(>])\s*$/;

/** What has a capital though no sentence begins with it. */
function namesIn(text: string): ProperName[] {
  const prose = text.replaceAll(/<[^<>]*>|\{\{[^{}]*\}\}/g, (mark) => mark.slice(-1).padStart(mark.length));
  return [...prose.matchAll(NAME)].flatMap(({ 0: name, index: offset }) => {
    const before = prose.slice(Math.max(0, offset - 3), offset);
    return BEGINNING.test(before) ? [] : [{ name, offset, length: name.length }];
  });
}
