import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readingDelay } from '../../../scripts/preview/simulated-delay';
import { shellOf } from '../../../src/compiler/manifests';
import { basicFolder, manifestsOf } from '../../support/compile-site';
import { blog } from '../../support/post';

const settings = await readFile(join(basicFolder, 'settings.yaml'), 'utf8');
test('reading the list, a post and what is related takes as long as the settings say', () => {
  const delays = 'blog: { simulatedDelayMs: { list: 300, post: 200, related: 250 } }\n';
  const manifests = manifestsOf({ ...blog, 'settings.yaml': settings + delays });
  expect(readingDelay(manifests, 'data/noticias.json')).toBe(300);
  expect(readingDelay(manifests, 'data/news/opening.json')).toBe(250);
  expect(readingDelay(manifests, 'data/contact.json')).toBe(0);
  expect(readingDelay(manifests, 'data/nothing.json')).toBe(0);
});

test('without the setting nothing waits, and it never reaches the browser', () => {
  expect(readingDelay(manifestsOf(blog), 'data/noticias.json')).toBe(0);
  const delays = 'blog: { simulatedDelayMs: { list: 300, post: 200, related: 250 } }\n';
  expect(shellOf(manifestsOf({ 'settings.yaml': settings + delays }), 'es').settings).not.toHaveProperty('blog');
});
