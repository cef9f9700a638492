import { groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import { namedMedia } from '../media/media-files';
import { type ListedPicture, swappedPictures } from '../media/swapped-pictures';
import type { Finding } from '../problems/finding';
import { possibleFix, setEdit } from '../problems/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { folded } from '../texts/folded';
import { valuesResolvedAs } from '../values/values';

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
  const maps = site.sources.filter(({ kind }) => kind.holds === 'map');
  return maps.flatMap((map) => {
    const pictures = valuesResolvedAs({ sources: [map], contract: site.contract }, 'media');
    const ofOthers = pictures.flatMap((picture) => namedAsOther(site, named, picture) ?? []);
    return ofOthers.length > 0 ? ofOthers : sharedWithOther(site, named, pictures);
  });
}

type Picture = ReturnType<typeof valuesResolvedAs<'media'>>[number];

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
  return told(srcOf({ source, pointer }), src, suggestion, other);
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
  pictures: readonly Picture[],
): Finding<'picture-other'>[] {
  const [pair, ...more] = pairsOfOnePicture(pictures);
  const { src = '' } = pair?.[0].value ?? {};
  const [, folder = '', stem = ''] = PATH.exec(src) ?? [];
  const [unused, ...others] = unusedIn(folder, files, named);
  if (pair === undefined || more.length > 0 || unused === undefined || others.length > 0) return [];
  const [owner, other] = ownerFirst(pair, stem);
  return [told(srcOf(other), src, unused, String(owner.pointer[0]))];
}

type Pair = readonly [Picture, Picture];

function pairsOfOnePicture(pictures: readonly Picture[]): Pair[] {
  return [...groupBy(pictures, ({ value: { src } }) => src).values()].flatMap(([one, other, ...more]): Pair[] => {
    if (one === undefined || other === undefined || more.length > 0) return [];
    const alts = [one, other].map(altOf);
    return one.pointer[0] === other.pointer[0] || alts.includes('') || alts[0] === alts[1] ? [] : [[one, other]];
  });
}

function unusedIn(folder: string, files: DraftSite['files'], named: ReturnType<typeof namedMedia>): string[] {
  return [...files.keys()]
    .map((file) => file.replace(/^media\//, ''))
    .filter((file) => file.startsWith(folder) && !file.slice(folder.length).includes('/') && !named.has(file));
}

/** Whose text names the picture has it; where that says nothing, the first. */
function ownerFirst([one, other]: Pair, stem: string): Pair {
  const isNamed = (picture: Picture) =>
    stem.split('-').some((word) => word.length > SHORT && altOf(picture).includes(folded(word)));
  return isNamed(other) && !isNamed(one) ? [other, one] : [one, other];
}

const SHORT = 3;

/** What is said of it in all languages. */
function altOf({ value: { alt = '' } }: Picture): string {
  return typeof alt === 'string' ? folded(alt) : folded(JSON.stringify(alt));
}

function told(
  place: ReturnType<typeof srcOf>,
  path: string,
  suggestion: string,
  other: string | undefined,
): Finding<'picture-other'> {
  const details = { path, ...(other !== undefined && { other }), suggestion };
  return { code: 'picture-other', place, details, ...possibleFix(setEdit(place, suggestion)) };
}
