import { tokensIn } from '../../../shared/token-syntax';
import { writtenLinks } from '../../links/links';
import type { DraftSite } from '../../site';
import { suggestionFor } from '../../spelling/suggest';
import { textsIn, valuesResolvedAs, valuesWith } from '../../values/values';

/** The one name that nothing uses and that somebody may have given to what had another one. */
export function nearestName(
  old: string,
  names: readonly string[],
  used: () => ReadonlySet<string>,
): string | undefined {
  const near = names.filter((name) => isNear(old, name));
  if (near.length === 0) return undefined;
  const known = used();
  const [only, ...others] = near.filter((name) => !known.has(name));
  return others.length === 0 ? only : undefined;
}

/** One name is mistyped for the other, or has only some of its words. */
function isNear(old: string, name: string): boolean {
  const [words, ofOther] = [old, name].map(wordsOf) as [string[], string[]];
  const [fewer, more] = words.length < ofOther.length ? [words, ofOther] : [ofOther, words];
  return fewer.every((word) => more.includes(word)) || suggestionFor(old, [name]).suggestion !== undefined;
}

/** Also of a name that none may have, as programs give one to a copy: `home (2)`. */
function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** What of a collection, or of the facts, the site uses. */
export function usedNames(site: DraftSite, collection: string): Set<string> {
  if (collection === 'facts') return usedFacts(site);
  const named = valuesWith(site, 'x-reference').filter(({ schema }) => schema['x-reference'] === collection);
  const pages = collection === 'pages' ? [...valuesResolvedAs(site, 'pageAddress'), ...valuesWith(site, 'x-page')] : [];
  const links = writtenLinks(site).map(({ target: { page, post, form } }) => ({
    pages: page,
    posts: post,
    forms: form,
  }));
  return new Set([
    ...[...named, ...pages].map(({ value }) => String(value)),
    ...links.flatMap((target) => Object.entries(target).flatMap(([name, id]) => (name === collection && id) || [])),
  ]);
}

function usedFacts(site: DraftSite): Set<string> {
  const texts = valuesResolvedAs(site, 'text', 'sharedText', 'html', 'day').flatMap(textsIn);
  const tokens = texts.flatMap(({ text }) => tokensIn(text)).filter(({ scope }) => scope === 'facts');
  return new Set([...tokens.map(({ name }) => name), ...valuesResolvedAs(site, 'price').map(({ value }) => value)]);
}
