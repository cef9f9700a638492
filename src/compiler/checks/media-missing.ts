import type { SiteFiles, Source } from '../load';
import { oncePerObject } from '../once-per-object';
import type { Finding } from '../problems/finding';
import { meaning, setting } from '../problems/fixes';
import type { Pointer } from '../problems/problem';
import { suggestionFor } from '../problems/suggest';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { valuesResolvedAs } from '../values';

const MEDIA = 'media/';

/** A picture or a linked file must lie in site/media. */
export const mediaMissing: Rule<'media-missing'> = (site) => [
  ...valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value }) =>
    missing(site, value.src, { source, pointer: [...pointer, 'src'] }),
  ),
  ...valuesResolvedAs(site, 'link').flatMap(({ source, pointer, value }) =>
    missing(site, value.file, { source, pointer: [...pointer, 'file'] }),
  ),
];

function missing(
  { files }: DraftSite,
  path: string | undefined,
  place: { source: Source; pointer: Pointer },
): Finding<'media-missing'>[] {
  if (path === undefined || files.has(MEDIA + path)) return [];
  const known = mediaIn(files);
  const meant = suggestionFor(path, known);
  const fix = meaning(path, meant, known, (suggestion) => setting(place, suggestion));
  const name = nameOfOutside(path);
  return [{ code: 'media-missing', place, details: { path, ...meant, ...(name !== undefined && { name }) }, ...fix }];
}

/** What a file of another website, or of somebody's computer, is called. */
function nameOfOutside(path: string): string | undefined {
  return /^(?:[a-z]+:|[/\\~])/i.test(path) ? /([^/\\?#]+)(?:[?#].*)?$/.exec(path)?.[1] : undefined;
}

const mediaIn = oncePerObject((files: SiteFiles) =>
  [...files.keys()].filter((file) => file.startsWith(MEDIA)).map((file) => file.slice(MEDIA.length)),
);
