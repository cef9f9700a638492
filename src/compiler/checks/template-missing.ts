import type { Rule } from '../rule';
import { collection, isPartlyUnreadable } from '../site';
import { valuesResolvedAs } from '../values/values';

/** Where posts are listed or linked, a page shows them: a template with `each: posts`. */
export const templateMissing: Rule<'template-missing'> = (site) => {
  const isShown = [...collection(site, 'pages').values()].some(({ value }) => value.each === 'posts');
  if (isShown || isPartlyUnreadable(site, 'pages') || collection(site, 'posts').size === 0) return [];
  const lists = valuesResolvedAs(site, 'posts');
  const links = valuesResolvedAs(site, 'link').filter(({ value }) => value.post !== undefined);
  return [...lists, ...links].map(({ source, pointer }) => ({
    code: 'template-missing',
    place: { source, pointer },
    details: { collection: 'posts' },
  }));
};
