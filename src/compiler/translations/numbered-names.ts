import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { oncePerText } from '../../shared/once-per-text';
import type { TextPart } from '../../shared/text-part';
import type { Files } from '../site';
import { functionWordsIn } from '../texts/language-of';
import { inFewFiles } from '../values/values';
import { type LanguageText, localisedTexts } from './localised-texts';

/** A name with its number, or a word, left in the other language: “See Bloque 1”, “the torre”. */
export interface ForeignName {
  readonly at: LanguageText;
  /** The language that says it so. */
  readonly language: Language;
  readonly part: TextPart;
  readonly correct: string;
}

/** What has a number in a text and in what says the same, as each calls it: «Bloque», “Block”. */
interface Named {
  readonly original: LanguageText;
  readonly translation: LanguageText;
  readonly one: NumberedName;
  readonly other: NumberedName;
}

interface NumberedName {
  readonly word: string;
  readonly number: string;
  readonly part: TextPart;
}

const NUMBERED =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{3,20})(?: |&nbsp;)(\d{1,2})(?![\p{L}\p{N}]|[.,:/-]\d|(?: |&nbsp;)?[€%])/gu;

/** So often at least a word is said otherwise, and so many times as often as not. */
const OFTEN = 5;

/** Names with a number that a text shares with its translation, though the site has them otherwise in one of the languages. */
export function foreignNames(site: Files): ForeignName[] {
  const named = namesIn(site);
  const votes = votesOf(named);
  return named.flatMap(({ original, translation, one, other }): ForeignName[] => {
    if (one.word !== other.word) return [];
    const { language } = translation;
    const inOther = usual(votes.get(`> ${language} ${one.word}`), one.word);
    if (inOther !== undefined)
      return [
        { at: translation, language: original.language, part: other.part, correct: `${inOther} ${other.number}` },
      ];
    const inOwn = usual(votes.get(`< ${language} ${one.word}`), one.word);
    return inOwn === undefined ? [] : [{ at: original, language, part: one.part, correct: `${inOwn} ${one.number}` }];
  });
}

type Votes = ReadonlyMap<string, number>;

/** How often each word is said as each other one: from the original to a translation, and the other way round. */
function votesOf(named: readonly Named[]): ReadonlyMap<string, Votes> {
  const votes = new Map<string, Map<string, number>>();
  const vote = (from: string, to: string) => {
    const ofWord = votes.get(from) ?? new Map<string, number>();
    votes.set(from, ofWord.set(to, (ofWord.get(to) ?? 0) + 1));
  };
  for (const { translation, one, other } of named) {
    vote(`> ${translation.language} ${one.word}`, other.word);
    vote(`< ${translation.language} ${other.word}`, one.word);
  }
  return votes;
}

/** The other word that stands for one nearly always. */
function usual(votes: Votes | undefined, word: string): string | undefined {
  const [first, second] = [...(votes ?? [])]
    .filter(([said]) => said !== word)
    .sort(([, one], [, other]) => other - one);
  if (first === undefined || second !== undefined) return undefined;
  const [said, count] = first;
  return count >= OFTEN && count >= OFTEN * (votes?.get(word) ?? 0) ? said : undefined;
}

const namesIn = inFewFiles('numbered-names', (source, contract): readonly Named[] =>
  localisedTexts(source, contract).flatMap(({ pairs }) =>
    pairs.flatMap(({ original, translation }) => {
      const [ones, others] = [original, translation].map(({ text, language }) => numberedIn(language)(text));
      if (ones === undefined || others === undefined) return [];
      return [...ones].flatMap(([number, one]): Named[] => {
        const other = others.get(number);
        return one === undefined || other === undefined ? [] : [{ original, translation, one, other }];
      });
    }),
  ),
);

/** The names of a text by their numbers; nothing by a number that several have. */
const numberedIn = oncePerLanguage((language) =>
  oncePerText((text): ReadonlyMap<string, NumberedName | undefined> => {
    const found = new Map<string, NumberedName | undefined>();
    if (!/\d/.test(text)) return found;
    for (const { 0: written, 1: word = '', 2: number = '', index } of text.matchAll(NUMBERED)) {
      if (functionWordsIn(word.toLowerCase(), [language]) > 0) continue;
      const name = { word, number, part: { offset: index, length: written.length } };
      found.set(number, found.has(number) && found.get(number)?.word !== word ? undefined : name);
    }
    return found;
  }),
);
