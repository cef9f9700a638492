import type { Pointer } from '../../shared/pointer';
import type { Edit } from '../findings/fix';
import type { DraftSite } from '../site';
import { valueAt } from '../values/value-at';
import { htmlEdits } from './html-edits';
import { type WrittenLink, writtenLinks } from './links';

interface FilePlace {
  readonly file: string;
  readonly pointer: Pointer;
}

/**
 * What has to be written anew where a section goes from its page to another one, so that the links to it lead to it there.
 * Those that it has itself go with it as they are.
 */
export function followSection(site: DraftSite, section: FilePlace, other: string): Edit[] {
  const { file, pointer } = section;
  const page = site.sources.find(({ path }) => path === file);
  const target = site.sources.find(({ path }) => path === other)?.id;
  const anchor = page && valueAt(page.data, [...pointer, 'id']);
  if (page?.id === undefined || target === undefined || typeof anchor !== 'string') return [];
  const links = writtenLinks(site).filter(
    (link) => link.target.anchor === anchor && pageOf(link) === page.id && !isIn(link, section),
  );
  const inYaml = links.filter(({ inHtml }) => inHtml === undefined);
  return [...htmlEdits(links, () => `page:${target}#${anchor}`), ...inYaml.map((link) => pageEdit(link, target))];
}

/** Without a page, a link leads to a place on its own. */
function pageOf({ source, target }: WrittenLink): string | undefined {
  return target.page ?? (source.kind.collection === 'pages' ? source.id : undefined);
}

function isIn({ source, placeOf }: WrittenLink, section: FilePlace): boolean {
  const place = placeOf('page');
  const isSame = 'pointer' in place && section.pointer.every((key, index) => place.pointer[index] === key);
  return isSame && source.path === section.file;
}

function pageEdit({ source, target, placeOf }: WrittenLink, page: string): Edit {
  const place = placeOf('page');
  const at = { file: source.path, pointer: 'pointer' in place ? place.pointer : [], value: page };
  return { do: target.page === undefined ? 'insert' : 'set', ...at };
}
