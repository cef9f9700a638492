import { capitalised } from '../../shared/capitalised';
import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { OwnRule, Rule } from '../rule';
import { withoutAccents } from '../spelling/folded';
import { mayHold } from '../texts/may-hold';
import { type Run, readableRuns } from '../texts/readable-texts';
import { wordsIn } from '../texts/words';
import { isUsualSlip } from '../typos/misspelt';
import type { Typo } from '../typos/typo';
import { type Typos, type TyposOfSite, typosOfSite } from '../typos/typos';
import { inFewFilesAgainst } from '../values/values';

/**
 * A word that stands in one text only, and is another that the site uses often but for one slip, was to be that one; so was
 * one that no dictionary has. Some slips everybody knows.
 */
export const textTypo: Rule<'text-typo'> = (site, options) => [...typosInTexts(site, typosOfSite(site, options))];

const typosInTexts = inFewFilesAgainst('typos', (source, contract, typos: TyposOfSite) => {
  const mistyped = typos.flatMap(([, ofLanguage]) => ofLanguage.map(([word]) => word));
  if (!mistyped.some((word) => mayHold(source, word))) return [];
  return readableRuns({ sources: [source], contract }).flatMap((run) => {
    const ofLanguage = byWord(typos).get(run.written.language ?? '');
    return ofLanguage === undefined ? [] : typosAt(run, ofLanguage);
  });
});

const byWord = oncePerObject(
  (typos: TyposOfSite): ReadonlyMap<Language, Typos> =>
    new Map(typos.map(([language, ofLanguage]) => [language, new Map(ofLanguage)])),
);

