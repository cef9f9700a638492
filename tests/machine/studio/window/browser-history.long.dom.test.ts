import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Studio } from '../../../../src/studio/studio';
import { followHistory, pageInAddress } from '../../../../src/studio/window/browser-history';
import { siteFiles } from '../../../support/compile-site';
import { PATIENCE } from '../../../support/patience';
import { openStudioInMemory } from '../../../support/studio-in-memory';

let studio: Studio;
let stop: () => void;

beforeEach(async () => {
  history.replaceState(null, '', '#home');
  ({ studio } = await openStudioInMemory(siteFiles({})));
  stop = followHistory(studio);
  await vi.waitUntil(() => studio.store.get().compilation !== undefined, PATIENCE);
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
  await vi.waitFor(() => expect(shown()).toEqual(['home', 'facts.yaml']), PATIENCE);
  history.back();
  await vi.waitFor(() => expect(shown()).toEqual(['home', 'pages/home.yaml']), PATIENCE);
  history.forward();
  await vi.waitFor(() => expect(shown()).toEqual(['home', 'facts.yaml']), PATIENCE);
});

test('the address of a page is the name of no element, to which the browser would take the cursor', () => {
  expect(location.hash).toBe('#/home');
  studio.look({ page: 'contact' });
  expect(location.hash).toBe('#/contact');
  expect(pageInAddress()).toBe('contact');
});

test('whoever goes to what another page shows sees that page, and is back at the one before in one step', async () => {
  const { id, file } = studio.store.get().compilation?.pages.find((page) => page.id === 'contact') ?? {};
  const contact = { file: file ?? '', pointer: ['title'] };
  studio.open(home);
  studio.goTo(contact);
  await vi.waitFor(() => expect(shown()).toEqual([id, file]), PATIENCE);
  expect(studio.store.get().selection?.target).toEqual(contact);
  history.back();
  await vi.waitFor(() => expect(shown()).toEqual(['home', 'pages/home.yaml']), PATIENCE);
  studio.goTo({ file: 'settings.yaml', pointer: [] });
  await vi.waitFor(() => expect(studio.store.get().selection?.shownOn).toContain('home'), PATIENCE);
  expect(shown()).toEqual(['home', 'settings.yaml']);
});

test('the browser’s button leads from what is opened in the place of the form to the form, and then to the one before', async () => {
  const panel = () => studio.store.get().panel;
  studio.open(home);
  studio.open(facts);
  studio.showPanel('problems');
  studio.showPanel('review');
  history.back();
  await vi.waitFor(() => expect(panel()).toBe('form'), PATIENCE);
  expect(shown()).toEqual(['home', 'facts.yaml']);
  history.forward();
  await vi.waitFor(() => expect(panel()).toBe('review'), PATIENCE);
  // What was closed otherwise is nothing to come back to, and neither is what something was made in.
  studio.showPanel('form');
  await vi.waitFor(() => expect(history.state).toEqual({ thing: facts }), PATIENCE);
  studio.showPanel('new');
  studio.open({ file: 'settings.yaml', pointer: [] });
  history.back();
  await vi.waitFor(() => expect(shown()).toEqual(['home', 'facts.yaml']), PATIENCE);
  expect(panel()).toBe('form');
  // A list from which something was opened is.
  studio.showPanel('problems');
  studio.open({ file: 'settings.yaml', pointer: [] });
  history.back();
  await vi.waitFor(() => expect(panel()).toBe('problems'), PATIENCE);
  history.back();
  await vi.waitFor(() => expect(panel()).toBe('form'), PATIENCE);
  expect(shown()).toEqual(['home', 'facts.yaml']);
  history.back();
  await vi.waitFor(() => expect(shown()).toEqual(['home', 'pages/home.yaml']), PATIENCE);
  expect(panel()).toBe('form');
});

test('whoever has made something where nothing was chosen is back at nothing chosen in one step', async () => {
  studio.showPanel('new');
  studio.open(facts);
  history.back();
  await vi.waitFor(() => expect(shown()).toEqual(['home', undefined]), PATIENCE);
  history.forward();
  await vi.waitFor(() => expect(shown()).toEqual(['home', 'facts.yaml']), PATIENCE);
});

test('whoever loads the Studio anew is at the form at which they were, as long as it is there', async () => {
  studio.open(facts);
  stop();
  studio.close();
  const again = await openStudioInMemory(siteFiles({}));
  stop = followHistory(again.studio);
  expect(again.studio.store.get().selection?.thing).toEqual(facts);
  again.studio.close();
  stop();
  const files = new Map([...siteFiles({})].filter(([path]) => path !== facts.file));
  const without = await openStudioInMemory(files);
  stop = followHistory(without.studio);
  expect(without.studio.store.get().selection).toBeUndefined();
  without.studio.close();
});
