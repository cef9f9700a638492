import { pageAt } from '../addresses/page-at';
import { insertEdits } from '../findings/fixes';
import { pagesOfMenu } from '../links/pages-of-menu';
import type { Rule } from '../rule';
import { singleton } from '../site';

/** Where an arrival counts as a form that was sent, nobody arrives from a search engine; what a menu leads to is told otherwise. */
export const conversionIndexed: Rule<'conversion-indexed'> = (site) => {
  const { forms, tracking } = singleton(site, 'settings') ?? {};
  const reached = forms?.successPath === undefined ? undefined : pageAt(site, forms.successPath);
  if (tracking?.success === undefined || reached?.page.value.conversion !== true) return [];
  const inMenu = pagesOfMenu(site);
  return site.pages.all.flatMap(({ id, page: { source, value } }) => {
    const isReached = id === reached.id;
    if (value.conversion !== true || value.noindex === true || (isReached && inMenu.has(id))) return [];
    const place = { source, pointer: ['conversion'] };
    const fix = { edits: insertEdits({ source, pointer: [] }, [['noindex', true]]), isCertain: false };
    const details = { page: id, ...(!isReached && { reached: reached.id }) };
    return [{ code: 'conversion-indexed', place, details, ...(isReached && { fix }) }];
  });
};
