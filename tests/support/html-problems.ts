import type { Element, Parents } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

interface Placed {
  readonly element: Element;
  readonly parents: readonly Element[];
}

const LANDMARKS = ['main', 'nav', 'aside', 'form', 'section'];
const REFERENCES = ['ariaLabelledBy', 'ariaDescribedBy', 'htmlFor', 'popoverTarget'];
const OPERABLE = 'a button summary input select textarea'.split(' ');
const NAMED = [...OPERABLE, 'iframe', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** What may stand directly in a list. */
const IN_LISTS: Readonly<Record<string, readonly string[]>> = {
  ul: ['li', 'script', 'template'],
  ol: ['li', 'script', 'template'],
  dl: ['dt', 'dd', 'div', 'script', 'template'],
};

/**
 * What the texts of editors can make of a document that keeps people out: things without a name, headings out of order,
 * ids that are there twice or not at all, landmarks of one name, lists of other things. What depends on how a page is laid
 * out is for axe, in a browser.
 */
export function htmlProblems(html: string): string[] {
  const all = elementsIn(unified().use(rehypeParse).parse(html), []);
  const ids = all.flatMap(({ element }) =>
    element.properties.id === undefined ? [] : [String(element.properties.id)],
  );
  const byId = new Map(all.map(({ element }) => [String(element.properties.id), element]));
  const nameOf = (element: Element) => accessibleName(element, byId, all);
  const shown = all.filter(({ element, parents }) => ![element, ...parents].some(isHidden));
  return [
    ...repeated(ids).map((id) => `two elements have the id ${id}`),
    ...all.flatMap(({ element }) => missingTargets(element, byId)),
    ...shown.filter(({ element }) => isNameless(element, nameOf)).map(({ element }) => `${tag(element)} has no name`),
    ...headingsOutOfOrder(shown),
    ...repeated(shown.filter(isLandmark).map(({ element }) => `${element.tagName} «${nameOf(element)}»`)).map(
      (landmark) => `two landmarks are ${landmark}`,
    ),
    ...shown.flatMap(({ element }) => strangersIn(element)),
    ...shown.filter(isNested).map(({ element }) => `${tag(element)} stands in another thing to be operated`),
    ...all
      .filter(({ element }) => !/^([a-z]{2,3}(-[A-Za-z0-9]{2,8})*)$/.test(String(element.properties.lang ?? 'es')))
      .map(({ element }) => `${tag(element)} is in no language`),
  ];
}

function elementsIn({ children }: Parents, parents: readonly Element[]): Placed[] {
  return children.flatMap((child) =>
    child.type === 'element' ? [{ element: child, parents }, ...elementsIn(child, [...parents, child])] : [],
  );
}

function tag({ tagName, properties: { className, href, id } }: Element): string {
  const more = Object.entries({ class: className, href, id }).filter(([, value]) => value !== undefined);
  return `<${[tagName, ...more.map(([name, value]) => `${name}="${[value].flat().join(' ')}"`)].join(' ')}>`;
}

function isHidden({ tagName, properties }: Element): boolean {
  return properties.ariaHidden === 'true' || ['head', 'template', 'script', 'style'].includes(tagName);
}

function isNameless(element: Element, nameOf: (element: Element) => string): boolean {
  const { tagName, properties } = element;
  // An empty text is that of a picture that only adorns.
  if (tagName === 'img') return properties.alt === undefined;
  if (tagName === 'a' && properties.href === undefined) return false;
  if (tagName === 'input' && properties.type === 'hidden') return false;
  if (tagName === 'svg' || properties.role === 'img') return nameOf(element) === '';
  return NAMED.includes(tagName) && nameOf(element) === '';
}

function accessibleName(element: Element, byId: ReadonlyMap<string, Element>, all: readonly Placed[]): string {
  const { ariaLabel, ariaLabelledBy, title, id, value } = element.properties;
  const labelled = [ariaLabelledBy ?? []].flat().flatMap((of) => byId.get(String(of)) ?? []);
  const isField = ['input', 'select', 'textarea'].includes(element.tagName);
  const around = all.filter(
    (one) =>
      isField &&
      one.element.tagName === 'label' &&
      ([one.element.properties.htmlFor].flat().includes(String(id)) || one.element.children.includes(element)),
  );
  const texts = [
    ...labelled.map(textOf),
    String(ariaLabel ?? ''),
    ...(isField ? around.map((label) => textOf(label.element)) : [isLandmark({ element }) ? '' : textOf(element)]),
    String((isField ? value : title) ?? ''),
    String(title ?? ''),
  ];
  return texts.map((text) => text.trim()).find((text) => text !== '') ?? '';
}

function textOf(element: Element): string {
  if (element.tagName === 'img') return String(element.properties.alt ?? '');
  const own = element.tagName === 'svg' ? String(element.properties.ariaLabel ?? '') : '';
  return element.children.reduce((text, child) => {
    if (child.type === 'text') return text + child.value;
    return child.type === 'element' && !isHidden(child) ? text + textOf(child) : text;
  }, own);
}

function missingTargets({ properties, tagName }: Element, byId: ReadonlyMap<string, Element>): string[] {
  const inPage =
    tagName === 'a' && String(properties.href ?? '').startsWith('#') ? String(properties.href).slice(1) : [];
  const named = REFERENCES.flatMap((name) => [properties[name] ?? []].flat().map(String));
  return [...named, ...[inPage].flat()].filter((id) => !byId.has(id)).map((id) => `nothing has the id ${id}`);
}

function headingsOutOfOrder(shown: readonly Placed[]): string[] {
  const headings = shown.filter(({ element }) => /^h[1-6]$/.test(element.tagName));
  const levels = headings.map(({ element }) => Number(element.tagName[1]));
  return headings.flatMap(({ element }, index) =>
    (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1 ? [`${tag(element)} «${textOf(element)}» skips a level`] : [],
  );
}

/** A form or a section is a landmark only by its name. */
function isLandmark({ element: { tagName, properties } }: { readonly element: Element }): boolean {
  const isNamed = properties.ariaLabel !== undefined || properties.ariaLabelledBy !== undefined;
  return LANDMARKS.includes(tagName) && (isNamed || !['form', 'section'].includes(tagName));
}

function strangersIn({ tagName, children }: Element): string[] {
  const allowed = IN_LISTS[tagName];
  const strangers = children.filter((child) => child.type === 'element' && allowed?.includes(child.tagName) === false);
  return strangers.map((child) => `${child.type === 'element' ? tag(child) : ''} stands in <${tagName}>`);
}

function isNested({ element, parents }: Placed): boolean {
  return OPERABLE.includes(element.tagName) && parents.some(({ tagName }) => ['a', 'button'].includes(tagName));
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
