import type { Link } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import type { Pointer } from '../../shared/pointer';
import type { TextPart } from '../../shared/text-part';
import type { Place } from '../findings/finding';
import type { Edit } from '../findings/fix';
import { setEdit } from '../findings/fixes';
import { linksIn, parseHtmlLink } from '../html/html-links';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { inFiles, textsIn, valuesResolvedAs } from '../values/values';

/** Where a link leads within the site, by name. */
export interface LinkTarget {
  readonly page?: string | undefined;
  readonly post?: string | undefined;
  readonly form?: string | undefined;
  /** Of a link in HTML: below site/media. */
  readonly file?: string | undefined;
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
  /** Makes a part of the target another one; `address` is the whole of a link in HTML. Nothing where it is escaped there. */
  readonly editOf: (part: keyof LinkTarget | 'address', value: string) => Edit | undefined;
}

/** All links of some files: those that are links by their schema, and those in their HTML. */
export const writtenLinks = inFiles(linksOf);

function linksOf(source: Source, contract: Contract): readonly WrittenLink[] {
  const file = { sources: [source], contract };
  return [
    ...valuesResolvedAs(file, 'link').map(({ pointer, value }) => ({
      source,
      target: leadsTo(value),
      placeOf: (part: keyof LinkTarget) => ({ source, pointer: [...pointer, part] }),
      editOf: (part: string, value: string) => setEdit({ source, pointer: [...pointer, part] }, value),
    })),
    ...valuesResolvedAs(file, 'html').flatMap(textsIn).flatMap(linksInHtml),
  ];
}

/** Keys of a link that say where it leads. */
export const LINK_TARGETS = ['page', 'post', 'url', 'file', 'form'] as const;

/** Where a link says it leads: one of them, in a link that is right. */
export function targetsOf(link: Draft<Link>): string[] {
  return LINK_TARGETS.filter((target) => link[target] !== undefined);
}

/** A link with more than one target, which is told already, is taken to lead to the first of them. */
function leadsTo({ post, form, page, anchor }: Draft<Link>): LinkTarget {
  if (post !== undefined) return { post };
  return form !== undefined ? { form } : { page, anchor };
}

function linksInHtml({ source, pointer, text }: ReturnType<typeof textsIn>[number]): WrittenLink[] {
  return linksIn(text).map(({ address, part }) => {
    const target = parseHtmlLink(address);
    const place = { source, pointer, part };
    const isLiteral = text.slice(part.offset, part.offset + part.length) === address;
    const quoted = (value: string) => (text[part.offset - 1] === '=' ? `"${value}"` : value);
    const link = {
      source,
      inHtml: { pointer, text, part },
      placeOf: () => place,
      editOf: (name: string, value: string) =>
        isLiteral ? setEdit(place, quoted(name === 'address' ? value : addressWith(address, name, value))) : undefined,
    };
    if (target === undefined) return { ...link, target: {}, address };
    // What stands behind the name of a file is no place on a page.
    return { ...link, target: target.file === undefined ? target : { file: target.file } };
  });
}

/** The address of a link in HTML, `page:id#anchor`, with another id or anchor. */
function addressWith(address: string, part: string, value: string): string {
  const [target = '', anchor] = address.split('#');
  if (part === 'anchor') return `${target}#${value}`;
  return `${part}:${value}${anchor === undefined ? '' : `#${anchor}`}`;
}
