import { expect, test } from 'vitest';
import type { Compilation } from '../../../src/studio/compiling/site-compiler';
import { fallbackPage } from '../../../src/studio/fallback-page';
import type { StudioState } from '../../../src/studio/state';

const PAGES = [
  { id: 'contact', file: 'pages/contact.yaml', title: {}, paths: { en: '/contact' } },
  { id: 'start', file: 'pages/start.yaml', title: {}, paths: { en: '/' } },
  { id: 'post:one', file: 'blog/posts/one.yaml', title: {}, paths: { en: '/blog/one' } },
];

const compilation = (ids: readonly string[], severities: readonly string[] = []) =>
  ({
    pages: PAGES.filter(({ id }) => ids.includes(id)),
    problems: severities.map((severity) => ({ severity })),
  }) as unknown as Compilation;

const all = compilation(['contact', 'start', 'post:one']);
const without = compilation(['contact', 'start'], ['error']);

const instead = (page: string, now: Compilation, before: Compilation | undefined, files: readonly string[]) =>
  fallbackPage(
    {
      view: { page },
      session: { files: new Map(files.map((file) => [file, new Uint8Array()])) },
      compilation: now,
    } as unknown as StudioState,
    before,
  );

test('where the page that was looked at is gone, it is the home page', () => {
  expect(instead('post:one', without, all, ['pages/start.yaml'])).toBe('start');
  expect(instead('post:one', compilation(['contact']), all, [])).toBe('contact');
});

test('where it is there, or cannot be read for a moment, it is the same', () => {
  expect(instead('post:one', all, all, ['blog/posts/one.yaml'])).toBeUndefined();
  expect(instead('post:one', without, all, ['blog/posts/one.yaml'])).toBeUndefined();
});

test('one that was never known, as an address that was kept may name it, is another one unless something cannot be read', () => {
  expect(instead('post:old', all, undefined, [])).toBe('start');
  expect(instead('post:old', without, undefined, [])).toBeUndefined();
  expect(instead('post:old', all, all, [])).toBe('start');
  expect(instead('post:old', without, all, [])).toBeUndefined();
});
