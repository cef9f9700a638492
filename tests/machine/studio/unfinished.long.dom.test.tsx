import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendFailure, type History } from '../../../src/studio/backend/backend';
import { SidePanel } from '../../../src/studio/SidePanel';
import type { Studio } from '../../../src/studio/studio';
import { UnfinishedProvider, unfinishedInBrowser } from '../../../src/studio/unfinished';
import { siteFiles } from '../../support/compile-site';
import { renderInStudio } from '../../support/rendered-studio';
import { openStudioInMemory } from '../../support/studio-in-memory';
import { styled } from '../../support/theme-site';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Shows a window of the Studio, in the place of one before. */
function show(studio: Studio): void {
  cleanup();
  renderInStudio(
    studio,
    <UnfinishedProvider value={unfinishedInBrowser('bakery')}>
      <SidePanel />
    </UnfinishedProvider>,
  );
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const choose = (kind: string) =>
  type(screen.getByRole('combobox'), screen.getByRole<HTMLOptionElement>('option', { name: kind }).value);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('what cannot be a value is still at its field for whoever comes back, until it can', async () => {
  const sheet = 'theme/tokens.css';
  const { studio } = await openStudioInMemory(siteFiles(styled(':root {\n  --light-text: #111;\n}\n')));
  const css = () => new TextDecoder().decode(studio.store.get().session.files.get(sheet));
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
  studio.open({ file: sheet, pointer: ['--light-text'] });
  show(studio);
  type(field(), 'rgb(1 2');
  expect(css()).toContain('#111;');
  show(studio);
  expect(field().value).toBe('rgb(1 2');
  expect(screen.getByText(/^Written like this it cannot be read/)).toBeDefined();
  type(field(), 'rgb(1 2 3)');
  expect(css()).toContain('rgb(1 2 3);');
  studio.undo();
  show(studio);
  expect(field().value).toBe('#111');
  type(field(), '{');
  // Of what is another one now, nobody wants to know what was typed before.
  studio.edit([{ do: 'replace', file: sheet, offset: css().indexOf('#111'), length: 4, text: '#222' }], {
    label: 'Two',
  });
  show(studio);
  expect(field().value).toBe('#222');
  studio.close();
});

test('what is typed for something new is there again, whatever was looked at meanwhile, until it is made', async () => {
  const { studio } = await openStudioInMemory(siteFiles({}));
  studio.showPanel('new');
  show(studio);
  choose('Frequently asked questions');
  type(await screen.findByLabelText(/^Short name/), 'visits');
  studio.open({ file: 'pages/home.yaml', pointer: [] });
  show(studio);
  studio.showPanel('new');
  show(studio);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Short name/)).value).toBe('visits');
  // Also where it was meant for another kind.
  choose('Page');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Short name/)).value).toBe('visits');
  choose('Frequently asked questions');
  await screen.findByLabelText(/^Short name/);
  press('Create');
  await waitFor(() => expect(studio.dataOf('faqs/visits.yaml')).toBeDefined());
  studio.showPanel('new');
  show(studio);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
  studio.close();
});

