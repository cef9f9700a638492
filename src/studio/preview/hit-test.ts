import type { MarkedPart } from '../compiling/marks';
import type { Picked } from '../content/picked';
import type { ContentPlace } from '../place';
import type { TextAround } from '../text-around';
import { caretAt, isAt, isOpaque, isUnder, ownTexts, type Point, showsSomething } from './at-point';
import { mediaOf } from './media-in-page';
import { rangeOfPart, type ShownPage, sectionElement } from './shown-page';

/** What is seen at a point: a link may lie over all of a card, and what holds texts over a picture. */
export function visibleElementAt(page: ShownPage, event: MouseEvent): Element | undefined {
  const target = elementOf(event.target);
  if (target === undefined || showsSomething(target, event)) return target;
  const card = target.closest<HTMLElement>('a, button')?.offsetParent ?? sectionElement(page, target);
  for (const each of page.frame.elementsFromPoint(event.clientX, event.clientY)) {
    if (each === card || card?.contains(each) !== true) break;
    if (showsSomething(each, event)) return each;
    if (isOpaque(each)) break;
  }
  return target;
}

/** An element of another document is none of this window's `Element`. */
function elementOf(target: EventTarget | null): Element | undefined {
  return target !== null && 'closest' in target ? (target as Element) : undefined;
}

/** What is known of an element at a point: where it is written, and what it is. */
export function pickAt(page: ShownPage, target: Element, point: Point): Picked {
  const { frame, sections } = page;
  const section = sections.find(({ id }) => frame.getElementById(id)?.contains(target) === true)?.place;
  const link = target.closest('a[href]');
  const image = target.closest('img')?.getAttribute('src') ?? undefined;
  const isPicture = target.closest('img, svg') !== null;
  return {
    place: placeAt(page, target, point),
    section,
    near: nearestPlace(page, target),
    text: isPicture ? '' : (textAt(page, target, point)?.data ?? onlyTextIn(page, target)).trim(),
    around: textAround(page, target, point),
    isPicture,
    media: image === undefined ? undefined : mediaOf(image),
    href: link?.getAttribute('href') ?? undefined,
  };
}

/** What is marked of an element when a point of it is pointed at. */
export function rangeAt(page: ShownPage, target: Element, point: Point): Range | Element | undefined {
  const text = textAt(page, target, point);
  if (text !== undefined && page.origins.ofText(text).length > 0) return rangeOfPart(text, partAt(page, text, point));
  return target.closest('img, svg') ?? target.closest('a, button, summary') ?? sectionElement(page, target);
}

/** The picture beside the name of the site. */
const LOGO = '.site-header__logo';

function placeAt(page: ShownPage, target: Element, point: Point): ContentPlace | undefined {
  const { origins, places } = page;
  if (target.closest(LOGO) !== null) return { file: 'theme/theme.yaml', pointer: ['logo'] };
  const text = textAt(page, target, point);
  const part = text === undefined ? undefined : partAt(page, text, point);
  const inAttributes = origins.ofElement(target)[0];
  const id = part?.id ?? inAttributes?.id ?? (text === undefined ? firstWithin(page, target) : undefined);
  return id === undefined ? undefined : places.get(id);
}

function textAt({ frame }: ShownPage, target: Element, point: Point): Text | undefined {
  const node = caretAt(frame, point)?.node;
  if (node !== undefined && target.contains(node) && isUnder(node, point)) return node;
  return ownTexts(target).find((each) => isUnder(each, point));
}

/** Of a text that is seen at several places, such as a title, only what stands together is around. */
function textAround({ frame, root, origins }: ShownPage, target: Element, point: Point): TextAround | undefined {
  const { node, offset } = caretAt(frame, point) ?? {};
  if (node === undefined || offset === undefined || !target.contains(node)) return undefined;
  const ids = new Set(origins.ofText(node).map(({ id }) => id));
  const isOther = (text: Text) => !origins.ofText(text).some(({ id }) => ids.has(id));
  const others = origins.texts().filter(isOther);
  let whole: Node = node;
  for (let next = node.parentNode; next !== null && root.contains(next); next = next.parentNode) {
    if (others.some((text) => next?.contains(text))) break;
    whole = next;
  }
  const texts = origins.texts().filter((text) => whole.contains(text));
  const at = texts.indexOf(node);
  return {
    before: textOf(texts.slice(0, at)) + node.data.slice(0, offset),
    after: node.data.slice(offset) + textOf(texts.slice(at + 1)),
    isStart: offset === 0,
  };
}

function textOf(texts: readonly Text[]): string {
  return texts.map(({ data }) => data).join('');
}

/** Whoever points beside a figure, where nothing else stands that is written somewhere, means the figure. */
function onlyTextIn({ origins, places }: ShownPage, target: Element): string {
  const isWritten = ({ id }: MarkedPart) => places.has(id) && places.get(id)?.file !== MESSAGES;
  if (origins.texts().some((node) => target.contains(node) && origins.ofText(node).some(isWritten))) return '';
  const [text, ...others] = [target, ...target.querySelectorAll('*')]
    .flatMap(ownTexts)
    .filter((node) => node.data.trim() !== '' && origins.ofText(node).length === 0);
  return text === undefined || others.length > 0 ? '' : text.data;
}

function partAt({ origins }: ShownPage, text: Text, point: Point): MarkedPart | undefined {
  const parts = origins.ofText(text);
  return parts.find((part) => isAt(rangeOfPart(text, part), point)) ?? parts.at(-1);
}

/** Of a link or a button, all of it is its text. */
function firstWithin({ origins }: ShownPage, target: Element): number | undefined {
  const holder = target.closest('a, button, summary, svg[aria-label], [role="img"]');
  if (holder === null) return undefined;
  const { ofText, ofElement } = origins;
  const text = origins.texts().find((node) => holder.contains(node));
  return (text === undefined ? ofElement(holder) : ofText(text))[0]?.id;
}

/** Of what stands closest around: with it, in the same item, in the same section. Neither a label nor a fact says what it stands in. */
function nearestPlace({ root, origins, places, sections }: ShownPage, target: Element): ContentPlace | undefined {
  const { ofText, ofElement } = origins;
  const placeOf = (parts: readonly MarkedPart[]) => placeOfMarked(places, parts);
  const texts = origins.texts().filter((node) => placeOf(ofText(node)));
  const elements = origins.elements().filter((element) => placeOf(ofElement(element)));
  for (let around: Element | null = target; around !== null && root.contains(around); around = around.parentElement) {
    const text = texts.find((node) => around?.contains(node));
    if (text !== undefined) return placeOf(ofText(text));
    const element = elements.find((each) => around?.contains(each));
    if (element !== undefined) return placeOf(ofElement(element));
    if (sections.some(({ id }) => id === around?.id)) return undefined;
  }
  return undefined;
}

function placeOfMarked(places: ShownPage['places'], parts: readonly MarkedPart[]): ContentPlace | undefined {
  return parts.flatMap(({ id }) => places.get(id) ?? []).find(({ file }) => !ANYWHERE.has(file));
}

/** The words that stand beside everything, such as “Price”. */
const MESSAGES = 'messages.yaml';

/** Where those stand, and what texts anywhere name. */
const ANYWHERE: ReadonlySet<string> = new Set([MESSAGES, 'facts.yaml', 'settings.yaml']);
