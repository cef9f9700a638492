import { groupBy } from '../../shared/group-by';
import type { TextPart } from '../../shared/text-part';
import type { Finding } from '../findings/finding';
import type { OwnRule } from '../rule';
import { type LanguageText, localisedTexts, type TranslationPair } from '../translations/localised-texts';
import { placeKey } from '../values/place-key';

/** Elements of which one may stand where another one should: headings of each level, lists, and cells of tables. */
const KINDS = [/<(h[2-6])(?=[\s>])[^<>]*>/gi, /<([ou]l)(?=[\s>])[^<>]*>/gi, /<(t[hd])(?=[\s>])[^<>]*>/gi];

/** A heading has the same level in each language, what is numbered in one is so in the other, and so is what heads a row. */
export const translationElement: OwnRule<'translation-element'> = ({ sources, contract }) => {
  const found = sources
    .flatMap((source) => localisedTexts(source, contract))
    .flatMap(({ pairs, isHtml }) => (isHtml ? pairs.flatMap(differing) : []));
  return [...groupBy(found, ({ place }) => ('source' in place ? placeKey(place) : '')).values()].flatMap(
    ([first]) => first ?? [],
  );
};

interface Element extends TextPart {
  readonly name: string;
}

function differing({ original, translation }: TranslationPair): Finding<'translation-element'>[] {
  return KINDS.flatMap((kind) => {
    const [ones, others] = [elementsIn(original.text, kind), elementsIn(translation.text, kind)];
    const index = ones.findIndex(({ name }, at) => name !== others[at]?.name);
    const [one, other] = [ones[index], others[index]];
    if (ones.length !== others.length || one === undefined || other === undefined) return [];
    // What the other language has nowhere is more likely wrong.
    const isOriginalOdd = !others.some(({ name }) => name === one.name) && ones.some(({ name }) => name === other.name);
    return [isOriginalOdd ? told(translation, other, original, one) : told(original, one, translation, other)];
  });
}

function elementsIn(text: string, kind: RegExp): Element[] {
  return [...text.matchAll(kind)].map(({ 0: { length }, 1: name = '', index: offset }) => ({
    name: name.toLowerCase(),
    offset,
    length,
  }));
}

function told(
  right: LanguageText,
  { name: expected }: Element,
  { source, pointer, language }: LanguageText,
  { name, offset, length }: Element,
): Finding<'translation-element'> {
  const place = { source, pointer, part: { offset, length } };
  const details = { original: right.language, translation: language, name, expected };
  return { code: 'translation-element', place, details };
}
