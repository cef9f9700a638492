import { groupBy } from '../../shared/group-by';
import type { TextPart } from '../../shared/text-part';
import type { Finding } from '../findings/finding';
import type { OwnRule } from '../rule';
import { blocksIn } from '../texts/text-blocks';
import { beginningsOf } from '../translations/akin-words';
import { type LocalisedText, localisedTexts, type TranslationPair } from '../translations/localised-texts';

/** So many words tell that two translations stand in each other’s place, where none tells that they stand in their own. */
const FEWEST_AKIN = 2;
/** Longer ones say so much that some of it is akin to anything. */
const LONGEST = 140;
const MOST_LISTED = 40;

/** One of several things of a kind, and what says it in another language. */
interface Listed {
  readonly pair: TranslationPair;
  /** Of a longer text, which part of it. */
  readonly part?: TextPart;
  readonly original: string;
  readonly translation: string;
}

/** Each translation stands beside what it says: two captions of a list, or two headings of a text, have not changed places in one language. */
export const translationMisplaced: OwnRule<'translation-misplaced'> = ({ sources, contract }) =>
  sources.flatMap((source) => {
    const localised = localisedTexts(source, contract);
    const inLists = groupBy(localised.flatMap(asListed), ({ list }) => list).values();
    const inTexts = localised.filter(({ isHtml }) => isHtml).flatMap(({ pairs }) => pairs.map(blocksOf));
    return [...inLists, ...inTexts].flatMap(swappedAmong);
  });

function asListed({ pairs, pointer, isHtml }: LocalisedText): (Listed & { readonly list: string })[] {
  const at = pointer.findLastIndex((key) => typeof key === 'number');
  if (at < 0 || isHtml || pointer[at - 1] === 'sections') return [];
  return pairs.map((pair) => ({
    pair,
    list: [...pointer.slice(0, at), '', ...pointer.slice(at + 1), pair.translation.language].join('/'),
    original: pair.original.text,
    translation: pair.translation.text,
  }));
}

/** The blocks of a text, where each language has as many. */
function blocksOf(pair: TranslationPair): Listed[] {
  const [ones, others] = [blocksIn(pair.original), blocksIn(pair.translation)];
  if (ones.length !== others.length) return [];
  return others.map(({ text, offset }, index) => ({
    pair,
    part: { offset, length: text.length },
    original: ones[index]?.text ?? '',
    translation: text,
  }));
}

function swappedAmong(listed: readonly Listed[]): Finding<'translation-misplaced'>[] {
  const short = listed.filter(({ original, translation }) => Math.max(original.length, translation.length) <= LONGEST);
  if (short.length < 2 || short.length > MOST_LISTED) return [];
  const read = short.map((one) => ({
    one,
    original: beginningsOf(one.original),
    translation: beginningsOf(one.translation),
  }));
  const [first, ...more] = read.flatMap((each, index) => {
    const other = read.slice(index + 1).find((one) => areSwapped(each, one));
    return other === undefined ? [] : [[each.one, other.one] as const];
  });
  return first === undefined || more.length > 0 ? [] : [told(...first)];
}

interface ReadListed {
  readonly original: ReadonlySet<string>;
  readonly translation: ReadonlySet<string>;
}

/** What both originals have in common tells nothing. */
function areSwapped(one: ReadListed, other: ReadListed): boolean {
  const akin = ({ original }: ReadListed, { translation }: ReadListed, beside: ReadListed) =>
    [...original].filter((word) => translation.has(word) && !beside.original.has(word)).length;
  return (
    akin(one, other, other) + akin(other, one, one) >= FEWEST_AKIN &&
    akin(one, one, other) + akin(other, other, one) === 0
  );
}

function told({ pair, part, translation }: Listed, other: Listed): Finding<'translation-misplaced'> {
  const { source, pointer, language } = pair.translation;
  return {
    code: 'translation-misplaced',
    place: { source, pointer, ...(part && { part }) },
    details: {
      original: pair.original.language,
      translation: language,
      text: translation.trim(),
      other: other.translation.trim(),
      says: other.original.trim(),
    },
  };
}
