import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../../../src/studio/backend/backend';
import { applyAndRecord } from '../../../../src/studio/session/journal';
import { openSession } from '../../../../src/studio/session/session';
import { Notices } from '../../../../src/studio/shell/Notices';
import type { Studio } from '../../../../src/studio/studio';
import { siteFiles } from '../../../support/compile-site';
import { renderInStudio } from '../../../support/rendered-studio';
import { openStudioInMemory } from '../../../support/studio-in-memory';

afterEach(cleanup);

const files = siteFiles({});
const PAGE = 'pages/home.yaml';
const SETTINGS = 'settings.yaml';

/** A file with one line more at its end. */
function longer(path: string) {
  return { path, content: new TextEncoder().encode(`${new TextDecoder().decode(files.get(path))}# Elsewhere\n`) };
}

const JOINED = 'Somebody has changed “Sourdough bread” meanwhile: it has been joined with what you have changed.';

const showNotices = (studio: Studio) => renderInStudio(studio, <Notices />);

const told = () => screen.getByRole('status').textContent;

test('what somebody else has changed and was joined with what is not saved is told until that was read', async () => {
  const { studio, changeElsewhere } = await openStudioInMemory(files);
  showNotices(studio);
  const write = (text: string) =>
    studio.edit([{ do: 'set', file: PAGE, pointer: ['title', 'es'], value: text }], { label: 'Title' });
  changeElsewhere([longer(SETTINGS)]);
  expect(told()).toBe('');
  write('Mine');
  changeElsewhere([longer(PAGE)]);
  write('Mine indeed');
  await screen.findByText(JOINED);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(told()).toBe('');
  studio.close();
});

test('a page whose file cannot be read is called as it was before', async () => {
  const { studio, changeElsewhere } = await openStudioInMemory(files);
  showNotices(studio);
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  studio.edit([{ do: 'set', file: PAGE, pointer: ['title', 'es'], value: 'Mine' }], { label: 'Title' });
  const { path, content } = longer(PAGE);
  const broken = new TextDecoder().decode(content).replace('\nsections:', '\nsections');
  act(() => changeElsewhere([{ path, content: new TextEncoder().encode(broken) }]));
  expect(studio.dataOf(PAGE)).toBeUndefined();
  expect(told()).toContain(JOINED);
  studio.close();
});

test('of what was joined it is no longer told that it was once it is changed elsewhere in the same place', async () => {
  const { studio, changeElsewhere } = await openStudioInMemory(files);
  showNotices(studio);
  studio.edit([{ do: 'set', file: PAGE, pointer: ['title', 'es'], value: 'Mine' }], { label: 'Title' });
  act(() => changeElsewhere([longer(PAGE)]));
  expect(told()).toContain(JOINED);
  const { content } = longer(PAGE);
  const theirs = new TextDecoder().decode(content).replace('Pan de masa madre', 'Theirs');
  act(() => changeElsewhere([{ path: PAGE, content: new TextEncoder().encode(theirs) }]));
  expect(studio.store.get().session.conflicts).toHaveLength(1);
  expect(told()).not.toContain('joined');
  act(() => studio.resolve(PAGE, 'theirs', 'Choose'));
  expect(told()).toBe('');
  studio.close();
});

test('a page whose file is called otherwise elsewhere is the one that is looked at, and nobody is told that it was deleted', async () => {
  const { studio, changeElsewhere } = await openStudioInMemory(files, 'products');
  showNotices(studio);
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  const file = 'pages/products.yaml';
  const content = files.get(file);
  // One after the other, as they are heard of.
  for (const change of [
    { path: file, content: undefined },
    { path: 'pages/wares.yaml', content },
  ])
    act(() => changeElsewhere([change]));
  await waitFor(() => expect(studio.store.get().view.page).toBe('wares'));
  expect(told()).toBe('');
  studio.close();
});

test('that the page that is looked at was deleted elsewhere is told, and not if it is taken back here', async () => {
  const made = 'pages/made.yaml';
  const { studio, changeElsewhere } = await openStudioInMemory(files, 'products');
  showNotices(studio);
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  act(() => changeElsewhere([{ path: 'pages/products.yaml', content: undefined }]));
  await screen.findByText('Somebody has deleted the page meanwhile that you were looking at, “Products”.');
  act(() => studio.notify(undefined));
  studio.putFiles([{ path: made, content: files.get(PAGE) }], { label: 'Made' });
  studio.look({ page: 'made' });
  act(() => studio.undo());
  expect(told()).toBe('');
  studio.close();
});

test('what was changed while the Studio was closed and was joined with the draft is told when it opens', async () => {
  const edits = [{ do: 'set', file: PAGE, pointer: ['title', 'es'], value: 'Lo mío' }] as const;
  const { lines } = applyAndRecord(openSession(files), { do: 'step', input: { edits }, options: { label: 'Title' } });
  const { studio } = await openStudioInMemory(new Map([...files, [PAGE, longer(PAGE).content]]), 'home', lines);
  showNotices(studio);
  expect(told()).toContain(JOINED);
  studio.close();
});

test('why something could not be done in one place is no longer told in another one', async () => {
  const { studio } = await openStudioInMemory(files);
  showNotices(studio);
  act(() => studio.notify({ is: 'picture-in-text' }));
  expect(told()).toContain('A picture is not pasted');
  act(() => studio.open({ file: PAGE, pointer: ['title'] }));
  expect(told()).toBe('');
  act(() => studio.notify({ is: 'saved', files: 1 }));
  act(() => studio.open({ file: SETTINGS, pointer: [] }));
  expect(told()).toContain('Saved');
  studio.close();
});

test('whoever is told that the page could not be checked can open the Studio again', async () => {
  const { studio } = await openStudioInMemory(files);
  showNotices(studio);
  studio.notify({ is: 'compiler-failed', detail: 'no answer' });
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeDefined();
  studio.notify({ is: 'nothing-changed' });
  await screen.findByText('There is nothing to save.');
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull();
  studio.close();
});

test('what a program has said is told apart from the sentence, in its language; of a full disk all is said', async () => {
  const { studio } = await openStudioInMemory(files);
  showNotices(studio);
  act(() => studio.notify({ is: 'failed', failure: new BackendFailure('git', [], 'fatal: bad object\n') }));
  expect(screen.getByText('fatal: bad object').lang).toBe('en');
  act(() => studio.notify({ is: 'failed', failure: new BackendFailure('full', [], 'No space left on device') }));
  expect(told()).toContain('The disk is full');
  expect(told()).not.toContain('device');
  studio.close();
});

test('that nothing could be saved because the server did not answer is told until it does', async () => {
  const { studio, changeElsewhere } = await openStudioInMemory(files);
  showNotices(studio);
  vi.spyOn(studio.backend, 'write').mockRejectedValueOnce(new BackendFailure('unreachable'));
  studio.edit([{ do: 'set', file: PAGE, pointer: ['title', 'es'], value: 'Mine' }], { label: 'Title' });
  await act(() => studio.save());
  expect(told()).toContain('the server does not answer');
  act(() => changeElsewhere([]));
  expect(told()).toBe('');
  studio.close();
});
