import { capitalised } from '../../shared/capitalised';
import type { Language } from '../../shared/language';
import { oncePerLanguage, oncePerObject } from '../../shared/once-per-object';
import { languageData } from '../language-data/known-languages';
import type { LanguageData } from '../language-data/language-data';
import { oncePerWord, type Word, wordsIn } from './words';

const WITHOUT = /[\u0300-\u0303]/g;

/** How a word is written with its accent; nothing of a word that may be right without. Missing where nothing is known. */
export function accentsOf(language: Language): ((word: Word) => string | undefined) | undefined {
  const data = languageData(language);
  return data?.accented === undefined ? undefined : accentsIn(data);
}

const accentsIn = oncePerObject((data: LanguageData) => {
  const { words, endings } = accentedWords(data);
  return oncePerWord(({ written }) => {
    const small = written.slice(0, 1).toLowerCase() + written.slice(1);
    const meant = words.get(small) ?? withEnding(small, endings);
    const isCapital = written.slice(0, 1) !== small.slice(0, 1);
    return isCapital && meant !== undefined ? capitalised(meant) : meant;
  });
});

/** Whether a word lacks an accent, in a language in which all such words have one. */
export const lacksAccent = oncePerLanguage((language): ((word: Word) => boolean) | undefined => {
  const { unaccented } = languageData(language) ?? {};
  const pattern = unaccented === undefined ? undefined : new RegExp(`^${unaccented}$`, 'u');
  return pattern && oncePerWord(({ small }) => pattern.test(small));
});

/** Words behind which others have an accent, and how these are written with it, by how they are without. */
interface AccentsBehind {
  readonly pattern: RegExp;
  readonly accented: ReadonlyMap<string, string>;
}

/** Of a language: «el trafico» lacks an accent, «trafico con pan» does not. */
export const accentsBehind = oncePerLanguage((language): readonly AccentsBehind[] =>
  (languageData(language)?.accentedBehind ?? []).map(([before, list]) => {
    const accented = byPlain(list.split(' '));
    const words = [...accented.keys()].join('|');
    const befores = before.replaceAll(' ', '|').replaceAll('_', ' ');
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}'’/.-])(?:${befores}) (${words})(?![\\p{L}\\p{M}\\p{N}@/_-])`,
      'giu',
    );
    return { pattern, accented };
  }),
);

function withEnding(word: string, endings: ReadonlyMap<string, string>): string | undefined {
  for (const [ending, correct] of endings) {
    if (word.endsWith(ending) && word.length > ending.length + 1) return word.slice(0, -ending.length) + correct;
  }
  return undefined;
}

/** Words and endings with their accents, by how they are written without. */
function accentedWords({ accented: list = '' }: LanguageData) {
  const words = list.split(' ');
  return {
    words: byPlain(words.filter((word) => !word.startsWith('-'))),
    endings: byPlain(words.flatMap((word) => (word.startsWith('-') ? word.slice(1) : []))),
  };
}

/** How the word is written that asks, where a question has it without its accent; nothing where it may only join two sentences. */
export function askingWord(question: readonly Word[], language: Language): string | undefined {
  const data = languageData(language);
  const [first] = question;
  return data?.asked === undefined || first === undefined ? undefined : askingIn(data, first.small, question);
}

function askingIn(data: LanguageData, first: string, question: readonly Word[]): string | undefined {
  const { asked, joining, verbs, before, linking } = askingOf(data);
  const correct = asked.get(first);
  if (correct === undefined || correct === first) return undefined;
  if (!joining.has(correct)) return correct;
  const isVerb = (word: Word | undefined) => word !== undefined && (verbs.has(word.small) || before.has(word.small));
  const isAmong = (words: ReadonlySet<string>, at: number) => words.has(question[at]?.small ?? '');
  let verb = 1;
  while (isAmong(before, verb)) verb += 1;
  const isOfSecond = (word: Word, at: number) =>
    at > verb && isVerb(word) && !isVerb(question[at - 1]) && !isAmong(linking, at - 1);
  return isVerb(question[1]) && !question.some(isOfSecond) ? correct : undefined;
}

