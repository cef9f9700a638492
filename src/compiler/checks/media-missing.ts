import { distance } from 'fastest-levenshtein';
import { fileNameOf, fileStemOf } from '../../shared/file-name-of';
import { oncePerObject } from '../../shared/once-per-object';
import type { Pointer } from '../../shared/pointer';
import type { Finding, Place } from '../findings/finding';
import type { Edit } from '../findings/fix';
import { setEdit, suggestedFix } from '../findings/fixes';
import { picturesIn } from '../html/html-links';
import { writtenLinks } from '../links/links';
import { fileAt, MEDIA } from '../media/media-files';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import type { SiteFiles, Source } from '../source';
import { slugOf, suggestionFor } from '../spelling/suggest';
import { textsIn, valuesResolvedAs, type WrittenText } from '../values/values';

/** A picture or a linked file must lie in site/media. */
export const mediaMissing: Rule<'media-missing'> = (site) => [
  ...valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value }) =>
    missingAt(site, value.src, { source, pointer: [...pointer, 'src'] }),
  ),
  ...valuesResolvedAs(site, 'link').flatMap(({ source, pointer, value }) =>
    missingAt(site, value.file, { source, pointer: [...pointer, 'file'] }),
  ),
  ...writtenLinks(site).flatMap(({ target: { file }, address = '', placeOf, editOf }) =>
    missing(site, file ?? fileAt(address), placeOf('file'), (other) => editOf('address', `file:${other}`)),
  ),
  ...valuesResolvedAs(site, 'html')
    .flatMap(textsIn)
    .flatMap((written) => missingPictures(site, written)),
];

function missingPictures(site: DraftSite, { source, pointer, text }: WrittenText): Finding<'media-missing'>[] {
  return picturesIn(text).flatMap(({ address, part }) => {
    const path = fileAt(address);
    const offset = path === undefined ? -1 : text.indexOf(path, part.offset);
    const isLiteral = path !== undefined && offset >= 0 && offset < part.offset + part.length;
    const place = { source, pointer, part: isLiteral ? { offset, length: path.length } : part };
    return missing(site, path, place, (other) => (isLiteral ? setEdit(place, other) : undefined));
  });
}

function missingAt(
  site: DraftSite,
  path: string | undefined,
  place: { source: Source; pointer: Pointer },
): Finding<'media-missing'>[] {
  return missing(site, path, place, (other) => setEdit(place, other));
}

function missing(
  { files }: DraftSite,
  path: string | undefined,
  place: Place,
  editTo: (path: string) => Edit | undefined,
): Finding<'media-missing'>[] {
  if (path === undefined || files.has(MEDIA + path)) return [];
  const known = mediaIn(files);
  const apart = known.find((file) => file !== path && file.normalize() === path);
  if (apart !== undefined) {
    const fix = { edits: [{ do: 'rename-file' as const, file: MEDIA + apart, to: MEDIA + path }], isCertain: true };
    return [{ code: 'media-missing', place, details: { path, hasAccentsApart: true }, fix }];
  }
  const meant = meantMedia(path, known);
  const fix = suggestedFix(path, meant, known, editTo);
  const name = nameOfOutside(path);
  const details = {
    path: path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path,
    ...meant,
    ...(name !== undefined && { name }),
    ...(OF_WEBSITE.test(path) && { isElsewhere: true as const }),
  };
  return [{ code: 'media-missing', place, details, ...fix }];
}

/** The file of the same name, but for how it is written, its folder or its ending; else one nearly called so, as of several. */
function meantMedia(path: string, known: readonly string[]): { suggestion?: string } {
  if (/[,;]\s/.test(path)) return suggestionFor(path, known);
  const [, alone = ''] = /^(\S{1,200}\.\w{2,5})\s/.exec(path) ?? [];
  if (known.includes(alone)) return { suggestion: alone };
  const { byPath, byName, byStem } = mediaByWords(known);
  const inside = path.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:site\/)?(?:media\/)?/, '');
  const suggestion = [byPath.get(slugOf(inside)), byName.get(slugOf(fileNameOf(inside)))].find(isOnly);
  if (suggestion !== undefined) return { suggestion: suggestion[0] };
  const near = nearMedia(path, known);
  const other = byStem.get(slugOf(fileStemOf(inside)));
  return near.suggestion !== undefined || !isOnly(other) ? near : { suggestion: other[0] };
}

/** A file whose own name is near: what is the same in most paths makes others look so. */
function nearMedia(path: string, known: readonly string[]): { suggestion?: string } {
  const near = suggestionFor(path, known);
  const [stem, other] = [path, near.suggestion ?? path].map(fileStemOf) as [string, string];
  return distance(stem, other) > Math.max(2, Math.floor(stem.length / 3)) ? {} : near;
}

function isOnly(files: readonly string[] | undefined): files is readonly [string] {
  return files?.length === 1;
}

const mediaByWords = oncePerObject((known: readonly string[]) => ({
  byPath: groupedBy(known, slugOf),
  byName: groupedBy(known, (path) => slugOf(fileNameOf(path))),
  byStem: groupedBy(known, (path) => slugOf(fileStemOf(path))),
}));

function groupedBy(
  paths: readonly string[],
  wordsOf: (path: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) found.set(wordsOf(path), [...(found.get(wordsOf(path)) ?? []), path]);
  return found;
}

/** So much of a name is told: a picture may be written in its place. */
const LONGEST = 80;

/** What a file of another website, or of somebody's computer, is called, or one with the folders above site/media; or a picture that is written here itself, by its kind. */
function nameOfOutside(path: string): string | undefined {
  const [, kind, format] = /^data:(\w+)\/(\w+)/i.exec(path) ?? [];
  if (kind !== undefined) return `${kind}.${format}`;
  if (OF_WEBSITE.test(path)) return /([^/?#=&]+\.(?:avif|gif|jpe?g|pdf|png|svg|webp))(?:[?#].*)?$/i.exec(path)?.[1];
  return /^(?:[a-z]+:|[/\\~]|site\/|media\/)/i.test(path) ? /([^/\\?#]+)(?:[?#].*)?$/.exec(path)?.[1] : undefined;
}

/** An address of another website; a folder is not called so. */
const OF_WEBSITE = /^(?:https?:\/\/|www\.|(?:[a-z\d-]+\.)+(?:com|net|org|io)\/)/i;

const mediaIn = oncePerObject((files: SiteFiles) =>
  [...files.keys()].filter((file) => file.startsWith(MEDIA)).map((file) => file.slice(MEDIA.length)),
);
