import { expect, test } from 'vitest';
import type { NoticeSection } from '../../../generated/types';
import { manifestsOf, type Overlay, pageOf, resolvedSections } from '../../support/compile-site';
import { notices } from '../../support/notices';
import { blog, post } from '../../support/post';

const spring = (days: string): Overlay => ({
  'pages/spring.yaml': [
    'path: { es: "/primavera", en: "/spring" }',
    days,
    'title: { es: "Primavera", en: "Spring" }',
    'description: { es: "Pan de primavera.", en: "Spring bread." }',
    'sections: [{ type: hero, title: { es: "Primavera", en: "Spring" } }]',
    '',
  ].join('\n'),
});

const pagesOn = (overlay: Overlay, day: string) => manifestsOf(overlay, day).pages.map(({ path }) => path);

test.each([
  ['2026-03-19', false],
  ['2026-03-20', true],
  ['2026-06-20', true],
  ['2026-06-21', false],
])('a page is there from its first day to its last: on %s, %s', (day, isThere) => {
  const overlay = spring('publish: 2026-03-20\nexpire: 2026-06-20');
  expect(pagesOn(overlay, day).includes('/spring')).toBe(isThere);
});

test('a post is on no list and has no page before its day, nor after its last', () => {
  const overlay = {
    ...blog,
    'blog/posts/closing.yaml': `${post('Cierre', 'Closing')}publish: 2026-02-01\n`,
    'blog/posts/moving.yaml': `${post('Mudanza', 'Moving')}expire: 2026-01-31\n`,
  };
  const listed = (day: string) => JSON.stringify(pageOf(manifestsOf(overlay, day), 'news', 'en').manifest.sections);
  expect([listed('2026-01-31').includes('Closing'), listed('2026-01-31').includes('Moving')]).toEqual([false, true]);
  expect([listed('2026-02-01').includes('Closing'), listed('2026-02-01').includes('Moving')]).toEqual([true, false]);
  expect(pagesOn(overlay, '2026-01-31')).not.toContain('/news/closing');
  expect(pagesOn(overlay, '2026-02-01')).toContain('/news/closing');
});

test('a section is left out outside its days, one of a block as well; its days are nothing that visitors are sent', () => {
  const list =
    '- { type: hero, title: { es: "Feria", en: "Fair" }, publish: 2026-02-01, expire: 2026-02-03 }\n- block: fair\n- { type: hero, title: { es: "Hola", en: "Hello" } }\n';
  const overlay = { 'blocks/fair.yaml': 'type: hero\nexpire: 2026-02-03\ntitle: { es: "Feria", en: "Fair" }\n' };
  const on = (day: string) => resolvedSections(list, 'en', overlay, day);
  expect(on('2026-02-03')).toHaveLength(3);
  expect(on('2026-02-04')).toHaveLength(1);
  expect(on('2026-01-31')).toHaveLength(2);
  expect(on('2026-02-03')[0]).not.toHaveProperty('publish');
});

test('a notice is left out outside its days', () => {
  const overlay = notices({
    easter: 'publish: 2026-04-01, expire: 2026-04-20',
    always: 'from: "01-01", until: "12-31"',
  });
  const on = (day: string) => resolvedSections('- block: notices', 'en', overlay, day)[0] as NoticeSection;
  expect(on('2026-03-31').banners.map(({ id }) => id)).toEqual(['always']);
  expect(on('2026-04-20').banners.map(({ id }) => id)).toEqual(['easter', 'always']);
});

test('what is still to be confirmed is for editors only', () => {
  const overlay: Overlay = {
    'pages/spring.yaml': [
      'path: { es: "/primavera", en: "/spring" }',
      'title: { es: "Primavera", en: "Spring" }',
      'description: { es: "Pan de primavera.", en: "Spring bread." }',
      'sections: [{ type: hero, title: { es: "Primavera", en: "Spring" }, confirm: "Is it spring?" }]',
      '',
    ].join('\n'),
  };
  expect(JSON.stringify(pageOf(manifestsOf(overlay, '2026-04-01'), 'spring', 'en'))).not.toContain('Is it spring?');
});
