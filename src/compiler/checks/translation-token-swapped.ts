import type { Finding } from '../problems/finding';
import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { tokensIn } from '../tokens/token-syntax';
import { localisedTexts, type TranslationPair } from '../translations/localised-texts';
import { withoutTags } from '../translations/markup';

/** Each sentence of a translation names the values that the same sentence of its original names. */
export const translationTokenSwapped: OwnRule<'translation-token-swapped'> = ({ sources, contract }) =>
  sources
    .flatMap((source) => localisedTexts(source, contract))
    .flatMap(({ pairs }) => pairs)
    .flatMap((pair) => swappedIn(pair) ?? []);

/** Two values that have changed places, each of which stands once in the text; in so many sentences as the other has. */
function swappedIn({ original, translation }: TranslationPair): Finding<'translation-token-swapped'> | undefined {
  const tokens = tokensIn(translation.text);
  if (tokens.length < 2) return undefined;
  const [ones, others] = [sentencesOf(original.text), sentencesOf(translation.text)];
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
  const places = [found, expected].map((token) => tokens.filter(({ text }) => text === token));
  const [[one, ...more] = [], [other, ...most] = []] = places;
  if (one === undefined || other === undefined || more.length + most.length > 0) return undefined;
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
