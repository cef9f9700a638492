import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import { isAlwaysPublished, isExpired, isPublished, type Publication, publicationOf } from '../dates/publication';
import type { Finding, Place } from '../findings/finding';
import { writtenLinks } from '../links/links';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import type { Source } from '../source';
import { valuesResolvedAs, valuesWith } from '../values/values';

/** What visitors see leads to nothing that there is not for them, on the day of the build or on the first day on which they see it. */
export const linkUnpublished: Rule<'link-unpublished'> = (site, { today }) => [
  ...writtenLinks(site).flatMap(({ source, target, placeOf }) => {
    if (target.page !== undefined) return unpublished(site, target.page, source, placeOf('page'), today);
    if (target.post === undefined) return [];
    const page = site.pages.byEntry.get(`posts:${target.post}`);
    return page === undefined ? [] : unpublished(site, page.id, source, placeOf('post'), today);
  }),
  ...[...valuesResolvedAs(site, 'pageAddress'), ...valuesWith(site, 'x-page')].flatMap(({ source, pointer, value }) =>
    unpublished(site, String(value), source, { source, pointer }, today),
  ),
];

function unpublished(
  site: DraftSite,
  id: string,
  source: Source,
  place: Place,
  today: string,
): Finding<'link-unpublished'>[] {
  const page = site.pages.byId.get(id);
  const shown = [page?.page.value, page?.entry?.value];
  if (page === undefined || shown.every(isAlwaysPublished)) return [];
  const around = 'pointer' in place ? [source.data, ...valuesAround(source.data, place.pointer)] : [source.data];
  if (around.some((value) => isExpired(value, today))) return [];
  const day = [today, ...around.flatMap((value) => publicationOf(value).publish ?? [])].sort().at(-1) ?? today;
  const closed = shown.find((value) => !isPublished(value, day));
  if (closed === undefined) return [];
  const { publish, expire }: Publication = publicationOf(closed);
  // What is shown on no day is told by its days.
  if (publish !== undefined && expire !== undefined && expire < publish) return [];
  const isOver = expire !== undefined && expire < day;
  const name = page.entry?.id ?? page.id;
  const details = { page: name, ...(isOver ? { expire } : publish !== undefined && { publish }) };
  return [{ code: 'link-unpublished', place, details }];
}

/** What a place lies in, from the outermost on. */
function valuesAround(data: unknown, pointer: Pointer): unknown[] {
  const around: unknown[] = [];
  let value = data;
  for (const key of pointer) {
    value = isRecord(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;
    around.push(value);
  }
  return around;
}
