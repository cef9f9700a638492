import { languageNamed } from '../../shared/language';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import type { Contract } from '../schema/contract';
import { CALENDAR_KINDS, type CalendarKind, calendarNames } from '../standards/calendar-names';
import { functionWordsIn } from '../texts/language-of';
import { type LanguageText, localisedTexts } from '../translations/localised-texts';

/** A month or a day of the week is called as in the language of the text, and not left in that of another one. */
export const translationCalendar: OwnRule<'translation-calendar'> = ({ sources, contract }) =>
  sources
    .flatMap((source) => localisedTexts(source, contract))
    .flatMap(({ pairs }) => pairs)
    .flatMap(({ original, translation }) => [
      ...leftName(translation, original, contract),
      ...leftName(original, translation, contract),
    ]);

/** The first name from the calendar of the other language that stands in both texts; none in a text that is in that language. */
function leftName(at: LanguageText, other: LanguageText, { languages }: Contract): Finding<'translation-calendar'>[] {
  const own = languageNamed(at.language, languages).locale;
  const foreign = languageNamed(other.language, languages).locale;
  const { pattern, translations } = namesAbroad(foreign, own);
  if (!pattern.test(at.text) || functionWordsIn(at.text, [at.language]) === 0) return [];
  const words = [...at.text.matchAll(WORD)];
  const ofOther = new Set(other.text.match(WORD));
  const left = words.findIndex(({ 0: word }, index) => {
    const name = word.toLowerCase();
    // Where a sentence begins, it may be somebody who is called so.
    const meant = translations.get(name);
    if (meant === undefined) return false;
    return ofOther.has(name) || (ofOther.has(word) && isBeside(namesOf(own, meant.kind), words, index, at));
  });
  const { 0: word, index: offset } = words[left] ?? {};
  if (word === undefined || offset === undefined) return [];
  const correct = translations.get(word.toLowerCase())?.name ?? '';
  const part = { offset, length: word.length };
  return [
    {
      code: 'translation-calendar',
      place: { source: at.source, pointer: at.pointer, part },
      details: { word, correct, original: other.language, translation: at.language },
      fix: fixOfText(at, [{ ...part, text: correct }], false),
    },
  ];
}

const WORD = /(?<![\p{L}\p{M}\d/_.{@-])\p{L}{1,15}(?![\p{L}\p{M}\d/_}@-])/gu;

/** Whether one of some names stands beside a word, perhaps joined to it: “Enero and February”. */
function isBeside(
  names: ReadonlySet<string>,
  words: readonly RegExpExecArray[],
  index: number,
  { language }: LanguageText,
): boolean {
  return [1, -1].some((step) => {
    const [next = '', second = ''] = [words[index + step]?.[0], words[index + 2 * step]?.[0]];
    const isJoined = functionWordsIn(next, [language]) > 0;
    return names.has(next.toLowerCase()) || (isJoined && names.has(second.toLowerCase()));
  });
}

interface NamesAbroad {
  /** Finds one of them. */
  readonly pattern: RegExp;
  /** What each is called in the other language. */
  readonly translations: ReadonlyMap<string, { readonly name: string; readonly kind: CalendarKind }>;
}

const abroad = new Map<string, NamesAbroad>();

/** The months and days of one language that are written small in it and mean nothing in the calendar of another one. */
function namesAbroad(from: string, to: string): NamesAbroad {
  const found = abroad.get(`${from} ${to}`) ?? readNames(from, to);
  abroad.set(`${from} ${to}`, found);
  return found;
}

function readNames(from: string, to: string): NamesAbroad {
  const [ones, others] = [calendarNames(from), calendarNames(to)];
  const names = CALENDAR_KINDS.flatMap((kind) =>
    ones[kind].map(([name = ''], index) => [name, { kind, name: others[kind][index]?.[0] ?? '' }] as const),
  );
  const isClear = (name: string) =>
    /^\p{Ll}+$/u.test(name) && !CALENDAR_KINDS.some((kind) => namesOf(to, kind).has(name));
  const translations = new Map(names.filter(([name]) => isClear(name)));
  // Where there is none, it finds nothing.
  return { translations, pattern: new RegExp([...translations.keys()].join('|') || '(?!)', 'iu') };
}

const known = new Map<string, ReadonlySet<string>>();

/** The months or the days of a language in small letters, in all their forms. */
function namesOf(locale: string, kind: CalendarKind): ReadonlySet<string> {
  const found = known.get(`${locale} ${kind}`) ?? inSmallLetters(calendarNames(locale)[kind].flat());
  known.set(`${locale} ${kind}`, found);
  return found;
}

function inSmallLetters(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
