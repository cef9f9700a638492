import { groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import type { Source } from '../source';
import { folded } from '../spelling/folded';
import { valueAt } from '../values/value-at';
import { inFewFiles, valuesResolvedAs } from '../values/values';
import { isSaidBeside, swappedPairs } from './swapped-pairs';

/** A picture of one of several things that are listed. */
export interface ListedPicture {
  readonly source: Source;
  readonly pointer: Pointer;
  readonly src: string;
}

/** Pairs of pictures in a list whose names say what stands beside the other one, and nothing of what stands beside them. */
export const swappedPictures = inFewFiles(
  'swapped-pictures',
  (source, contract): (readonly [ListedPicture, ListedPicture])[] => {
    const listed = valuesResolvedAs({ sources: [source], contract }, 'media').flatMap(asListed);
    const lists = groupBy(listed, ({ list }) => list);
    return [...lists.values()].flatMap((pictures) =>
      swappedPairs(pictures.filter(isUnlikeItsText).slice(0, MOST), isSaidBeside),
    );
  },
);

/** Of a list with more of them, the files have other names altogether. */
const MOST = 50;

interface InList extends ListedPicture {
  readonly list: string;
  readonly name: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

function asListed({ source, pointer, value: { src } }: ReturnType<typeof valuesResolvedAs<'media'>>[number]): InList[] {
  const at = pointer.findLastIndex((key, index) => isItem(key, index, source));
  if (src === undefined || at < 0 || pointer[at - 1] === 'sections') return [];
  const [own, behind] = [pointer.slice(0, at + 1), pointer.slice(at + 1)];
  const list = [...pointer.slice(0, at), '', ...behind].join('/');
  const said = shortTexts(valueAt(source.data, own)).filter((text) => text !== src);
  return [{ source, pointer, src, list, name: wordsOf(nameOf(src)), text: wordsOf([own.at(-1), ...said].join(' ')) }];
}

function isItem(key: Pointer[number], index: number, { kind }: Source): boolean {
  return typeof key === 'number' || (index === 0 && kind.holds === 'map');
}

function nameOf(src: string): string {
  return src.replace(/^.*\//, '').replace(/\.[^.]+$/, '');
}

const SHORTEST = 3;

function wordsOf(text: string): ReadonlySet<string> {
  return new Set((folded(text).match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= SHORTEST));
}

const LONGEST = 120;

function shortTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length > LONGEST ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(shortTexts);
  return isRecord(value) ? Object.values(value).flatMap(shortTexts) : [];
}

function isUnlikeItsText({ name, text }: InList): boolean {
  return [...name].some((word) => !text.has(word));
}
