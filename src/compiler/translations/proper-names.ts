import { oncePerObject } from '../../shared/once-per-object';
import { oncePerText } from '../../shared/once-per-text';
import type { TextPart } from '../../shared/text-part';
import { languageData } from '../language-data/known-languages';
import { namedAlike } from '../language-data/towns';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { withoutAccents } from '../spelling/folded';
import { lettersOf } from '../texts/slip-of';
import { inFewFiles } from '../values/values';
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
  readonly misspelt: readonly MisspeltPair[];
}

/** Two names that are one but for a slip, wherever they stand in a sentence. */
export interface MisspeltPair extends TranslationPair {
  readonly one: ProperName;
  readonly other: ProperName;
}

/** By what a name is counted: in the texts of one language, beside those of another one. */
export function nameKey(name: string, one: LanguageText, other: LanguageText): string {
  return `${one.language} ${other.language} ${name}`;
}

/** The pairs that differ in what they name: they come together where they have the same original. */
export const differingPairs = inFewFiles('names-differ', (source, contract) => namesOfFile(source, contract).differing);

/** The pairs of which one misspells a name of the other: Remei here, Renei there. */
export const misspeltPairs = inFewFiles('names-misspelt', (source, contract) => namesOfFile(source, contract).misspelt);

const namesOfFile = oncePerObject((source: Source, contract: Contract): NamesOfFile => {
  const counts = new Map<string, NameCount>();
  const misspelt: MisspeltPair[] = [];
  const differing = localisedTexts(source, contract).flatMap(({ pairs }) => {
    const found = pairs.flatMap(({ original, translation }): DifferingPair[] => {
      const inOriginal = missingIn(translation, original, counts);
      const inTranslation = missingIn(original, translation, counts);
      misspelt.push(...misspeltIn({ original, translation, inOriginal, inTranslation }));
      const isBoth = inOriginal.length > 0 && inTranslation.length > 0;
      return isBoth ? [{ original, translation, inOriginal, inTranslation }] : [];
    });
    return found.length === 0 ? [] : [found];
  });
  return { counts, differing, misspelt };
});

/** The names of one text that the other does not have, while all are counted. */
function missingIn(other: LanguageText, one: LanguageText, counts: Map<string, NameCount>): ProperName[] {
  const names = new Map(namesIn(one.text).map((found) => [found.name, found]));
  if (names.size === 0) return [];
  const words = new Set(capitalisedIn(other.text).flatMap(({ name }) => [name, ...shorterForms(name)]));
  const areInflected = [one, other].some(({ language }) => languageData(language)?.inflectsNames === true);
  const isSaid = (word: string) =>
    [word, ...shorterForms(word)].some((form) => words.has(form)) ||
    (areInflected && [...words].some((said) => areFormsOfOne(word, said)));
  return [...names.values()].filter(({ name, offset }) => {
    const isBound = BOUND.test(one.text.slice(Math.max(0, offset - LONGEST_BOND), offset));
    const isShared = name.split(' ').every(isSaid);
    if (isShared && isBound && !name.includes('-')) return false;
    const key = nameKey(name, one, other);
    const { said, shared } = counts.get(key) ?? NEVER;
    counts.set(key, { said: said + 1, shared: shared + (isShared ? 1 : 0) });
    return !isShared;
  });
}

/** The name with which a compound begins, and of which something is the plural: „Linux-Rechner“, “PDFs”. */
function shorterForms(word: string): string[] {
  const [, head] = (word.includes('-') && /^(\p{Lu}[\p{Lu}\p{Ll}\p{M}]+)-/u.exec(word)) || [];
  const [, singular] = (word.endsWith('s') && /^(\p{Lu}{2,})s$/u.exec(word)) || [];
  return [head, singular].filter((form) => form !== undefined);
}

