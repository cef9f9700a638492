import { expect, test } from 'vitest';
import type { Rendering } from '../../../../src/studio/compiling/site-compiler';
import { changedSections } from '../../../../src/studio/preview/changed-sections';

const SECTIONS = ['hero', 'prices', 'end'];
const HERO = '<section class="a" id="hero"><h1>Bread</h1></section>';
const PRICES = '<div id="prices"><div><section>Loaf<br/></section></div></div>';
const END = '<section id="end">Bye</section>';
const PAGE = pageOf(HERO, PRICES, END);

function pageOf(...sections: string[]): string {
  return `<header>Bakery</header><main>${sections.join('')}</main><footer>2026</footer>`;
}

function drawn(markup: string, other: Partial<Rendering> = {}): Rendering {
  const sections = SECTIONS.map((id) => ({ id, type: 'text', place: { file: 'pages/home.yaml', pointer: [] } }));
  const view = { page: 'home', language: 'en' };
  return {
    view,
    lang: 'en',
    dir: '',
    title: 'Bread',
    markup,
    theme: '',
    sections,
    failures: [],
    origins: [],
    ...other,
  };
}

test('what is in a section changes only that section, also if elements of its kind are in it', () => {
  const other = PRICES.replace('Loaf', 'Roll');
  expect(changedSections(drawn(PAGE), drawn(PAGE))).toEqual([]);
  expect(changedSections(drawn(PAGE), drawn(pageOf(HERO, other, END)))).toEqual([{ id: 'prices', markup: other }]);
  const last = END.replace('Bye', 'Come again');
  expect(changedSections(drawn(PAGE), drawn(pageOf(HERO, PRICES, last)))).toEqual([{ id: 'end', markup: last }]);
});

test.each([
  ['around the sections', drawn(PAGE.replace('2026', '2027'))],
  ['the order of sections', drawn(pageOf(PRICES, HERO, END))],
  ['a section that is gone', drawn(pageOf(HERO, END))],
  ['another page', drawn(PAGE, { view: { page: 'shop', language: 'en' } })],
  ['markup that does not end', drawn(PAGE.replace('</section></div></div>', '</section>'))],
])('the whole page is shown anew for %s', (_what, after) => {
  expect(changedSections(drawn(PAGE), after)).toBeUndefined();
});

test('a section is as visitors get it, where that is not the same but for the marks', () => {
  const published = PAGE.replace('Bread', 'Bread!');
  expect(changedSections(drawn(PAGE), drawn(PAGE, { published }))).toEqual([
    { id: 'hero', markup: HERO, published: HERO.replace('Bread', 'Bread!') },
  ]);
});
