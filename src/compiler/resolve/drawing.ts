import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { isRecord } from '../../shared/is-record';
import type { Drawing } from '../../shared/manifest';
import { addressedFile, fileAddress } from '../../shared/paths';
import { MEDIA } from '../media/media-files';
import type { Contract } from '../schema/contract';
import type { StyleNames } from '../schema/style-names';
import type { DraftSite } from '../site';
import { reactName } from '../svg/allowed';
import { cleanSvg } from '../svg/clean-svg';
import { svgText } from '../svg/svg-text';

type WithDrawings = Pick<DraftSite, 'files' | 'contract'>;

/** The drawings that the media of a resolved value name, by the address of their file. */
export function drawingsIn(value: unknown, site: WithDrawings): Record<string, Drawing> {
  return drawingsAt([...new Set(sourcesIn(value))].sort(), site);
}

/** Every drawing of the site, by the address of its file. */
export function allDrawings(site: WithDrawings): Record<string, Drawing> {
  const paths = [...site.files.keys()].filter((path) => path.startsWith(MEDIA));
  return drawingsAt(paths.map(fileAddress), site);
}

function drawingsAt(sources: readonly string[], site: WithDrawings): Record<string, Drawing> {
  const found = sources.map((source) => [source, drawingAt(source, site)] as const);
  return Object.fromEntries(found.filter((pair): pair is [string, Drawing] => pair[1] !== undefined));
}

function* sourcesIn(value: unknown): Generator<string> {
  if (isRecord(value) && typeof value.src === 'string') yield value.src;
  for (const part of Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []) yield* sourcesIn(part);
}

/** By its bytes, what each file was last found to be. */
const known = new WeakMap<Uint8Array, { readonly drawing: Drawing | undefined }>();

function drawingAt(source: string, { files, contract }: WithDrawings): Drawing | undefined {
  const file = addressedFile(source);
  const path = file.slice(MEDIA.length);
  const content = file.startsWith(MEDIA) && DRAWING.test(path) ? files.get(file) : undefined;
  if (content === undefined) return undefined;
  const { drawing } = known.get(content) ?? { drawing: readDrawing(path, content, contract) };
  known.set(content, { drawing });
  return drawing;
}

/** Where the drawings lie that become part of the page; see `media` in schemas/definitions.schema.json. */
const DRAWING = /^drawings\/.+\.svg$/;

/** One with a style sheet of its own stays a file: the policy of a careful host lets no page hold one. */
function readDrawing(path: string, content: Uint8Array, { styles }: Contract): Drawing | undefined {
  const svg = cleanSvg(content);
  if (svg === undefined || holdsStyle(svg)) return undefined;
  prefixIds(svg, path.replace(/\.svg$/, '').replaceAll('/', '-'));
  dropIndentation(svg);
  dropClassesOf(styles, svg);
  return { attributes: rootAttributes(svg), content: { __html: svgText(svg.children) } };
}

function holdsStyle(svg: Element): boolean {
  let found = false;
  visit(svg, 'element', ({ tagName }) => {
    found ||= tagName === 'style';
  });
  return found;
}

/** Ids are unique in a page, not only in a file. */
function prefixIds(svg: Element, prefix: string): void {
  const own = (id: string) => asName(`${prefix}-${id}`);
  visit(svg, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value !== 'string') continue;
      if (name === 'id') properties[name] = own(value);
      else if (name === 'href') properties[name] = `#${own(value.slice(1))}`;
      else
        properties[name] = value.replaceAll(
          PART,
          (_all, ...[double, single, bare]: string[]) => `url(#${own(double ?? single ?? bare ?? '')})`,
        );
    }
  });
}

/** A part of the same file, as an attribute names it: in quotation marks or without. */
const PART = /url\(\s*(?:"#([^"]*)"|'#([^']*)'|#([^"'()\s]*))\s*\)/g;

/** Blanks, brackets and quotation marks, as the names of copied files have them, would end the name of a part. */
function asName(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}_-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`);
}

/** A theme may style what is in a drawing; what is styled as a part of the page, such as an `icon`, would be shown as one. */
function dropClassesOf({ classes }: StyleNames, svg: Element): void {
  const ofPage = new Set(classes);
  visit(svg, 'element', ({ properties }) => {
    const own = [properties.className ?? []]
      .flat()
      .map(String)
      .filter((name) => !ofPage.has(name));
    if (own.length === 0) delete properties.className;
    else properties.className = own;
  });
}

function dropIndentation(svg: Element): void {
  visit(svg, 'element', (element) => {
    if (['text', 'tspan', 'textPath'].includes(element.tagName)) return 'skip';
    element.children = element.children.filter((child) => child.type !== 'text');
    return undefined;
  });
}

/** What the svg element itself says, but for its size, which is that of the media. */
function rootAttributes({ properties }: Element): Record<string, string> {
  const { width: _width, height: _height, x: _x, y: _y, id: _id, href: _href, ...attributes } = properties;
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      reactName(name),
      Array.isArray(value) ? value.join(' ') : String(value),
    ]),
  );
}
