import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followHistory } from '../../../src/studio/browser-history';
import type { Studio } from '../../../src/studio/studio';
import { siteFiles } from '../../support/compile-site';
import { playStudio } from '../../support/opened-studio';

let studio: Studio;
let stop: () => void;

beforeEach(async () => {
  history.replaceState(null, '', '#home');
  ({ studio } = await playStudio(siteFiles({})));
  stop = followHistory(studio);
  await vi.waitUntil(() => studio.store.get().compilation !== undefined, { timeout: 15_000 });
});
afterEach(() => {
  stop();
  studio.close();
});

const facts = { file: 'facts.yaml', pointer: [] };
const home = { file: 'pages/home.yaml', pointer: ['sections', 0] };

const shown = () => {
  const { view, selection } = studio.store.get();
  return [view.page, selection?.thing.file];
};

test('the browser’s button leads back to the form before, and to the page with its form', async () => {
  studio.open(home);
  studio.open(facts);
  studio.look({ page: 'contact' });
  studio.open({ file: 'settings.yaml', pointer: [] });
  expect(shown()).toEqual(['contact', 'settings.yaml']);
  history.back();
  await vi.waitFor(() => expect(shown()).toEqual(['home', 'facts.yaml']));
  history.back();
  await vi.waitFor(() => expect(shown()).toEqual(['home', 'pages/home.yaml']));
  history.forward();
  await vi.waitFor(() => expect(shown()).toEqual(['home', 'facts.yaml']));
});

test('whoever loads the Studio anew is at the form at which they were, as long as it is there', async () => {
  studio.open(facts);
  stop();
  studio.close();
  const again = await playStudio(siteFiles({}));
  stop = followHistory(again.studio);
  expect(again.studio.store.get().selection?.thing).toEqual(facts);
  again.studio.close();
  stop();
  const files = new Map([...siteFiles({})].filter(([path]) => path !== facts.file));
  const without = await playStudio(files);
  stop = followHistory(without.studio);
  expect(without.studio.store.get().selection).toBeUndefined();
  without.studio.close();
});
