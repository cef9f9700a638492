import type { Languages } from '../../shared/language';
import { tokensIn } from '../../shared/token-syntax';
import { timeUnits } from '../figures/time-units';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { withoutTags } from '../texts/prose';
import { localisedTexts, type TranslationPair } from '../translations/localised-texts';

type Found = Finding<'translation-token-swapped'>;

/** Each sentence of a translation names the values that the same sentence of its original names. */
export const translationTokenSwapped: OwnRule<'translation-token-swapped'> = ({ sources, contract }) =>
  sources
    .flatMap((source) => localisedTexts(source, contract))
    .flatMap(({ pairs }) => {
      const found = pairs.map((pair) => swappedOf(pair, contract.languages));
      return inOriginal(pairs, found) ?? found.flatMap((each) => each ?? []);
    });

function swappedOf(pair: TranslationPair, languages: Languages): Found | undefined {
  return swappedIn(pair, sentencesOf) ?? swappedUnits(pair, languages) ?? swappedIn(pair, itemsOf);
}

/** Where all translations say the same, it is the original in which they have changed places. */
function inOriginal(
  [first, ...others]: readonly TranslationPair[],
  [told, ...more]: readonly (Found | undefined)[],
): Found[] | undefined {
  if (first === undefined || told === undefined || others.length === 0) return undefined;
  const { token, instead } = told.details;
  if (!more.every((each) => each?.details.token === token && each.details.instead === instead)) return undefined;
  const found = swap({ original: first.translation, translation: first.original }, instead, token);
  return found && [found];
}

/** Two values that have changed places, each of which stands once in the text; in so many sentences or items as the other has. */
function swappedIn({ original, translation }: TranslationPair, partsOf: (text: string) => string[]): Found | undefined {
  const tokens = tokensIn(translation.text);
  if (tokens.length < 2) return undefined;
  const [ones, others] = [partsOf(original.text), partsOf(translation.text)];
  if (ones.length !== others.length) return undefined;
  const differing = ones.flatMap((sentence, index) => {
    const [here, there] = [tokensOf(sentence), tokensOf(others[index] ?? '')];
    const [lost, added] = [without(here, there), without(there, here)];
    return lost.length + added.length === 0 ? [] : [{ lost, added }];
  });
  const [first, second] = differing;
  if (first === undefined || second === undefined || differing.length > 2) return undefined;
  const [expected, found] = [first.lost[0], first.added[0]];
  const isSwapped = [first.lost, first.added, second.lost, second.added].every(({ length }) => length === 1);
  if (!isSwapped || second.lost[0] !== found || second.added[0] !== expected) return undefined;
  return expected === undefined || found === undefined ? undefined : swap({ original, translation }, expected, found);
}

/** Two values of which one stands before a unit of time in the original, and the other one in the translation. */
function swappedUnits({ original, translation }: TranslationPair, languages: Languages): Found | undefined {
  if (tokensIn(translation.text).length < 2) return undefined;
  const [ofOriginal, ofTranslation] = [original, translation].map(({ text, language }) =>
    unitsBehind(text, languages.find(({ code }) => code === language)?.locale),
  );
  if (ofOriginal === undefined || ofTranslation === undefined) return undefined;
  for (const [token, unit] of ofOriginal) {
    const other = [...ofTranslation].find(([, found]) => found === unit)?.[0];
    const isOther = other !== undefined && other !== token && ofTranslation.get(token) !== unit;
    if (isOther && ofOriginal.get(other) !== unit) return swap({ original, translation }, token, other);
  }
  return undefined;
}

/** The tokens before a unit of time, and that unit. */
function unitsBehind(text: string, locale = 'und'): ReadonlyMap<string, string> {
  const units = timeUnits(locale);
  return new Map(
    [...withoutTags(text).matchAll(/(\{\{[^{}]{1,80}\}\})(?:\s|&nbsp;)(\p{L}{2,})/gu)].flatMap(
      ({ 1: token = '', 2: word = '' }): [string, string][] => {
        const unit = units.get(word.toLowerCase());
        return unit === undefined ? [] : [[token, unit]];
      },
    ),
  );
}

/** What is told of two tokens that stand in each other's place, once each. */
function swap({ original, translation }: TranslationPair, expected: string, found: string): Found | undefined {
  const tokens = tokensIn(translation.text);
  const places = [found, expected].map((token) => tokens.filter(({ text }) => text === token));
  const [[one, ...more] = [], [other, ...most] = []] = places;
  if (one === undefined || other === undefined || more.length + most.length > 0) return undefined;
  // What the original does not name at all has changed places with nothing: that is told as such.
  if (!tokensIn(original.text).some(({ text }) => text === found)) return undefined;
  const { source, pointer } = translation;
  const changes = [
    { ...one.part, text: other.text },
    { ...other.part, text: one.text },
  ].sort((a, b) => a.offset - b.offset);
  return {
    code: 'translation-token-swapped',
    place: { source, pointer, part: one.part },
    details: {
      token: other.text,
      instead: one.text,
      original: original.language,
      translation: translation.language,
    },
    fix: fixOfText(translation, changes, false),
  };
}

function sentencesOf(text: string): string[] {
  return withoutTags(text)
    .split(/[.!?…]+(?=\s|$)|\n+/)
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** What is listed in a text, where each begins with a value: `{{facts.books}} books, {{facts.seats}} chairs`. */
function itemsOf(text: string): string[] {
  const items = withoutTags(text).split(/(?:,|;)\s+/);
  const counted = items.filter((item) => item.trim().startsWith('{{'));
  return counted.length === items.filter((item) => item.includes('{{')).length ? counted : [];
}

function tokensOf(sentence: string): string[] {
  return tokensIn(sentence).map(({ text }) => text);
}

function without(tokens: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return tokens.filter((token) => {
    const index = left.indexOf(token);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
