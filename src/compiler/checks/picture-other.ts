import { groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import type { Finding } from '../findings/finding';
import { possibleFix, setEdit } from '../findings/fixes';
import { namedMedia } from '../media/media-files';
import { type ListedPicture, swappedPictures } from '../media/swapped-pictures';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import type { Source } from '../source';
import { folded } from '../spelling/folded';
import { inFewFiles, valuesResolvedAs } from '../values/values';

/** One of several whose pictures are called like them has its own, where that is there and nobody has it, or the other one has. */
export const pictureOther: Rule<'picture-other'> = (site) => [...taken(site), ...swappedPictures(site).map(swapped)];

function swapped([one, other]: readonly [ListedPicture, ListedPicture]): Finding<'picture-other'> {
  const [place, otherPlace] = [srcOf(one), srcOf(other)];
  return {
    code: 'picture-other',
    place,
    details: { path: one.src, suggestion: other.src },
    fix: { edits: [setEdit(place, other.src), setEdit(otherPlace, one.src)], isCertain: false },
  };
}

function srcOf({ source, pointer }: Pick<ListedPicture, 'source' | 'pointer'>) {
  return { source, pointer: [...pointer, 'src'] };
}

function taken(site: DraftSite): Finding<'picture-other'>[] {
  const named = namedMedia(site);
  const [maps, others] = [true, false].map((holds) =>
    site.sources.filter(({ kind }) => (kind.holds === 'map') === holds),
  );
  const inLists = picturesInLists({ sources: others ?? [], contract: site.contract });
  const ofLists = [...groupBy(inLists, ({ list }) => list).values()].flatMap((pictures) =>
    sharedWithOther(site, named, pictures),
  );
  return [...(maps ?? []).flatMap(ofMap), ...ofLists];

  function ofMap(map: Source): Finding<'picture-other'>[] {
    const pictures = valuesResolvedAs({ sources: [map], contract: site.contract }, 'media');
    const ofOthers = pictures.flatMap((picture) => namedAsOther(site, named, picture) ?? []);
    const owned = pictures.map((picture) => ({ ...picture, owner: String(picture.pointer[0]), list: map.path }));
    return ofOthers.length > 0 ? ofOthers : sharedWithOther(site, named, owned);
  }
}

type Picture = ReturnType<typeof valuesResolvedAs<'media'>>[number];

/** A picture of an entry, or of an item of a list, of which nothing says what it is called. */
interface OwnedPicture extends Picture {
  readonly owner: string;
  readonly list: string;
  readonly item?: number;
}

const picturesInLists = inFewFiles('pictures-in-lists', (source, contract): readonly OwnedPicture[] =>
  valuesResolvedAs({ sources: [source], contract }, 'media').flatMap((picture) => {
    const item = picture.pointer.findLastIndex((step) => typeof step === 'number');
    if (item < 0 || altOf(picture) === '') return [];
    const [list, owner] = [picture.pointer.slice(0, item), picture.pointer.slice(0, item + 1)];
    const index = Number(picture.pointer[item]);
    return [{ ...picture, owner: owner.join('/'), list: [source.path, ...list].join('/'), item: index }];
  }),
);

/** The picture of «plaza» is called by its name, alone or with a word before or behind, and so is that of «ribera». */
function namedAsOther(
  site: DraftSite,
  named: ReturnType<typeof namedMedia>,
  { source, pointer, value: { src = '' } }: Picture,
): Finding<'picture-other'> | undefined {
  const id = String(pointer[0]);
  const [, folder = '', stem = '', ending = ''] = PATH.exec(src) ?? [];
  if (!isRecord(source.data) || hasName(stem, id)) return undefined;
  const { data } = source;
  const other = namesWithin(stem).find((name) => Object.hasOwn(data, name));
  const suggestion = other && `${folder}${`-${stem}-`.replace(`-${other}-`, `-${id}-`).slice(1, -1)}${ending}`;
  if (suggestion === undefined || !site.files.has(`media/${suggestion}`) || named.has(suggestion)) return undefined;
  return told(srcOf({ source, pointer }), { path: src, ...(other !== undefined && { other }), suggestion });
}

const PATH = /^(.*\/)?([^/]*)(\.[^./]+)$/;

function hasName(stem: string, name: string): boolean {
  return `-${stem}-`.includes(`-${name}-`);
}

/** What may be the name of an entry in that of a file, the longest first: all of it, or some words behind each other. */
function namesWithin(stem: string): string[] {
  const words = stem.split('-').slice(0, MOST_WORDS);
  const lengths = words.map((_word, index) => words.length - index);
  return lengths.flatMap((length) =>
    words.slice(length - 1).map((_word, from) => words.slice(from, from + length).join('-')),
  );
}

const MOST_WORDS = 12;

/** Of two that show one picture and say other things of it, one is to show the only one beside it that is shown nowhere. */
function sharedWithOther(
  { files }: DraftSite,
  named: ReturnType<typeof namedMedia>,
  pictures: readonly OwnedPicture[],
): Finding<'picture-other'>[] {
  const [pair, ...more] = pairsOfOnePicture(pictures);
  const { src = '' } = pair?.[0].value ?? {};
  const [, folder = '', stem = ''] = PATH.exec(src) ?? [];
  const [unused, ...others] = unusedIn(folder, files, named);
  if (pair === undefined || more.length > 0 || unused === undefined || others.length > 0) return [];
  const [owner, other] = ownerFirst(pair, stem);
  return [told(srcOf(other), { path: src, ...nameOf(owner), suggestion: unused })];
}

type Pair = readonly [OwnedPicture, OwnedPicture];

function pairsOfOnePicture(pictures: readonly OwnedPicture[]): Pair[] {
  return [...groupBy(pictures, ({ value: { src } }) => src).values()].flatMap(([one, other, ...more]): Pair[] => {
    if (one === undefined || other === undefined || more.length > 0) return [];
    const alts = [one, other].map(altOf);
    return one.owner === other.owner || alts.includes('') || alts[0] === alts[1] ? [] : [[one, other]];
  });
}

function unusedIn(folder: string, files: DraftSite['files'], named: ReturnType<typeof namedMedia>): string[] {
  return [...files.keys()]
    .map((file) => file.replace(/^media\//, ''))
    .filter((file) => file.startsWith(folder) && !file.slice(folder.length).includes('/') && !named.has(file));
}

/** What an entry is called, or which item of its list something is. */
function nameOf({ source, owner, item }: OwnedPicture): { other: string } | { item: number } {
  return source.kind.holds === 'map' || item === undefined ? { other: owner } : { item: item + 1 };
}

/** Whose text says most of what the picture is called has it; where neither says more, the first. */
function ownerFirst([one, other]: Pair, stem: string): Pair {
  const words = stem.split('-').filter((word) => word.length > SHORT);
  const saidOf = (picture: Picture) => words.filter((word) => altOf(picture).includes(folded(word))).length;
  return saidOf(other) > saidOf(one) ? [other, one] : [one, other];
}

const SHORT = 3;

/** What is said of it in all languages. */
function altOf({ value: { alt = '' } }: Picture): string {
  return typeof alt === 'string' ? folded(alt) : folded(JSON.stringify(alt));
}

function told(place: ReturnType<typeof srcOf>, details: Finding<'picture-other'>['details']): Finding<'picture-other'> {
  return { code: 'picture-other', place, details, ...possibleFix(setEdit(place, details.suggestion)) };
}
