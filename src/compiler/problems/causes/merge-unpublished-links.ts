import { publicationOf } from '../../dates/publication';
import { locationOf } from '../../findings/locate';
import type { Location, Matter, Problem } from '../../findings/problem';
import type { DraftSite } from '../../site';

/** One problem for all links to an unpublished page, at the date that keeps it unpublished. */
export function mergeUnpublishedLinks(
  first: Problem & Matter<'link-unpublished'>,
  links: readonly Location[],
  site: DraftSite,
): Problem {
  const { details } = first;
  const { page: id, publish, expire } = details;
  const key = expire === undefined ? 'publish' : 'expire';
  const drafts = [site.pages.byId.get(id), site.pages.byEntry.get(`posts:${id}`)];
  const holders = drafts.flatMap((draft) => [draft?.page, draft?.entry]);
  const holder = holders.find((one) => publicationOf(one?.value)[key] === (expire ?? publish));
  if (holder === undefined) return { ...first, others: links.slice(1) };
  const location = locationOf({ source: holder.source, pointer: [...holder.pointer, key] });
  return { ...first, location, details: { ...details, links: links.length }, others: links };
}
