import type { Drawing } from '../shared/manifest';
import { isStatic, type PageData } from './page-data';

type Drawings = Readonly<Record<string, Drawing>>;

/** What is in drawings, by the address of their files. */
type DrawingContents = ReadonlyMap<string, string>;

/** Stands in HTML for the inside of a drawing, by its address. HTML itself cannot hold the character. */
const MARK = /\0([^\0]+)\0/g;

/** The drawings as a document's data holds them: what is in each of them stands in the document's body. */
export function withoutContents(drawings: Drawings): Drawings {
  return mapContents(drawings, () => '');
}

/** The opposite of `withoutContents`. */
export function withContents(drawings: Drawings, contents: DrawingContents): Drawings {
  return mapContents(drawings, (src) => contents.get(src) ?? '');
}

/** What is in the drawings that a document's body shows. */
export function contentsIn(body: HTMLElement): Map<string, string> {
  const elements = [...body.querySelectorAll<SVGElement>('svg[data-src]')];
  return new Map(elements.map(({ dataset, innerHTML }) => [dataset.src ?? '', innerHTML]));
}

/** A page as the browser fetches it: what is in its drawings, of which `all` are known, is fetched once for all pages. */
export function withDrawingsApart(page: PageData, all: Drawings): PageData {
  const contents = Object.entries(all).filter(([, { content }]) => content.__html !== '');
  const marked = (html: string) =>
    contents.reduce((text, [src, { content }]) => text.replaceAll(content.__html, () => `\0${src}\0`), html);
  return { ...withHtml(page, marked), drawings: withoutContents(page.drawings) };
}

/** The addresses of the drawings that a fetched page lacks. */
export function drawingsLacking({ drawings, sections }: PageData): Set<string> {
  const html = sections.map((section) => (isStatic(section) ? section.html : '')).join('');
  return new Set([...Object.keys(drawings), ...[...html.matchAll(MARK)].map(([, src = '']) => src)]);
}

/** The opposite of `withDrawingsApart`. */
export function withDrawings(page: PageData, contents: DrawingContents): PageData {
  const complete = withHtml(page, (html) => html.replaceAll(MARK, (_mark, src: string) => contents.get(src) ?? ''));
  return { ...complete, drawings: withContents(page.drawings, contents) };
}

function withHtml(page: PageData, change: (html: string) => string): PageData {
  const sections = page.sections.map((section) =>
    isStatic(section) ? { ...section, html: change(section.html) } : section,
  );
  return { ...page, sections };
}

function mapContents(drawings: Drawings, contentOf: (src: string) => string): Drawings {
  return Object.fromEntries(
    Object.entries(drawings).map(([src, drawing]) => [src, { ...drawing, content: { __html: contentOf(src) } }]),
  );
}
