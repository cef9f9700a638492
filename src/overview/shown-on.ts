import type { DraftSite } from '../compiler/site';
import { tokensIn } from '../compiler/tokens/token-syntax';
import { textsIn, valuesResolvedAs } from '../compiler/values';
import type { WrittenPlace } from './overview';
import { FRAME, partName, partsOf, shownBy } from './page-links';

/** The ids of the pages on which is shown what is written at a place; of what stands around every page, all of them. */
export function shownOn(site: DraftSite, { file, pointer }: WrittenPlace): string[] {
  const source = site.sources.find(({ path }) => path === file);
  if (source === undefined) return [];
  const own = source.kind.name === 'facts' ? usersOfFact(site, String(pointer[0])) : [partName(source, pointer)];
  const wanted = new Set(own);
  if (wanted.has(FRAME)) return site.pages.all.map(({ id }) => id);
  const parts = partsOf(site);
  return site.pages.all
    .filter(({ page, entry }) => {
      const ofPage = [`pages:${page.id}`, ...(entry === undefined ? [] : [`${page.value.each}:${entry.id}`])];
      return [...shownBy(ofPage, parts)].some((name) => wanted.has(name));
    })
    .map(({ id }) => id);
}

function usersOfFact(site: DraftSite, fact: string): string[] {
  const inTexts = valuesResolvedAs(site, 'text', 'sharedText', 'html', 'day')
    .flatMap(textsIn)
    .filter(({ text }) => tokensIn(text).some(({ scope, name }) => scope === 'facts' && name === fact));
  const asPrices = valuesResolvedAs(site, 'price').filter(({ value }) => value === fact);
  return [...inTexts, ...asPrices].map(({ source, pointer }) => partName(source, pointer));
}
