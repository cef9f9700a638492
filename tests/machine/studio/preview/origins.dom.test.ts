import { expect, test } from 'vitest';
import { markFor } from '../../../../src/studio/compiling/marks';
import { carryOrigins, createOrigins, type OriginList, takeOutMarks } from '../../../../src/studio/preview/origins';

function documentOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

/** Each text of a document with the ids of its parts, and what stands in attributes, as the marks of another one say. */
function told(root: HTMLElement, list: OriginList): string[] {
  const { place, texts, elements, ofText, ofElement } = createOrigins(root);
  place(root, list);
  return [
    ...texts().map((node) => `${node.data}: ${ofText(node).map(({ id }) => id)}`),
    ...elements().map((element) => `${element.tagName}: ${ofElement(element).map(({ id }) => id)}`),
  ];
}

const MARKED = `<h1>Bread${markFor(1)}</h1><p>From ${markFor(2)}7${markFor(3)} on${markFor(2)}</p><img alt="A loaf${markFor(4)}">`;
const PLAIN = '<h1>Bread</h1><p>From 7 on</p><img alt="A loaf">';

test('marks are taken out of texts and attributes, and are known of the nodes of a document of the same shape', () => {
  const marked = documentOf(MARKED);
  const list = takeOutMarks(marked);
  expect(marked.innerHTML).toBe(PLAIN);
  expect(told(documentOf(PLAIN), list)).toEqual(['Bread: 1', 'From 7 on: 2,3,2', 'IMG: 4']);
});

test('a document that says something less or more has the marks of the texts that both say', () => {
  const marked = documentOf(`<h1>Bread${markFor(1)}</h1><b>Loaf${markFor(5)}</b><p>Again${markFor(6)}</p>`);
  const list = takeOutMarks(marked);
  const other = documentOf('<h1>Bread</h1><i>New</i><p>Again</p>');
  expect(told(other, carryOrigins(marked, list, other))).toEqual(['Bread: 1', 'Again: 6']);
});

test('a text of which a component keeps the figure with its unit has the marks of the same text with a space', () => {
  const marked = documentOf(`<p>4,20 €${markFor(1)}</p>`);
  const list = takeOutMarks(marked);
  const other = documentOf('<p>4,20&nbsp;€</p>');
  expect(told(other, carryOrigins(marked, list, other))).toEqual(['4,20\u00a0€: 1']);
});
