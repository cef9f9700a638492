import { addToGroup } from '../../shared/group-by';
import type { TextPart } from '../../shared/text-part';
import { inFewFiles } from '../values/values';
import { localisedTexts, type TranslationPair } from './localised-texts';

/** A text and its translation, with the abbreviations of each. */
export interface AbbreviatedPair extends TranslationPair {
  readonly inOriginal: Abbreviations;
  readonly inTranslation: Abbreviations;
}

/** Where each stands by itself: nowhere, if it is but a part of something else. */
type Abbreviations = ReadonlyMap<string, readonly TextPart[]>;

/** The texts of some files with abbreviations, beside their translations. */
export const abbreviatedPairs = inFewFiles('abbreviations', (source, contract): readonly AbbreviatedPair[] =>
  localisedTexts(source, contract).flatMap(({ pairs }) =>
    pairs.flatMap(({ original, translation }) => {
      const [inOriginal, inTranslation] = [abbreviationsIn(original.text), abbreviationsIn(translation.text)];
      const isEmpty = inOriginal.size === 0 && inTranslation.size === 0;
      return isEmpty ? [] : { original, translation, inOriginal, inTranslation };
    }),
  ),
);

function abbreviationsIn(text: string): Abbreviations {
  if (!CAPITALS.test(text)) return NO_ABBREVIATIONS;
  const found = new Map<string, TextPart[]>();
  for (const { 0: word, index } of text.matchAll(ABBREVIATION)) {
    const end = index + word.length;
    const isAlone =
      !BOUND_BEFORE.test(text.slice(Math.max(0, index - 2), index)) && !BOUND_BEHIND.test(text.slice(end, end + 2));
    const parts = found.get(word) ?? [];
    found.set(word, parts);
    if (isAlone) parts.push({ offset: index, length: word.length });
  }
  return found;
}

const NO_ABBREVIATIONS: Abbreviations = new Map();
/** Most texts have none in a row. */
const CAPITALS = /\p{Lu}{2}/u;
const ABBREVIATION = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu;
/** A part of a name or of something else in capitals, quoted or in brackets: «TODO INCLUIDO», “A-2”, “ISO 9001”, «(IVA)». */
const BOUND_BEFORE = /[.@/&(«“"'’-]$|\p{Lu}\s$/u;
const BOUND_BEHIND = /^(?:[@/&)»”"'’-]|\.\p{L}|\s[\p{Lu}\p{N}])/u;

/** How the site says the abbreviations of one language in another one, in so many texts and never otherwise: IVA, VAT. */
export interface Counterpart {
  readonly original: string;
  readonly translation: string;
  readonly count: number;
}

/** What abbreviations stand for each other in some pairs, all of them of the same two languages. */
export function counterparts(pairs: readonly AbbreviatedPair[]): readonly Counterpart[] {
  const together = new Map<string, string[][]>();
  const owners = new Map<string, Set<string>>();
  for (const { inOriginal, inTranslation } of pairs) {
    const [ofOriginal, ofTranslation] = [lackingIn(inTranslation, inOriginal), lackingIn(inOriginal, inTranslation)];
    for (const word of ofOriginal) addToGroup(together, word, ofTranslation);
    for (const other of ofTranslation) {
      const before = owners.get(other);
      owners.set(other, new Set(ofOriginal.filter((word) => before === undefined || before.has(word))));
    }
  }
  return [...together].flatMap(([original, said]) => {
    const [translation, ...more] = (said[0] ?? []).filter(
      (other) => owners.get(other)?.has(original) === true && said.every((others) => others.includes(other)),
    );
    return translation === undefined || more.length > 0 ? [] : { original, translation, count: said.length };
  });
}

function lackingIn(other: Abbreviations, own: Abbreviations): string[] {
  return [...own.keys()].filter((word) => !other.has(word));
}
