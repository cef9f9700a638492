import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { oncePerObject } from '../../shared/once-per-object';
import { isTooDeep, MOST_LEVELS } from './too-deep';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** To draw more shapes takes programs and browsers seconds; of drawings that repeat themselves, hours. */
export const MOST_SHAPES = 100_000;

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
/** What is drawn only where something else names it. */
const WAITING = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker', 'filter']);
/** A step of a filter goes over every point of what it is laid on. */
const SHAPES_OF_STEP = 50;

/** Else a file has no more shapes than letters. */
const NAMES_A_PART = /(?:url\(\s{0,9}["']?|href\s{0,9}=\s{0,9}["']?)#/;

/** Whether a file has more to draw than can be waited for, with all that it draws again and again. */
export const hasTooManyShapes = oncePerObject((content: Uint8Array): boolean => {
  if (isTooDeep(content)) return false;
  const text = new TextDecoder().decode(content);
  return (text.length > MOST_SHAPES || NAMES_A_PART.test(text)) && shapesIn(text) > MOST_SHAPES;
});

function shapesIn(svg: string): number {
  const root = parseFragment(svg);
  const named = new Map<string, Element>();
  const classes = new Map<string, Style>();
  for (const element of elementsIn(root.childNodes)) {
    const id = attributeOf(element, 'id');
    if (id !== undefined && !named.has(id)) named.set(id, element);
    if (element.tagName === 'style') learnClasses(textIn(element), classes);
  }
  const known = new Map<Element, number>();
  const underWay = new Set<Element>();

  /** All that an element draws where it is drawn. What would draw itself, programs pass over. */
  function drawn(element: Element, level: number): number {
    const before = known.get(element);
    if (before !== undefined || underWay.has(element)) return before ?? 0;
    if (level > MOST_LEVELS) return Number.POSITIVE_INFINITY;
    underWay.add(element);
    let sum = own(element);
    for (const child of elementsAmong(element.childNodes)) {
      if (!WAITING.has(child.tagName)) sum += drawn(child, level + 1);
    }
    for (const [id, times] of namedBy(element, classes)) {
      const target = named.get(id);
      if (target !== undefined) sum += times * drawn(target, level + 1);
    }
    underWay.delete(element);
    known.set(element, sum);
    return sum;
  }
  return elementsAmong(root.childNodes).reduce((all, element) => all + drawn(element, 0), 0);
}

function own(element: Element): number {
  if (SHAPES.has(element.tagName)) return 1;
  if (element.tagName.startsWith('fe')) return SHAPES_OF_STEP;
  return ['text', 'tspan', 'textPath'].includes(element.tagName) ? textIn(element).length : 0;
}

/** By property: the last word counts. */
type Style = Map<string, string>;

/** What may name another part of the file that is drawn then. */
const NAMING = new Set([
  'fill',
  'stroke',
  'filter',
  'mask',
  'clip-path',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
]);
const NAMED = /url\(\s{0,9}["']?#([^)"']{1,200})/;
const CORNER = /[\s,a-z]+/gi;

/** The parts of the same file that an element names, by a link, an attribute, its style or its class, and how often each is drawn. */
function namedBy(element: Element, classes: ReadonlyMap<string, Style>): [id: string, times: number][] {
  const href = attributeOf(element, 'href') ?? '';
  const style: Style = new Map(element.attrs.map(({ name, value }) => [name, value]));
  for (const name of new Set((attributeOf(element, 'class') ?? '').split(/\s+/))) {
    for (const [property, value] of classes.get(name) ?? []) style.set(property, value);
  }
  addDeclarations(attributeOf(element, 'style') ?? '', style);
  const named = [...style].flatMap(([property, value]): [string, number][] => {
    const id = NAMING.has(property) ? NAMED.exec(value)?.[1] : undefined;
    return id === undefined ? [] : [[id, /^marker(?:-mid)?$/.test(property) ? cornersOf(element) : 1]];
  });
  return href.startsWith('#') ? [[href.slice(1), 1], ...named] : named;
}

/** Adds what a style sheet says of each class. */
function learnClasses(sheet: string, classes: Map<string, Style>): void {
  for (const rule of sheet.split('}')) {
    const [selector = '', declarations = ''] = rule.split('{');
    for (const [name] of selector.matchAll(/(?<=\.)[\w-]+/g)) {
      const style: Style = classes.get(name) ?? new Map();
      addDeclarations(declarations, style);
      classes.set(name, style);
    }
  }
}

function addDeclarations(text: string, style: Style): void {
  for (const declaration of text.split(';')) {
    const [property = '', value = ''] = declaration.split(':');
    if (NAMING.has(property.trim())) style.set(property.trim(), value);
  }
}

function cornersOf(element: Element): number {
  return (attributeOf(element, 'd') ?? attributeOf(element, 'points') ?? '').match(CORNER)?.length ?? 1;
}

function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  for (const element of elementsAmong(nodes)) {
    yield element;
    yield* elementsIn(element.childNodes);
  }
}

function elementsAmong(nodes: readonly Node[]): Element[] {
  return nodes.filter((node): node is Element => 'tagName' in node);
}

function textIn(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function attributeOf({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}
