import { groupBy } from '../../shared/group-by';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { Pointer } from '../../shared/pointer';
import type { TextPart } from '../../shared/text-part';
import type { Finding } from '../findings/finding';
import { languageData } from '../language-data/known-languages';
import { wordPairs } from '../language-data/word-pairs';
import type { OwnRule } from '../rule';
import type { Source } from '../source';
import { folded } from '../spelling/folded';
import { oncePerWord, wordsIn } from '../texts/words';
import { shortened } from '../translations/excerpts';
import { type LanguageText, localisedTexts, type TranslationPair } from '../translations/localised-texts';
import { type Sentence, sentencePairs } from '../translations/sentences';
import { placeKey } from '../values/place-key';

interface Found extends Finding<'translation-negation'> {
  readonly place: { readonly source: Source; readonly pointer: Pointer; readonly part: TextPart };
}

/** What one language denies, the other does not promise: a “no” is soon lost. Sentences are held against each other one by one. */
export const translationNegation: OwnRule<'translation-negation'> = ({ sources, contract }) =>
  sources
    .flatMap((source) => localisedTexts(source, contract))
    .flatMap(({ pairs }) => oncePerSentence(pairs.flatMap(lostBetween)));

/** An original that denies nothing, and all of whose translations do, is told by one of them. */
function oncePerSentence(found: readonly Found[]): Found[] {
  return [...groupBy(found, ({ place }) => `${placeKey(place)} ${place.part.offset}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

function lostBetween({ original, translation }: TranslationPair): Found[] {
  const [one, other] = [negationOf(original.language), negationOf(translation.language)];
  if (one === undefined || other === undefined) return [];
  if (!mayDeny(one, original.text) && !mayDeny(other, translation.text)) return [];
  const pairs = sentencePairs(original.text, translation.text);
  const ofOriginal = pairs.flatMap(([sentence, beside]) => lost(one, original, sentence, other, translation, beside));
  const ofTranslation = pairs.flatMap(([beside, sentence]) =>
    lost(other, translation, sentence, one, original, beside),
  );
  return [...withoutPartners(ofOriginal, ofTranslation), ...withoutPartners(ofTranslation, ofOriginal)].map(
    ({ found }) => found,
  );
}

/** A sentence that denies something, and that the one beside it does not. */
interface Denial {
  readonly sentence: Sentence;
  readonly found: Found;
}

/** Without those that the other language denies as well, in a sentence that was held against another one. */
function withoutPartners(denials: readonly Denial[], others: readonly Denial[]): readonly Denial[] {
  return denials.filter(
    ({ sentence }) => !others.some((other) => hasRelated(other.sentence.text, keyWordsIn(sentence.text))),
  );
}

interface Negation {
  readonly denied: RegExp;
  readonly lacking: RegExp;
  /** What is not there, with what says so behind it. */
  readonly lackedBefore: RegExp;
  readonly isDenying: (text: string) => boolean;
  /** The names in all languages of what a text says that may be denied by saying its opposite. */
  readonly namesIn: (text: string) => readonly string[];
}

function mayDeny({ denied, lacking, lackedBefore }: Negation, text: string): boolean {
  return denied.test(text) || lacking.test(text) || lackedBefore.test(text);
}

/** Told where it is missing. */
function lost(
  denying: Negation,
  right: LanguageText,
  sentence: Sentence,
  promising: Negation,
  at: LanguageText,
  beside: Sentence,
): Denial[] {
  // A question may be asked either way.
  if (sentence.text.endsWith('?') || promising.isDenying(beside.text)) return [];
  const word =
    deniedIn(sentence.text, denying, beside.text, promising) ?? lackedIn(sentence.text, denying, beside.text);
  if (word === undefined) return [];
  const { offset, length } = beside;
  const place = { source: at.source, pointer: at.pointer, part: { offset, length } };
  const details = { original: right.language, translation: at.language, word, text: shortened(sentence.text) };
  return [{ sentence, found: { code: 'translation-negation', place, details } }];
}

/** The word by which a sentence denies what the other one promises. */
function deniedIn(sentence: string, denying: Negation, beside: string, promising: Negation): string | undefined {
  const [denial, clause] = wordBefore(sentence, denying.denied);
  if (denial === undefined || isSaidByOpposite(clause, denying, beside, promising)) return undefined;
  const isLong = wordsIn(clause).length >= MANY;
  return isLong || saysTheSame(clause, denying, beside, promising) ? denial : undefined;
}

/** The word that says of the one beside it that it is not there, though it is in the other sentence. */
function lackedIn(sentence: string, { denied, lacking, lackedBefore }: Negation, beside: string): string | undefined {
  const [word, clause] = wordBefore(sentence, lacking);
  const [joined] = lackedBefore.exec(sentence) ?? [];
  const isLacked = (text: string) => hasRelated(beside, keyWordsIn(text).slice(0, 1));
  // The name of a brand or a band: «Sin Gluten Granada».
  const [next = ''] = /^\s*\p{Lu}\p{L}*/u.exec(clause) ?? [];
  if (next !== '' && beside.includes(`${word}${next}`)) return undefined;
  // «Sin carné no hay préstamo»: it has to be there.
  if (word !== undefined && isLacked(clause)) return denied.test(clause) ? undefined : word;
  return joined !== undefined && isLacked(joined) ? joined : undefined;
}

/** What a pattern finds, and what the sentence goes on to say up to its next mark. */
function wordBefore(sentence: string, pattern: RegExp): readonly [word: string | undefined, clause: string] {
  const found = pattern.exec(sentence);
  if (found === null) return [undefined, ''];
  const [word] = found;
  const [clause = ''] = /^[^.;:!?]*/.exec(sentence.slice(found.index + word.length)) ?? [];
  return [word, clause];
}

/** «No cerramos», “We are open”: something that is denied has an opposite, and is not there itself. */
function isSaidByOpposite(clause: string, denying: Negation, beside: string, promising: Negation): boolean {
  const said = new Set(promising.namesIn(beside));
  return denying.namesIn(clause).some((name) => !said.has(name));
}

/** What is denied in fewer words may be said in quite others: «No hay prisa», “Take your time”. */
const MANY = 6;

/** Whether what is denied is there itself: by an opposite, a figure or a word that is nearly the same. */
function saysTheSame(clause: string, denying: Negation, beside: string, promising: Negation): boolean {
  const said = new Set(promising.namesIn(beside));
  if (denying.namesIn(clause).some((name) => said.has(name))) return true;
  return hasRelated(beside, keyWordsIn(clause));
}

function hasRelated(text: string, words: readonly string[]): boolean {
  const others = keyWordsIn(text);
  return words.some((word) => others.some((other) => areRelated(word, other)));
}

/** Figures, and words that are no little ones. */
function keyWordsIn(text: string): string[] {
  return folded(text).match(/\d+|\p{L}{4,}/gu) ?? [];
}

/** «incluye», “includes”: they begin alike, and for half of the longer one. */
function areRelated(word: string, other: string): boolean {
  const most = Math.max(word.length, other.length);
  const begin = /^\d/.test(word) ? most : Math.max(FEWEST_ALIKE, Math.ceil(most / 2));
  return word.slice(0, begin) === other.slice(0, begin);
}

const FEWEST_ALIKE = 3;

/** Of a language of which it is not known how it denies, nothing. */
const negationOf = oncePerLanguage((language): Negation | undefined => {
  const { denied, lacking = '(?!)', lackedBefore, denying, opposed } = languageData(language) ?? {};
  if (denied === undefined || denying === undefined) return undefined;
  return {
    denied: words(denied),
    lacking: words(lacking),
    lackedBefore: words(lackedBefore === undefined ? '(?!)' : `\\p{L}{4,}${lackedBefore}`),
    isDenying: hasOneOf(denying.split(' ')),
    namesIn: namesOf(opposed),
  };
});

/** The names of what a text has, of a list of `word=name`. */
function namesOf(list: string | undefined): Negation['namesIn'] {
  const byName = groupBy(wordPairs(list), ([, name]) => name);
  const names = [...byName].map(([name, entries]) => ({ name, has: hasOneOf(entries.map(([word]) => word)) }));
  return (text) => names.flatMap(({ name, has }) => (has(text) ? [name] : []));
}

/** Whether a text has one of some words: of those that stand alone it is found out once for each word of the texts. */
function hasOneOf(sought: readonly string[]): (text: string) => boolean {
  const [joined, alone] = [sought.filter((one) => JOINED.test(one)), sought.filter((one) => !JOINED.test(one))];
  const whole = new RegExp(`^(?:${alone.join('|').replaceAll('-', '.*')})$`, 'u');
  const isSought = oncePerWord(({ small }) => whole.test(small));
  const others = joined.length === 0 ? undefined : words(wordsLike(joined));
  return (text) => wordsIn(text).some(isSought) || others?.test(text) === true;
}

/** Several words, or one with an apostrophe. */
const JOINED = /[_'’]/;

function wordsLike(list: readonly string[]): string {
  return list.join('|').replaceAll('-', '\\p{L}*').replaceAll('_', ' ');
}

function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'iu');
}