/** Whether a sentence may begin with a word that asks and lacks its accent, in a language that has such words. */
export const mayAskBarely = oncePerLanguage((language): RegExp | undefined => {
  const { asked } = languageData(language) ?? {};
  if (asked === undefined) return undefined;
  const words = [...byPlain(asked.split(' ')).keys()].map((word) => capitalised(word)).join('|');
  return new RegExp(`(?<![\\p{L}\\u00bf])(?:${words}) `, 'u');
});

/** How a word that asks is written, where it lacks its accent. */
export function askingForm(word: string, language: Language): string | undefined {
  const data = languageData(language);
  const correct = data?.asked === undefined ? undefined : askingOf(data).asked.get(word.toLowerCase());
  return correct && word.charAt(0) + correct.slice(1);
}

/** Whether a sentence with these words asks something, or is a heading that says what is answered: “How to bake”. */
export function onlyAsks([first]: readonly Word[], language: Language): boolean {
  return first !== undefined && (languageData(language)?.onlyAsking?.split(' ').includes(first.small) ?? false);
}

/** A word that asks without its accent, and where it stands in a question. */
interface AskedWord {
  readonly word: string;
  readonly correct: string;
  readonly index: number;
}

/**
 * The words that ask, though they lack their accent, behind a preposition with which a question begins, and behind what
 * has been asked before: «¿En que idioma?», «¿Cuánto cuesta y que incluye?»
 */
export function askedWithin(question: string, language: Language): AskedWord[] {
  const data = languageData(language);
  return data?.askedBehind === undefined ? [] : askedWithinIn(data, question);
}

function askedWithinIn(data: LanguageData, question: string): AskedWord[] {
  const { asked, joining, verbs, before, behind, accented } = askingOf(data);
  return [...question.matchAll(behind)].flatMap(({ 0: whole, 1: linking, 2: word = '', index }) => {
    const correct = asked.get(word);
    const at = index + whole.length - word.length;
    if (correct === undefined) return [];
    if (linking === undefined) return [{ word, correct, index: at }];
    const [next] = wordsIn(question.slice(at + word.length));
    const asksVerb = next !== undefined && (verbs.has(next.small) || before.has(next.small));
    const mayJoin = joining.has(correct)
      ? !asksVerb
      : wordsIn(question.slice(0, at)).some(({ small }) => small === word);
    const hasAsked = wordsIn(question.slice(0, at)).some(({ small }) => accented.has(small));
    return hasAsked && !mayJoin ? [{ word, correct, index: at }] : [];
  });
}

const askingOf = oncePerObject((data: LanguageData) => {
  const wordsOf = (list = '') => new Set(list.split(' '));
  return {
    asked: byPlain([...wordsOf(data.asked)]),
    joining: wordsOf(data.joining),
    verbs: wordsOf(data.questionVerbs),
    before: wordsOf(data.beforeVerbs),
    linking: wordsOf(data.linking),
    accented: wordsOf(data.asked),
    behind: behindOthers(data),
  };
});

/** The first word behind a preposition, or behind one that links two questions, which is the first group then. */
function behindOthers({ askedBehind, asked = '' }: LanguageData): RegExp {
  if (askedBehind === undefined) return NEVER;
  const words = [...byPlain(asked.split(' ')).keys()].join('|');
  const { prepositions, links } = askedBehind;
  return new RegExp(`(?:^(?:${prepositions})|(?<!\\p{L})(${links})) (${words})(?!\\p{L})`, 'giu');
}

const NEVER = /(?!)/g;

function byPlain(words: readonly string[]): ReadonlyMap<string, string> {
  const plain = words.map((word) => [word.normalize('NFD').replaceAll(WITHOUT, '').normalize('NFC'), word] as const);
  // Who writes no accents writes no cedillas either.
  const all = [...plain, ...plain.map(([bare, word]) => [bare.replaceAll('ç', 'c'), word] as const)];
  return new Map(all.filter(([bare, word]) => bare !== word));
}
