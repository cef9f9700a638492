import { expect, test } from 'vitest';
import { charactersIn } from '../../../../src/compiler/texts/sensible-lengths';
import { sensibleLength } from '../../../../src/studio/forms/sensible-length';
import { readableText } from '../../../../src/studio/forms/token-text';
import { contract } from '../../../support/compile-site';
import { two } from '../../../support/languages';

const template = {
  title: { es: '{{entry.metaTitle}}', en: '{{entry.metaTitle}}' },
  description: { es: '{{entry.metaDescription}}', en: '{{entry.metaDescription}}' },
};
const form = {
  contract: contract.inLanguages(two),
  pages: [{ id: 'post/one', file: 'blog/posts/one.yaml', pointer: [], template: 'post', title: {}, paths: {} }],
  dataOf: (file: string) => (file === 'pages/post.yaml' ? template : undefined),
};

test.each([
  ['pages/one.yaml', ['title'], 60],
  ['pages/one.yaml', ['description'], 170],
  ['pages/one.yaml', ['sections', 0, 'title'], undefined],
  ['blog/posts/one.yaml', ['metaTitle'], 60],
  ['blog/posts/one.yaml', ['metaDescription'], 170],
  ['blog/posts/one.yaml', ['title'], undefined],
  ['blog/posts/two.yaml', ['metaTitle'], undefined],
] as const)('%s %j has at most %s characters where search engines show it', (file, pointer, most) => {
  expect(sensibleLength(form, { file, pointer }, '')?.most).toBe(most);
});

test('of a text in HTML the letters are counted that people read, without the line on which it ends', () => {
  expect(readableText('<p>El pan\n  de hoy.</p>\n', [], 'es')).toBe('El pan de hoy.');
});

test.each([
  ['pan', 3],
  ['📚', 1],
  ['👩‍👩‍👧 🇪🇸', 3],
  ['cafe\u0301', 4],
  ['𠮷野家', 3],
])('%s has as many characters as are seen', (text, count) => {
  expect(charactersIn(text)).toBe(count);
});