test('an address is there again where it was typed, until it is given up', async () => {
  const { studio } = await openStudioInMemory(siteFiles({}));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  studio.open({ file: 'pages/contact.yaml', pointer: [] });
  const address = () => {
    show(studio);
    press('Change the address');
    const [spanish] = screen.getAllByLabelText<HTMLInputElement>(/^Address \(/);
    if (spanish === undefined) throw new Error('There is no field');
    return spanish;
  };
  const before = address().value;
  type(address(), '/escribenos');
  expect(address().value).toBe('/escribenos');
  press('Cancel');
  expect(address().value).toBe(before);
  studio.close();
});

test('Escape closes what has been opened for the whole page, and keeps what was typed there', async () => {
  const { studio } = await openStudioInMemory(siteFiles({}));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  studio.open({ file: 'pages/contact.yaml', pointer: [] });
  show(studio);
  for (const name of ['Change the address', 'Duplicate the page', 'Delete the page']) {
    press(name);
    const button = screen.getByRole('button', { name, expanded: true });
    const inTool = button.closest('section')?.querySelector('form :is(input, button)') ?? button;
    fireEvent.keyDown(inTool, { key: 'Escape' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name, expanded: false }));
  }
  press('Change the address');
  const [address] = screen.getAllByLabelText<HTMLInputElement>(/^Address \(/);
  if (address === undefined) throw new Error('There is no field');
  type(address, '/escribenos');
  fireEvent.keyDown(address, { key: 'Escape' });
  press('Change the address');
  expect(screen.getAllByLabelText<HTMLInputElement>(/^Address \(/)[0]?.value).toBe('/escribenos');
  studio.close();
});

test('an address that a page lacks in a language has a field, which stays while it is typed', async () => {
  const { studio } = await openStudioInMemory(siteFiles({}));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  const place = { file: 'pages/contact.yaml', pointer: ['path', 'en'] };
  studio.edit([{ do: 'remove', ...place }], { label: 'Take away' });
  studio.open(place);
  show(studio);
  const field = await screen.findByLabelText<HTMLInputElement>('Addresses · English');
  expect(document.activeElement).toBe(field);
  type(field, '/write-to-us');
  await waitFor(() => expect(studio.dataOf(place.file)).toMatchObject({ path: { en: '/write-to-us' } }));
  expect(document.activeElement).toBe(field);
  studio.open({ file: 'facts.yaml', pointer: [] });
  studio.open(place);
  show(studio);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change “Addresses”');
  studio.close();
});

const VERSION = { id: '1', message: 'The first one', author: 'Ana', date: '2026-01-01T12:00:00Z' };

test('the message of a version is there again until that is made, and no failure is told any more once it is', async () => {
  const { studio } = await openStudioInMemory(siteFiles({}));
  const commit = vi.fn<History['commit']>().mockRejectedValueOnce(new BackendFailure('git')).mockResolvedValue(VERSION);
  const history: History = {
    versions: async () => [],
    read: async () => undefined,
    since: async () => [],
    unversioned: async () => [],
    commit,
    remote: async () => undefined,
    push: async () => undefined,
    undecided: async () => ({ version: '', files: [] }),
  };
  const inGit = { ...studio, backend: { ...studio.backend, history } };
  const message = () => screen.getByLabelText<HTMLTextAreaElement>('What has changed');
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save version' });
  studio.showPanel('review');
  show(inGit);
  type(message(), 'The prices of the autumn');
  show(inGit);
  expect(message().value).toBe('The prices of the autumn');
  await waitFor(() => expect(save().disabled).toBe(false));
  press('Save version');
  await waitFor(() => expect(studio.store.get().notice).toMatchObject({ is: 'failed' }));
  expect(message().value).toBe('The prices of the autumn');
  await waitFor(() => expect(save().disabled).toBe(false));
  press('Save version');
  await waitFor(() => expect(message().value).toBe(''));
  expect(studio.store.get().notice).toBeUndefined();
  await waitFor(() => expect(screen.getByText('Version saved.')).toBeDefined());
  type(message(), 'And those of the winter');
  await waitFor(() => expect(save().disabled).toBe(false));
  press('Save version');
  // It is said of each one: what stays as it is nobody hears.
  expect(screen.queryByText('Version saved.')).toBeNull();
  await waitFor(() => expect(screen.getByText('Version saved.')).toBeDefined());
  studio.close();
});

test('of a text that cannot be taken it is told at its field', async () => {
  const file = 'pages/home.yaml';
  const whole = new TextDecoder().decode(siteFiles({}).get(file));
  const shared = whole.replace(/^description:.*$/m, 'description: &said { es: "Uno.", en: "One." }\nsummary: *said');
  const { studio } = await openStudioInMemory(siteFiles({ [file]: shared }));
  studio.open({ file, pointer: ['description', 'en'] });
  show(studio);
  type(screen.getByRole('textbox', { name: /Description.*English/ }), 'Two.');
  expect(studio.store.get().notice).toMatchObject({ is: 'refused', reason: 'shared' });
  expect(screen.getByText(/^This could not be taken/)).toBeDefined();
  show(studio);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Description.*English/ }).value).toBe('Two.');
  studio.close();
});
