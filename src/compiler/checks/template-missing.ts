import { locateValue } from '../position';
import { problem } from '../problem';
import { isRecord } from '../sections';
import { collection } from '../site';
import type { Check } from './check';
import { valuesResolvedAs } from './values';

/** Where posts are listed or linked, a page shows them: a template with `each: posts`. */
export const templateMissing: Check = (site) => {
  const isShown = [...collection(site, 'pages').values()].some(({ value }) => value.each === 'posts');
  const mayBeShown = [...site.unreadable].some((name) => name.startsWith('pages:'));
  if (isShown || mayBeShown || collection(site, 'posts').size === 0) return [];
  const lists = valuesResolvedAs(site, 'posts');
  const links = valuesResolvedAs(site, 'link').filter(({ value }) => isRecord(value) && value.post !== undefined);
  return [...lists, ...links].map(({ source, pointer }) =>
    problem('template-missing', locateValue(source, pointer), { collection: 'posts' }),
  );
};
