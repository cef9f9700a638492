import type { Pointer } from '../../shared/pointer';
import type { Edit } from '../findings/fix';
import { nameKindOf } from '../names/known-names';
import type { DraftSite } from '../site';
import type { Source } from '../source';
import { valueAt } from '../values/value-at';
import { visit } from '../values/visit';
import { htmlEdits } from './html-edits';
import { type WrittenLink, writtenLinks } from './links';

/**
 * What has to be written anew where a page is no longer to be there, so that all that leads to it leads to another one.
 * In the menus its links go; what stood below it stands below the page above it. Redirects are not looked at.
 */
export function leadElsewhere(site: DraftSite, page: string, target: string): Edit[] {
  const gone = site.pages.byId.get(page);
  if (gone === undefined) return [];
  const own = (gone.entry ?? gone.page).source;
  const post = gone.page.value.each === 'posts' ? gone.entry?.id : undefined;
  const links = writtenLinks(site).filter(
    ({ source, target: to }) => source !== own && (to.page === page || (post !== undefined && to.post === post)),
  );
  const inYaml = links.filter(({ inHtml }) => inHtml === undefined).map(yamlLink);
  const ofLinks = new Set(inYaml.map(({ source, pointer }) => `${source.path}#${pointer.join('/')}/page`));
  const named = namesOf(site, page, own).filter(({ place }) => !ofLinks.has(place));
  return [
    ...named.map(({ edit }) => edit(target, gone.page.value.parent)),
    ...htmlEdits(links, () => `page:${target}`),
    ...inYaml.filter((link) => !isInMenu(link)).flatMap((link) => linkEdits(link, target)),
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

function linkEdits({ source, pointer }: YamlLink, target: string): Edit[] {
  const file = source.path;
  const isPost = valueAt(source.data, [...pointer, 'post']) !== undefined;
  const hasAnchor = valueAt(source.data, [...pointer, 'anchor']) !== undefined;
  return [
    ...(isPost ? [{ do: 'rename', file, pointer: [...pointer, 'post'], key: 'page' } as const] : []),
    { do: 'set', file, pointer: [...pointer, 'page'], value: target },
    ...(hasAnchor ? [{ do: 'remove', file, pointer: [...pointer, 'anchor'] } as const] : []),
  ];
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
