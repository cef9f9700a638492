import type { Link } from '../../generated/source-types';
import type { Contract } from './contract';
import type { Draft } from './draft';
import type { Place, TextPart } from './finding';
import { linksIn, parseHtmlLink } from './html-links';
import type { Source } from './load';
import { oncePerObject } from './once-per-object';
import type { Pointer } from './problem';
import { type Files, textsIn, valuesResolvedAs } from './values';

/** Where a link leads within the site, by name. */
export interface LinkTarget {
  readonly page?: string | undefined;
  readonly post?: string | undefined;
  readonly form?: string | undefined;
  readonly anchor?: string | undefined;
}

/** A link of the content, in YAML or in HTML. */
export interface WrittenLink {
  readonly source: Source;
  readonly target: LinkTarget;
  /** Of a link in HTML that names nothing: the address that stands there instead. */
  readonly address?: string;
  /** Of a link in HTML: the text in which it stands, and where in it its address does. */
  readonly inHtml?: { readonly pointer: Pointer; readonly text: string; readonly part: TextPart };
  /** Where a part of the target is written. */
  readonly placeOf: (part: keyof LinkTarget) => Place;
}

/** All links of some files: those that are links by their schema, and those in their HTML. */
export function writtenLinks({ sources, contract }: Files): WrittenLink[] {
  return sources.flatMap((source) => linksOf(source, contract));
}

const linksOf = oncePerObject((source: Source, contract: Contract): readonly WrittenLink[] => {
  const file = { sources: [source], contract };
  return [
    ...valuesResolvedAs(file, 'link').map(({ pointer, value }) => ({
      source,
      target: leadsTo(value),
      placeOf: (part: keyof LinkTarget) => ({ source, pointer: [...pointer, part] }),
    })),
    ...valuesResolvedAs(file, 'html').flatMap(textsIn).flatMap(linksInHtml),
  ];
});

const TARGETS = ['page', 'post', 'url', 'file', 'form'] as const;

/** Where a link says it leads: one of them, in a link that is right. */
export function targetsOf(link: Draft<Link>): string[] {
  return TARGETS.filter((target) => link[target] !== undefined);
}

/** A link with more than one target, which is told already, is taken to lead to the first of them. */
function leadsTo({ post, form, page, anchor }: Draft<Link>): LinkTarget {
  if (post !== undefined) return { post };
  return form !== undefined ? { form } : { page, anchor };
}

function linksInHtml({ source, pointer, text }: ReturnType<typeof textsIn>[number]): WrittenLink[] {
  return linksIn(text).map(({ address, part }) => {
    const target = parseHtmlLink(address);
    const written = { source, inHtml: { pointer, text, part }, placeOf: () => ({ source, pointer, part }) };
    return target === undefined ? { ...written, target: {}, address } : { ...written, target };
  });
}
