import { hasMarks, type MarkedPart, readMarks } from '../compiling/marks';

/** The marks of a document, by the order of its nodes: another document of the same shape has them in the same places. */
export interface OriginList {
  readonly texts: readonly (readonly MarkedPart[])[];
  readonly elements: readonly (readonly MarkedPart[])[];
}

/** Where the nodes of a document come from. */
export interface Origins {
  readonly ofText: (node: Text) => readonly MarkedPart[];
  /** By its attributes: what stands for a picture, a name that is not shown. */
  readonly ofElement: (element: Element) => readonly MarkedPart[];
  /** Every text with a mark, in order. */
  readonly texts: readonly Text[];
  readonly elements: readonly Element[];
}

/** Takes the marks out of all texts and attributes below an element. */
export function takeOutMarks(root: Element): OriginList {
  const texts = textsBelow(root).map((node) => {
    if (!hasMarks(node.data)) return [];
    const { text, parts } = readMarks(node.data);
    node.data = text;
    return parts;
  });
  const elements = elementsBelow(root).map((element) =>
    [...element.attributes].flatMap((attribute) => {
      if (!hasMarks(attribute.value)) return [];
      const { text, parts } = readMarks(attribute.value);
      attribute.value = text;
      return parts;
    }),
  );
  return { texts, elements };
}

/** How far the texts of two documents may be from each other that belong together. */
const REACH = 50;

/**
 * The marks of a document for another one that says nearly the same: each text has those of the same text at the same
 * place, or near it.
 */
export function carryOrigins(from: Element, list: OriginList, to: Element): OriginList {
  return {
    texts: carried(
      textsBelow(from).map(({ data }) => data),
      list.texts,
      textsBelow(to).map(({ data }) => data),
    ),
    elements: carried(elementsBelow(from).map(tagOf), list.elements, elementsBelow(to).map(tagOf)),
  };
}

function carried(
  from: readonly string[],
  parts: readonly (readonly MarkedPart[])[],
  to: readonly string[],
): (readonly MarkedPart[])[] {
  let next = 0;
  return to.map((text) => {
    const found = from.slice(next, next + REACH).indexOf(text);
    if (found === -1) return [];
    next += found + 1;
    return parts[next - 1] ?? [];
  });
}

/** An element without what is in it. */
function tagOf(element: Element): string {
  return [element.tagName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`)].join(' ');
}

/** The same for the nodes of a document that has become like the one from which the marks were taken. */
export function placeOrigins(root: Element, list: OriginList): Origins {
  const texts = textsBelow(root);
  const elements = elementsBelow(root);
  const byText = new Map(texts.map((node, index) => [node, list.texts[index] ?? []]));
  const byElement = new Map(elements.map((element, index) => [element, list.elements[index] ?? []]));
  return {
    ofText: (node) => byText.get(node) ?? [],
    ofElement: (element) => byElement.get(element) ?? [],
    texts: texts.filter((node) => (byText.get(node)?.length ?? 0) > 0),
    elements: elements.filter((element) => (byElement.get(element)?.length ?? 0) > 0),
  };
}

function textsBelow(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function elementsBelow(root: Element): Element[] {
  return [...root.querySelectorAll('*')];
}