const WORD =
  /(?<![\p{L}\p{N}@/._{#&-])(?:\p{L}\p{Ll}+|\p{Lu}{4,}|\p{Ll}{2,}\p{Lu}\p{Ll}+)(?![\p{L}\p{N}@/_}-]|[.:]\p{L}|['’]t(?!\p{L}))/gu;

/** Two words with a hyphen or a space between them; the second one may begin another two. */
const PAIR = /(?<![\p{L}\p{N}@/._{#&-])(\p{L}\p{Ll}+)(?=([- ]\p{Ll}{2,})(?![\p{L}\p{N}@/_}-]|[.:]\p{L}))/gu;

function typosAt(run: Run, typos: Typos): ReturnType<OwnRule<'text-typo'>> {
  const beginnings = firstWords(typos);
  const mayHaveSome = wordsIn(run.text).some(({ small }) => beginnings.has(small));
  if (!mayHaveSome) return [];
  const broken = brokenAt(run, typos);
  return [...broken, ...wordsTypedAt(run, typos).filter((word) => !broken.some((other) => isWithin(word, other)))];
}

function isWithin({ place: one }: Finding<'text-typo'>, { place: other }: Finding<'text-typo'>): boolean {
  const [part, whole] = [one, other].map((place) => ('part' in place ? place.part : undefined));
  if (part === undefined || whole === undefined) return false;
  return part.offset >= whole.offset && part.offset < whole.offset + whole.length;
}

/** The words, and of those that are broken in two the first parts. */
const firstWords = oncePerObject(
  (typos: Typos): ReadonlySet<string> => new Set([...typos.keys()].map((word) => word.replace(/[- ].*/, ''))),
);

function brokenAt({ written, text, offset }: Run, typos: Typos): ReturnType<OwnRule<'text-typo'>> {
  return [...text.matchAll(PAIR)].flatMap(({ 1: first = '', 2: last = '', index }) => {
    const typo = typos.get(`${first}${last}`.toLowerCase());
    if (typo === undefined) return [];
    const word = first + last;
    return [told(written, { offset: offset + index, length: word.length }, word, typo)];
  });
}

function wordsTypedAt({ written, text, offset }: Run, typos: Typos): ReturnType<OwnRule<'text-typo'>> {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const typo = typos.get(word.toLowerCase());
    if (typo === undefined) return [];
    const isNoun = languageData(written.language)?.nounsHaveCapital === true && isSureOfNoun(word, typo);
    if (!isNoun && !isOfItsKind(word, text.slice(0, index), text.slice(index + word.length), typo)) return [];
    if (typo.isAccent && (isAcronym(word) || isOfLongerName(text, index, word.length))) return [];
    return [told(written, { offset: offset + index, length: word.length }, word, typo)];
  });
}

function told(written: Run['written'], part: TextPart, word: string, typo: Typo): Finding<'text-typo'> {
  const { source, pointer } = written;
  const correct = inCaseOf(word, typo.meant, written.language);
  const fix = fixOfText(written, [{ ...part, text: correct }], false);
  const { isUsed, isUnlisted = false } = typo;
  const details = { word, correct, isUsed, ...(isUnlisted && { isUnlisted }) };
  return { code: 'text-typo', place: { source, pointer, part }, details, fix };
}

/** Where all nouns have a capital, one that everybody knows to be mistyped is no name, nor a long one that no dictionary has and the site uses rightly. */
function isSureOfNoun(word: string, { isUsed, isUnlisted, isName: isOfName }: Typo): boolean {
  if (isAcronym(word) || isOfName) return false;
  return isUsed ? isUnlisted === true && word.length >= SHORTEST_NOUN : !isUnlisted;
}

const SHORTEST_NOUN = 8;

function isOfItsKind(word: string, before: string, after: string, typo: Typo): boolean {
  // Of «enMadrid» it is seen where the second word begins.
  if (/^\p{Ll}+\p{Lu}/u.test(word)) return typo.meant.includes(' ');
  if (typo.isUnlisted && typo.isUsed && !isAcronym(word) && beginsName(word, before, after, typo)) return false;
  if (typo.isOfCalendar || typo.isAlsoName) return true;
  // A name may begin a sentence, and seldom is one of two words.
  const mayBeName = !typo.meant.includes(' ') || !/^ \p{Ll}/u.test(after);
  if (typo.isUnlisted && !typo.isUsed && mayBeName)
    return word === word.toLowerCase() || beginsWithSlip(word, before, after, typo);
  return isName(word, before) === (typo.isName ?? false);
}

const SHORTEST_AT_BEGINNING = 7;

/** Whether a long word with which a sentence begins is another one but for a slip that hardly a name looks like. */
function beginsWithSlip(word: string, before: string, after: string, { meant }: Typo): boolean {
  const isWithin = word.length >= SHORTEST_AT_BEGINNING && /^ \p{Ll}/u.test(after.slice(0, 2));
  return isWithin && !isAcronym(word) && !isName(word, before) && isUsualSlip(word.toLowerCase(), meant);
}

/** Whether a word with a capital has another one behind it, or initials before it, and lacks not only its accent: it is somebody’s name. */
function beginsName(word: string, before: string, after: string, { meant }: Typo): boolean {
  if (word === word.toLowerCase() || withoutAccents(meant) === withoutAccents(word.toLowerCase())) return false;
  return /^ \p{Lu}/u.test(after.slice(0, 3)) || /(?:^|[^\p{L}])\p{Lu}\. ?$/u.test(before.slice(-5));
}

function isOfLongerName(text: string, from: number, length: number): boolean {
  const [before, after] = [text.slice(Math.max(0, from - LONGEST_NAME), from), text.slice(from + length)];
  return /\p{Lu}\p{L}*[.’']? $/u.test(before) || /^ \p{Lu}/u.test(after.slice(0, 2));
}

const LONGEST_NAME = 30;

/** A word with capitals where another one has them. */
function inCaseOf(other: string, word: string, language: Language | undefined): string {
  if (isAcronym(other)) return word.toLocaleUpperCase(language ?? 'und');
  const parted = word.indexOf(' ');
  if (parted > 0 && word.replace(' ', '') === other.toLowerCase())
    return `${other.slice(0, parted)} ${other.slice(parted)}`;
  const isCapital = other.charAt(0) !== other.charAt(0).toLowerCase();
  return isCapital ? capitalised(word, language) : word;
}

function isAcronym(word: string): boolean {
  return word === word.toUpperCase();
}

/** What has a capital though no sentence begins with it. */
function isName(word: string, before: string): boolean {
  if (isAcronym(word)) return true;
  return word.charAt(0) !== word.charAt(0).toLowerCase() && !/(?:^|[.!?¿¡:…])\s*$/.test(before);
}
