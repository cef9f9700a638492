import { nameKindOf } from '../names/known-names';
import type { Edit } from '../problems/fix';
import type { DraftSite } from '../site';
import type { Source } from '../source';
import type { Pointer } from '../values/pointer';
import { valueAt } from '../values/value-at';
import { visit } from '../values/visit';
import { type WrittenLink, writtenLinks } from './links';

/**
 * What has to be written anew where a page is no longer to be there, so that all that leads to it leads to another one.
 * In the menus its links go; what stood below it stands below the page above it. Redirects are not looked at.
 */
export function leadElsewhere(site: DraftSite, page: string, target: string): Edit[] {
  const gone = site.pages.byId.get(page);
  if (gone === undefined) return [];
  const { id: name } = gone.entry ?? gone.page;
  const isPost = gone.entry !== undefined;
  const own = (gone.entry ?? gone.page).source;
  const links = writtenLinks(site).filter(
    ({ source, target: to }) => source !== own && (isPost ? to.post : to.page) === name,
  );
  const inYaml = links.filter(({ inHtml }) => inHtml === undefined).map(yamlLink);
  const ofLinks = new Set(inYaml.map(({ source, pointer }) => `${source.path}#${pointer.join('/')}/page`));
  const named = isPost ? [] : namesOf(site, name, own).filter(({ place }) => !ofLinks.has(place));
  return [
    ...named.map(({ edit }) => edit(target, gone.page.value.parent)),
    ...htmlEdits(links, target),
    ...inYaml.filter((link) => !isInMenu(link)).flatMap((link) => linkEdits(link, target, isPost)),
    // From the last one on, so that each is still where it was.
    ...inYaml
      .filter(isInMenu)
      .reverse()
      .map(({ source, pointer }): Edit => ({ do: 'remove', file: source.path, pointer })),
  ];
}

interface YamlLink {
  readonly source: Source;
  readonly pointer: Pointer;
}

function yamlLink({ source, placeOf }: WrittenLink): YamlLink {
  const place = placeOf('page');
  return { source, pointer: 'pointer' in place ? place.pointer.slice(0, -1) : [] };
}

/** One of the links of a list of them that stands on every page. */
function isInMenu({ source, pointer }: YamlLink): boolean {
  return source.kind.name === 'navigation' && typeof pointer.at(-1) === 'number';
}

function linkEdits({ source, pointer }: YamlLink, target: string, isPost: boolean): Edit[] {
  const file = source.path;
  const hasAnchor = valueAt(source.data, [...pointer, 'anchor']) !== undefined;
  return [
    ...(isPost ? [{ do: 'rename', file, pointer: [...pointer, 'post'], key: 'page' } as const] : []),
    { do: 'set', file, pointer: [...pointer, 'page'], value: target },
    ...(hasAnchor ? [{ do: 'remove', file, pointer: [...pointer, 'anchor'] } as const] : []),
  ];
}

/** The texts in HTML with other addresses in them, each once. */
function htmlEdits(links: readonly WrittenLink[], target: string): Edit[] {
  const texts = new Map<string, { readonly edit: Edit & { do: 'set' } }>();
  for (const { source, inHtml } of [...links].reverse()) {
    if (inHtml === undefined) continue;
    const { pointer, text, part } = inHtml;
    const place = `${source.path}#${pointer.join('/')}`;
    const known = String(texts.get(place)?.edit.value ?? text);
    const value = `${known.slice(0, part.offset)}page:${target}${known.slice(part.offset + part.length)}`;
    texts.set(place, { edit: { do: 'set', file: source.path, pointer, value } });
  }
  return [...texts.values()].map(({ edit }) => edit);
}

interface Named {
  readonly place: string;
  /** Names the other page there; of what stands below the page, the one above. */
  readonly edit: (target: string, above: string | undefined) => Edit;
}

/** Where a page is named, but for its own file and for redirects. */
function namesOf({ sources, contract }: DraftSite, name: string, own: Source): Named[] {
  return sources
    .filter((source) => source !== own && source.kind.name !== 'redirects')
    .flatMap((source) => visit(source, contract))
    .filter(({ schema, value }) => value === name && nameKindOf(schema) === 'pages')
    .map(({ source, pointer }) => ({
      place: `${source.path}#${pointer.join('/')}`,
      edit: (target, above) => {
        const file = source.path;
        const isBelow = source.kind.collection === 'pages' && pointer.join('/') === 'parent';
        if (!isBelow) return { do: 'set', file, pointer, value: target };
        return above === undefined ? { do: 'remove', file, pointer } : { do: 'set', file, pointer, value: above };
      },
    }));
}
