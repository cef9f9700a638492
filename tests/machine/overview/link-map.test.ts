import { expect, test } from 'vitest';
import { labelLines, linkMap, NODE } from '../../../src/overview/link-map';
import type { OverviewLink, OverviewPage } from '../../../src/overview/overview';

function page(id: string, more: Partial<OverviewPage> = {}): OverviewPage {
  return {
    id,
    name: id,
    titles: { es: id },
    addresses: [],
    place: { file: `pages/${id}.yaml`, pointer: [] },
    state: 'published',
    isHidden: false,
    isInNavigation: false,
    isOrphan: false,
    isDeadEnd: false,
    linkedFrom: 1,
    linksTo: 1,
    ...more,
  };
}

const link = (from: string, to: string): OverviewLink => ({ from, to, kind: 'content', count: 1, places: [] });

test('pages stand in columns by how far they are, those that nothing leads to in the last', () => {
  const pages = [
    page('far', { distance: 2 }),
    page('alone'),
    page('home', { distance: 0 }),
    page('near', { distance: 1 }),
  ];
  const map = linkMap({ pages, links: [link('home', 'near'), link('near', 'far'), link('far', 'home')] });
  const inOrder = [...map.nodes].sort((a, b) => a.x - b.x).map(({ id }) => id);
  expect(inOrder).toEqual(['home', 'near', 'far', 'alone']);
  expect(map.columns.map(({ distance }) => distance)).toEqual([0, 1, 2, undefined]);
  expect(map.edges.map(({ isOnTheWay }) => isOnTheWay)).toEqual([true, true, false]);
  expect(map.leftOut).toBe(0);
});

test('of a thousand pages those are shown that are linked most, each with the way to it, and none over another', () => {
  const pages = Array.from({ length: 1000 }, (_, index) =>
    page(`page-${index}`, {
      distance: Math.floor(Math.log2(index + 1)),
      linkedFrom: (index * 7919) % 1000,
    }),
  );
  const links = pages.slice(1).map(({ id }, index) => link(`page-${Math.floor(index / 2)}`, id));
  const map = linkMap({ pages, links });
  expect(map.nodes.length).toBeLessThanOrEqual(60);
  expect(map.nodes.length + map.leftOut).toBe(1000);
  const reached = new Set(map.edges.map(({ to }) => to));
  expect(map.nodes.filter(({ id }) => id !== 'page-0' && !reached.has(id))).toEqual([]);
  for (const one of map.nodes) {
    const over = map.nodes.filter(({ x, y }) => Math.abs(x - one.x) < NODE.width && Math.abs(y - one.y) < NODE.height);
    expect(over).toEqual([one]);
  }
});

test('too many pages of one template stand for one', () => {
  const posts = Array.from({ length: 80 }, (_, index) => page(`post:${index}`, { template: 'post', distance: 2 }));
  const pages = [page('home', { distance: 0 }), page('blog', { distance: 1 }), ...posts];
  const links = [link('home', 'blog'), ...posts.map(({ id }) => link('blog', id))];
  const map = linkMap({ pages, links });
  expect(map.nodes.map(({ id, pages: those }) => `${id} ${those.length}`).sort()).toEqual([
    'blog 1',
    'home 1',
    'post 80',
  ]);
  expect(map.edges.find(({ to }) => to === 'post')?.count).toBe(80);
  expect(map.leftOut).toBe(0);
});

test('a site without pages is an empty picture', () => {
  expect(linkMap({ pages: [], links: [] })).toMatchObject({ nodes: [], edges: [], leftOut: 0 });
});

test.each([
  ['Contacto', ['Contacto']],
  ['El itinerario de formación de un controlador', ['El itinerario de', 'formación de un controla…']],
  ['Bloque 2: licencias de ruta y aproximación', ['Bloque 2: licencias de', 'ruta y aproximación']],
  ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffahrtsge…']],
])('the title %s is two lines, of whole words first, where it is too long for one', (title, lines) => {
  expect(labelLines(title)).toEqual(lines);
});
