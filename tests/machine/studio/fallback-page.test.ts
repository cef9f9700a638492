import { expect, test } from 'vitest';
import type { Compilation } from '../../../src/studio/compiling/site-compiler';
import { fallbackPage } from '../../../src/studio/fallback-page';
import type { StudioState } from '../../../src/studio/state';

const PAGES = [
  { id: 'contact', file: 'pages/contact.yaml', title: { en: 'Contact' }, paths: { en: '/contact' } },
  { id: 'start', file: 'pages/start.yaml', title: { en: 'Home' }, paths: { en: '/' } },
  { id: 'post:one', file: 'blog/posts/one.yaml', title: { en: 'One' }, paths: { en: '/blog/one' } },
];

const compilation = (ids: readonly string[], severities: readonly string[] = []) =>
  ({
    pages: PAGES.filter(({ id }) => ids.includes(id)),
    problems: severities.map((severity) => ({ severity })),
  }) as unknown as Compilation;

const all = compilation(['contact', 'start', 'post:one']);
const without = compilation(['contact', 'start'], ['error']);

const FILES = PAGES.map(({ file }) => file);

const state = (page: string, compiled: Compilation, files: readonly string[], saved = files) =>
  ({
    view: { page },
    session: { files: contents(files), saved: contents(saved) },
    compilation: compiled,
  }) as unknown as StudioState;

const contents = (files: readonly string[]) => new Map(files.map((file) => [file, new Uint8Array()]));

const instead = (page: string, now: Compilation, before: Compilation | undefined, files: readonly string[]) =>
  fallbackPage(state(page, now, files), before && state(page, before, FILES))?.page;

test('where the page that was looked at is gone, it is the home page', () => {
  expect(instead('post:one', without, all, ['pages/start.yaml'])).toBe('start');
  expect(instead('post:one', compilation(['contact']), all, [])).toBe('contact');
});

test('only of one that others have deleted it is said which', () => {
  const before = state('post:one', all, FILES);
  const rest = FILES.slice(0, 2);
  expect(fallbackPage(state('post:one', without, rest), before)?.deleted).toBe(PAGES[2]);
  expect(fallbackPage(state('post:one', without, rest, FILES), before)?.deleted).toBeUndefined();
  expect(fallbackPage(state('post:one', without, rest), state('post:one', all, FILES, rest))?.deleted).toBeUndefined();
});

test.each([
  ['at an address of it', { title: { en: 'Ways to us' }, paths: { en: '/contact' } }],
  ['of its name', { title: { en: 'Contact' }, paths: { en: '/ways' } }],
])('where its file has another name, it is the page %s', (_which, { title, paths }) => {
  const now = { pages: [{ id: 'ways', file: 'pages/ways.yaml', title, paths }, PAGES[1]], problems: [] };
  const found = fallbackPage(
    state('contact', now as unknown as Compilation, ['pages/ways.yaml']),
    state('contact', all, FILES),
  );
  expect(found).toEqual({ page: 'ways', deleted: undefined });
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
