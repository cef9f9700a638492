import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FormContextProvider } from '../../../src/studio/forms/form-context';
import { useStudioForms } from '../../../src/studio/forms/use-studio-forms';
import { SidePanel } from '../../../src/studio/shell/SidePanel';
import type { Studio } from '../../../src/studio/studio';
import { StudioProvider } from '../../../src/studio/studio-context';
import { LanguageProvider } from '../../../src/studio/words/words';
import { siteFiles } from '../../support/compile-site';
import { playStudio } from '../../support/opened-studio';

afterEach(cleanup);

function Panel() {
  return (
    <FormContextProvider value={useStudioForms()}>
      <SidePanel />
    </FormContextProvider>
  );
}

function show(studio: Studio): void {
  render(
    <LanguageProvider value="en">
      <StudioProvider value={studio}>
        <Panel />
      </StudioProvider>
    </LanguageProvider>,
  );
}

test('a file that cannot be read is mended as text', async () => {
  const { studio } = await playStudio(siteFiles({ 'facts.yaml': 'price:\n  value: [1\n' }));
  studio.open({ file: 'facts.yaml', pointer: [] });
  show(studio);
  expect(screen.getByText(/^This file cannot be read/)).toBeDefined();
  expect(screen.getByRole('textbox').textContent).toContain('value: [1');
  studio.close();
});

test('what a field lacks is made for it: of its kind, and named there in the same step', async () => {
  const page = 'pages/home.yaml';
  const { studio } = await playStudio(siteFiles({}));
  const questions = () => (studio.dataOf(page) as { sections: { type: string; faq?: string }[] }).sections;
  const index = questions().findIndex(({ type }) => type === 'faq');
  studio.showNew({ collection: 'faqs', namedAt: { file: page, pointer: ['sections', index, 'faq'] } });
  show(studio);
  const name = await screen.findByLabelText(/^Short name/);
  fireEvent.change(name, { target: { value: 'visits' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(studio.dataOf('faqs/visits.yaml')).toBeDefined());
  expect(questions()[index]?.faq).toBe('visits');
  studio.undo();
  expect([studio.dataOf('faqs/visits.yaml'), questions()[index]?.faq]).toEqual([undefined, 'baking']);
  studio.close();
});

test('a page is duplicated at addresses of its own, and the copy is opened', async () => {
  const { studio } = await playStudio(siteFiles({}));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined(), { timeout: 15_000 });
  studio.open({ file: 'pages/home.yaml', pointer: [] });
  show(studio);
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate the page' }));
  const duplicate = screen.getByRole<HTMLButtonElement>('button', { name: 'Duplicate' });
  expect(duplicate.disabled).toBe(true);
  for (const [index, field] of screen.getAllByLabelText<HTMLInputElement>(/^Address \(/).entries())
    fireEvent.change(field, { target: { value: `/bakery-${index}` } });
  expect(duplicate.disabled).toBe(false);
  fireEvent.click(duplicate);
  const pathOfCopy = { path: { es: '/bakery-0', en: '/bakery-1' } };
  await waitFor(() => expect(studio.dataOf('pages/bakery-0.yaml')).toMatchObject(pathOfCopy));
  expect(studio.dataOf('pages/bakery-0.yaml')).not.toHaveProperty('role');
  expect(studio.store.get().view.page).toBe('bakery-0');
  expect(studio.store.get().selection?.thing.file).toBe('pages/bakery-0.yaml');
  studio.undo();
  expect(studio.dataOf('pages/bakery-0.yaml')).toBeUndefined();
  studio.close();
});

test('the field of an address leads to where the one before is made to lead to it', async () => {
  const { studio } = await playStudio(siteFiles({}));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined(), { timeout: 15_000 });
  studio.open({ file: 'pages/contact.yaml', pointer: [] });
  show(studio);
  fireEvent.click(screen.getByRole('button', { name: /^Addresses/ }));
  const [spanish] = screen.getAllByLabelText<HTMLInputElement>(/^Address \(/);
  if (spanish === undefined) throw new Error('There is no field');
  expect(document.activeElement).toBe(spanish);
  const before = spanish.value;
  fireEvent.change(spanish, { target: { value: '/escribenos' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(studio.dataOf('pages/contact.yaml')).toHaveProperty('path.es', '/escribenos');
  expect(studio.dataOf('redirects.yaml')).toHaveProperty(
    'redirects',
    expect.arrayContaining([{ from: before, page: 'contact' }]),
  );
  studio.close();
});

test('of a price that is worked out, the cursor goes to what it is the sum of', async () => {
  const facts = 'a:\n  value: 1\nb:\n  value: 2\nboth:\n  type: money\n  sum: [a, b]\n';
  const { studio } = await playStudio(siteFiles({ 'facts.yaml': facts }));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined(), { timeout: 15_000 });
  studio.open({ file: 'facts.yaml', pointer: ['both'] });
  show(studio);
  expect(document.activeElement?.getAttribute('role')).toBe('combobox');
  fireEvent.click(screen.getByRole('button', { name: 'Open a' }));
  expect(studio.store.get().selection?.thing.pointer).toEqual(['a']);
  studio.close();
});

test('nothing can be saved before it is shown what changes', async () => {
  const { studio, written } = await playStudio(siteFiles({}));
  const path = 'media/note.svg';
  studio.putFiles([{ path, content: new TextEncoder().encode('<svg/>') }], { label: 'A note' });
  studio.showPanel('review');
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const review: typeof studio.compiler.review = async (before) => {
    await told;
    return studio.compiler.review(before);
  };
  show({ ...studio, compiler: { ...studio.compiler, review } });
  expect(screen.getByText('Looking at what changes…')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  tell();
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByText('What changes')).toBeDefined();
  await waitFor(() => expect(written.flat().map((file) => file.path)).toEqual([path]));
  studio.close();
});
