import type { Edit } from '../findings/fix';
import { renameUses } from '../names/rename-uses';
import type { DraftSite } from '../site';
import { htmlEdits } from './html-edits';
import { writtenLinks } from './links';

/** What has to be written anew where the entry that a page shows is to have another name: what names it, and what leads to its page. */
export function renameEntry(site: DraftSite, page: string, next: string): Edit[] {
  const { entry, page: template } = site.pages.byId.get(page) ?? {};
  const collection = template?.value.each;
  if (entry === undefined || template === undefined || collection === undefined) return [];
  const links = writtenLinks(site).filter(
    ({ target }) => target.page === page || (collection === 'posts' && target.post === entry.id),
  );
  return [
    ...renameUses(site, collection, entry.id, next),
    ...renameUses(site, 'pages', page, `${template.id}:${next}`),
    ...htmlEdits(links, ({ target: { post, anchor } }) => {
      const address = post === undefined ? `page:${template.id}:${next}` : `post:${next}`;
      return anchor === undefined ? address : `${address}#${anchor}`;
    }),
  ];
}