/** “Dropbox”, «Dropboxem»; „Windowsrechner“, “Windows”; «Plazma», «Plazmą». */
function areFormsOfOne(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return (
    shorter.length >= SHORTEST_INFLECTED &&
    longer.startsWith(shorter.slice(0, Math.max(SHORTEST_INFLECTED, shorter.length - 1)))
  );
}

const SHORTEST_INFLECTED = 3;

/** «Plaza de España»: a square is called so where the country is called Spain. */
const BOUND = /\p{Lu}[\p{L}.]* (?:\p{Ll}{1,3} ){1,2}$/u;
const LONGEST_BOND = 30;

/** The names of one text of which the other has what is nearly the same word, be it at the beginning of a sentence. */
function misspeltIn({ original, translation, inOriginal, inTranslation }: DifferingPair): MisspeltPair[] {
  if (inOriginal.length + inTranslation.length > MOST_NAMES) return [];
  const slipIn = ({ text }: LanguageText, name: string): ProperName[] =>
    capitalisedIn(text).filter((word) => isSlipOfName(word.name, name));
  const pairs = [
    ...inOriginal.flatMap((one) => slipIn(translation, one.name).map((other) => ({ one, other }))),
    ...inTranslation.flatMap((other) => slipIn(original, other.name).map((one) => ({ one, other }))),
  ];
  return pairs.slice(0, 1).map((pair) => ({ original, translation, ...pair }));
}

/** A text with more names is no translation of the other. */
const MOST_NAMES = 20;
const SHORTEST = 5;
/** Letters of which no language writes one where another one writes another: Croacia, Croatia; Siria, Syria. */
const WRITTEN_ALIKE = /^(?:[mnlrf]{2}|[mnlr][dg]|[dg][mnlr])$/;

/** Two letters that have changed places, or one that is another; the first and the last are often others in another language. */
function isSlipOfName(word: string, name: string): boolean {
  const [one, other] = [word, name].map((each) => withoutAccents(each).toLowerCase());
  if (one === undefined || other === undefined || one.length !== other.length || one.length < SHORTEST) return false;
  if (one === other || one.at(0) !== other.at(0) || one.at(-1) !== other.at(-1)) return false;
  const places = [...one].flatMap((letter, index) => (letter === other[index] ? [] : [index]));
  const [first = 0] = places;
  if (places.length === 1) return WRITTEN_ALIKE.test(`${one.charAt(first)}${other.charAt(first)}`);
  return places.length === 2 && lettersOf(one) === lettersOf(other);
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

/** The words of a text that begin with a capital. */
const capitalisedIn = oncePerText((text): readonly ProperName[] =>
  [...text.matchAll(CAPITALISED)].map(({ 0: name, index: offset }) => ({ name, offset, length: name.length })),
);

/** In a script with capitals: in «USBマイク», it is USB. Of two behind one another, “USB/HDMI”, it is each. */
const CAPITALISED = /(?<![\p{L}\p{N}.@-]|(?<!\p{Lu})\/)\p{Lu}[\p{Lu}\p{Ll}\p{M}-]+/gu;
const NAME = new RegExp(`${CAPITALISED.source}(?: \\p{Lu}[\\p{Lu}\\p{Ll}\\p{M}-]+)*`, 'gu');
/** Behind these, and behind tags, everything begins with a capital. */
const BEGINNING = /(?:^|[.!?:¿¡|·«“"—–(>])\s*$/;

/** What has a capital though no sentence begins with it, and the towns with which one does. */
const namesIn = oncePerText((text): readonly ProperName[] => {
  const prose = text.replaceAll(/<[^<>]*>|\{\{[^{}]*\}\}/g, (mark) => mark.slice(-1).padStart(mark.length));
  return [...prose.matchAll(NAME)].flatMap(({ 0: name, index: offset }) => {
    const before = prose.slice(Math.max(0, offset - 3), offset);
    if (!BEGINNING.test(before)) return [{ name, offset, length: name.length }];
    const [town = ''] = name.split(' ');
    return namedAlike.has(town) ? [{ name: town, offset, length: town.length }] : [];
  });
});
