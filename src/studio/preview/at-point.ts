/** A place in the window of a document. */
export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Where in a text the caret would be put. */
interface Caret {
  readonly node: Text;
  readonly offset: number;
}

/** The caret at a point; undefined where the browser would put it in no text. */
export function caretAt(frame: Document, { clientX, clientY }: Point): Caret | undefined {
  const position = frame.caretPositionFromPoint?.(clientX, clientY);
  const range = position ? undefined : frame.caretRangeFromPoint?.(clientX, clientY);
  const node = position?.offsetNode ?? range?.startContainer;
  const offset = position?.offset ?? range?.startOffset ?? 0;
  return node?.nodeType === Node.TEXT_NODE ? { node: node as Text, offset } : undefined;
}

/** The caret is at the nearest text, which may be far from the point. */
export function isUnder(text: Text, point: Point): boolean {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return isAt(range, point);
}

/** Whether a part of a text is drawn at a point. */
export function isAt(range: Range, { clientX, clientY }: Point): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );
}

/** The texts that stand in an element itself. */
export function ownTexts(element: Element): Text[] {
  return [...element.childNodes].filter((node): node is Text => node.nodeType === Node.TEXT_NODE);
}

/** Whether an element itself, and not what is in it, is something to be seen at a point. */
export function showsSomething(element: Element, point: Point): boolean {
  return element.closest('img, svg') !== null || ownTexts(element).some((text) => isUnder(text, point));
}

/** Whether nothing can be seen through an element. */
export function isOpaque(element: Element): boolean {
  const { backgroundColor = '' } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {};
  return backgroundColor !== '' && backgroundColor !== 'transparent' && !/[,/] ?0\)$/.test(backgroundColor);
}
