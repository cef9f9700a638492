import type { Fix } from '../findings/fix';
import { type WrittenLink, writtenLinks } from '../links/links';
import { type OwnTarget, ownTarget, ownTargetOfPath } from '../links/own-target';
import type { Rule } from '../rule';
import { valuesResolvedAs } from '../values/values';

type Found = ReturnType<Rule<'link-own-address'>>[number];

/** The site's own pages are named: by their address they would be those of one language, and of the published website. */
export const linkOwnAddress: Rule<'link-own-address'> = (site) => [
  ...valuesResolvedAs(site, 'link').flatMap(({ source, pointer, value: { url } }) => {
    const target = url === undefined ? undefined : ownTargetOfPath(site, url);
    if (url === undefined || target === undefined) return [];
    const file = source.path;
    const fix: Fix = {
      edits: [
        { do: 'set', file, pointer: [...pointer, 'url'], value: target.page },
        { do: 'rename', file, pointer: [...pointer, 'url'], key: 'page' },
        ...(target.anchor === undefined
          ? []
          : [{ do: 'insert' as const, file, pointer: [...pointer, 'anchor'], value: target.anchor }]),
      ],
      isCertain: true,
    };
    return [finding(url, target, { source, pointer: [...pointer, 'url'] }, fix)];
  }),
  ...writtenLinks(site).flatMap((link) => {
    const target = link.address === undefined ? undefined : ownTarget(site, link.address);
    return target === undefined ? [] : [inHtml(link, link.address ?? '', target)];
  }),
];

function inHtml({ source, placeOf, inHtml }: WrittenLink, address: string, target: OwnTarget): Found {
  const { pointer = [], text = '', part = { offset: 0, length: 0 } } = inHtml ?? {};
  const anchor = target.anchor === undefined ? '' : `#${target.anchor}`;
  const value = `${text.slice(0, part.offset)}page:${target.page}${anchor}${text.slice(part.offset + part.length)}`;
  const fix: Fix = { edits: [{ do: 'set', file: source.path, pointer, value }], isCertain: true };
  return finding(address, target, placeOf('page'), fix, 'href');
}

function finding(address: string, target: OwnTarget, place: Found['place'], fix: Fix, href?: 'href'): Found {
  return { code: 'link-own-address', place, details: { address, ...target, inHtml: href !== undefined }, fix };
}
