import { hasMarks, type MarkedPart, readMarks } from '../compiling/marks';
import { plainSpaces } from '../text-around';

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
  readonly texts: () => readonly Text[];
  readonly elements: () => readonly Element[];
  /** Takes over what is known of an element and all in it, once it has become like the one from which the marks were taken. */
  readonly place: (element: Element, list: OriginList) => void;
}

/** Takes the marks out of an element and all texts and attributes in it. */
export function takeOutMarks(root: Element): OriginList {
  const texts = textsIn(root).map((node) => {
    if (!hasMarks(node.data)) return [];
    const { text, parts } = readMarks(node.data);
    node.data = text;
    return parts;
  });
  const elements = elementsOf(root).map((element) =>
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
    texts: carried(saidIn(from), list.texts, saidIn(to)),
    elements: carried(elementsOf(from).map(tagOf), list.elements, elementsOf(to).map(tagOf)),
  };
}

function saidIn(root: Element): string[] {
  return textsIn(root).map(({ data }) => plainSpaces(data));
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

/** What is known of the nodes below an element: nothing yet. */
export function createOrigins(root: Element): Origins {
  const parts = new WeakMap<Node, readonly MarkedPart[]>();
  const known = (node: Node) => parts.get(node) ?? [];
  const isKnown = (node: Node) => known(node).length > 0;
  let texts: readonly Text[] | undefined;
  let elements: readonly Element[] | undefined;
  return {
    ofText: known,
    ofElement: known,
    texts: () => {
      texts ??= textsIn(root).filter(isKnown);
      return texts;
    },
    elements: () => {
      elements ??= elementsOf(root).filter(isKnown);
      return elements;
    },
    place: (element, list) => {
      for (const [index, node] of textsIn(element).entries()) parts.set(node, list.texts[index] ?? []);
      for (const [index, node] of elementsOf(element).entries()) parts.set(node, list.elements[index] ?? []);
      texts = undefined;
      elements = undefined;
    },
  };
}

/** Every text in an element, in order. */
export function textsIn(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function elementsOf(root: Element): Element[] {
  return [root, ...root.querySelectorAll('*')];
}
