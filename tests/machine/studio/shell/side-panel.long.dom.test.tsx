import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendFailure, type History } from '../../../../src/studio/backend/backend';
import { PreviewPane } from '../../../../src/studio/preview/PreviewPane';
import { SidePanel } from '../../../../src/studio/SidePanel';
import type { Studio } from '../../../../src/studio/studio';
import { basicText, siteFiles } from '../../../support/compile-site';
import { png } from '../../../support/pictures';
import { blog, post } from '../../../support/post';
import { renderInStudio } from '../../../support/rendered-studio';
import { openStudioInMemory } from '../../../support/studio-in-memory';
import { styled } from '../../../support/theme-site';

afterEach(cleanup);

const show = (studio: Studio) => renderInStudio(studio, <SidePanel />);

test('a file that cannot be read is mended as text', async () => {
  const { studio } = await openStudioInMemory(siteFiles({ 'facts.yaml': 'price:\n  value: [1\n' }));
  studio.open({ file: 'facts.yaml', pointer: ['price'] });
  show(studio);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Facts');
  expect(screen.getByText(/^This file cannot be read/)).toBeDefined();
  expect(screen.getByRole('textbox').textContent).toContain('value: [1');
  studio.close();
});

test('of what git has left, keys reach each version, however long it is', async () => {
  const left = '<<<<<<< HEAD\nprice: { value: 1 }\n=======\nprice: { value: 2 }\n>>>>>>> winter\n';
  const { studio } = await openStudioInMemory(siteFiles({ 'facts.yaml': left }));
  studio.open({ file: 'facts.yaml', pointer: [] });
  show(studio);
  const [one, other] = screen.getAllByRole('region');
  expect([one, other].map((side) => [side?.tabIndex, side?.textContent])).toEqual([
    [0, 'price: { value: 1 }\n'],
    [0, 'price: { value: 2 }\n'],
  ]);
  expect(screen.getByRole('region', { name: /winter/ })).toBe(other);
  studio.close();
});

test('a picture is shown as one, its bytes are never taken for letters, and one that nothing shows can be deleted', async () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0xff]);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4" />';
  const pictures = { 'media/alone.jpg': bytes, 'media/alone.svg': drawing, 'theme/alone.svg': drawing };
  const { studio } = await openStudioInMemory(siteFiles(pictures));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  for (const file of Object.keys(pictures)) {
    cleanup();
    studio.open({ file, pointer: [] });
    show(studio);
    expect(document.querySelector('figure img')).not.toBeNull();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /letters/ })).toBeNull();
  }
  fireEvent.click(screen.getByRole('button', { name: 'Delete “theme/alone.svg”' }));
  await waitFor(() => expect(studio.store.get().session.files.has('theme/alone.svg')).toBe(false));
  studio.close();
});

test('another file takes the place of one wherever that is named, in one step', async () => {
  const file = 'media/loaf.png';
  const story = 'blog/posts/opening.yaml';
  const named = post('Apertura', 'Opening').replace('loaf.svg', 'loaf.png');
  const { studio } = await openStudioInMemory(siteFiles({ ...blog, [story]: named, [file]: png().subarray(0, -12) }));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  studio.open({ file, pointer: [] });
  show(studio);
  await screen.findByText(/^Upload it again/);
  expect(screen.queryByRole('button', { name: 'Go there' })).toBeNull();
  const give = (name: string, content: BlobPart) =>
    act(async () => {
      const chooser = screen.getByLabelText('Upload another one in its place…', { selector: 'input' });
      fireEvent.change(chooser, { target: { files: [new File([content], name)] } });
    });
  const files = () => studio.store.get().session.files;
  await give('Whole.png', new Uint8Array(png()));
  await waitFor(() => expect(files().get(file)).toEqual(new Uint8Array(png())));
  expect([...files().keys()].filter((path) => path.includes('whole'))).toEqual([]);
  expect(studio.store.get().session.done).toBe(1);
  await give('Drawn.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4"/></svg>');
  await waitFor(() => expect(files().has(file)).toBe(false));
  expect(studio.dataOf(story)).toMatchObject({ cover: { src: 'drawn.svg' } });
  expect(studio.store.get().selection?.thing.file).toBe('media/drawn.svg');
  expect(studio.store.get().session.done).toBe(2);
  studio.close();
});

test('a redirect, and an address that there was, are told with the page to which they lead', async () => {
  const addresses = '/productos: { page: products, language: es }\n';
  const { studio } = await openStudioInMemory(siteFiles({ 'addresses.yaml': addresses }));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  studio.open({ file: 'redirects.yaml', pointer: [] });
  show(studio);
  expect(screen.getByText('/pan → Products')).toBeDefined();
  cleanup();
  studio.open({ file: 'addresses.yaml', pointer: [] });
  show(studio);
  expect(screen.getByText('Products')).toBeDefined();
  studio.close();
});

test('what a field lacks is made for it: of its kind, and named there in the same step', async () => {
  const page = 'pages/home.yaml';
  const { studio } = await openStudioInMemory(siteFiles({}));
  const questions = () => (studio.dataOf(page) as { sections: { type: string; faq?: string }[] }).sections;
  const index = questions().findIndex(({ type }) => type === 'faq');
  studio.showNew({ kind: 'faqs', namedAt: { file: page, pointer: ['sections', index, 'faq'] } });
  show(studio);
  const name = await screen.findByLabelText(/^Short name/);
  expect(within(screen.getByRole('group', { name: 'Of what the website has' })).getByText('Question')).toBeDefined();
  expect(within(screen.getByRole('group', { name: /not have yet$/ })).getByText('Course')).toBeDefined();
  expect(document.activeElement).toBe(name);
  fireEvent.change(name, { target: { value: 'Visits' } });
  const create = screen.getByRole('button', { name: 'Create' });
  for (const _press of ['one', 'two']) fireEvent.click(create);
  await waitFor(() => expect(studio.dataOf('faqs/visits.yaml')).toBeDefined());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(studio.store.get().notice).toBeUndefined();
  expect(questions()[index]?.faq).toBe('visits');
  studio.undo();
  expect([studio.dataOf('faqs/visits.yaml'), questions()[index]?.faq]).toEqual([undefined, 'baking']);
  studio.close();
});

test('what no page shows is added, where that is told, to the lists that name others of its kind', async () => {
  const places = `${basicText('places/locations.yaml').trimEnd()}\nmarket:\n  title: { es: "Mercado", en: "Market" }\n`;
  const { studio } = await openStudioInMemory(siteFiles({ 'places/locations.yaml': places }));
  const named = () =>
    ['pages/contact.yaml', 'navigation.yaml'].map((file) => JSON.stringify(studio.dataOf(file)).includes('"market"'));
  studio.open({ file: 'places/locations.yaml', pointer: ['market'] });
  show(studio);
  fireEvent.click(await screen.findByRole('button', { name: /^Contact .* · Locations$/ }));
  expect(named()).toEqual([true, false]);
  expect(studio.store.get().view.page).toBe('contact');
  fireEvent.click(await screen.findByRole('button', { name: /^Navigation · / }));
  expect(named()).toEqual([true, true]);
  expect(screen.getByRole('heading', { name: /^Market/ })).toBeDefined();
  studio.close();
});

test('of pages that are written in one file, each is its own entry, and the file is not taken for one of them', async () => {
  const file = 'places/locations.yaml';
  const template = `each: locations
path: { es: "/sitios/{id}", en: "/places/{id}" }
title: { es: "{{entry.title}}", en: "{{entry.title}}" }
description: { es: "Cómo llegar.", en: "How to get there." }
sections: [{ type: hero, title: { es: "Sitio", en: "Place" } }]
`;
  const { studio } = await openStudioInMemory(siteFiles({ 'pages/place.yaml': template }));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  expect(studio.store.get().compilation?.pages).toContainEqual(
    expect.objectContaining({ id: 'place:shop', file, pointer: ['shop'] }),
  );
  studio.open({ file, pointer: [] });
  show(studio);
  await screen.findByRole('heading', { name: 'Locations' });
  expect(screen.queryByRole('button', { name: 'Delete the page' })).toBeNull();
  studio.close();
});

test('whoever came by the address of an article can be led to another one, in the order of their titles', async () => {
  const posts = { ...blog, 'blog/posts/rye.yaml': post('Centeno', 'Rye') };
  const { studio } = await openStudioInMemory(siteFiles(posts));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  studio.open({ file: 'blog/posts/opening.yaml', pointer: [] });
  show(studio);
  fireEvent.click(screen.getByRole('button', { name: 'Delete the page' }));
  const choice = await screen.findByLabelText<HTMLSelectElement>('Where shall its visitors go?');
  const titles = [...choice.options].slice(1).map(({ text }) => text);
  expect(titles).toContain('Rye');
  expect(titles).not.toContain('Opening');
  expect(titles).toEqual(titles.toSorted());
  fireEvent.change(choice, { target: { value: 'story:rye' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(studio.dataOf('blog/posts/opening.yaml')).toBeUndefined());
  expect(studio.store.get().view.page).toBe('story:rye');
  studio.close();
});

test('where the visitors of a page go is only asked where it can have any', async () => {
  const { studio } = await openStudioInMemory(siteFiles(blog));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  const made = 'blog/posts/rye.yaml';
  studio.putFiles([{ path: made, content: new TextEncoder().encode(post('Centeno', 'Rye')) }], { label: 'Add' });
  await waitFor(() =>
    expect(studio.store.get().compilation?.pages).toContainEqual(expect.objectContaining({ file: made })),
  );
  studio.look({ page: 'story:rye' });
  studio.open({ file: made, pointer: [] });
  show(studio);
  fireEvent.click(screen.getByRole('button', { name: 'Delete the page' }));
  await screen.findByText(/^The page has been in no version/);
  expect(screen.queryByLabelText('Where shall its visitors go?')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(studio.store.get().session.files.has(made)).toBe(false));
  expect(studio.store.get().view.page).toBe('home');
  // Back again, and with a link to it.
  studio.undo();
  const link = { file: 'pages/home.yaml', pointer: ['sections', 0, 'actions', 0, 'page'] };
  studio.edit([{ do: 'set', ...link, value: 'story:rye' }], { label: 'Link' });
  studio.look({ page: 'story:rye' });
  studio.open({ file: made, pointer: [] });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the page' }));
  await screen.findByLabelText('Where shall its visitors go?');
  studio.close();
});

test('of a page that is seen on another day it is said that this is why it is not drawn', async () => {
  const later = { ...blog, 'blog/posts/rye.yaml': `${post('Centeno', 'Rye')}publish: 2099-12-24\n` };
  const { studio } = await openStudioInMemory(siteFiles(later), 'story:rye');
  // Without a frame, which is none here.
  studio.look({ languages: [] });
  renderInStudio(studio, <PreviewPane />);
  expect(await screen.findByText(/the day that is looked at, this is not seen\.$/)).toBeDefined();
  studio.close();
});

test('an entry that is a file goes with its name in every list, in one step', async () => {
  const course = 'catalogue/courses/kneading.yaml';
  const text = 'title: { es: "Amasar", en: "Kneading" }\ndescription: { es: "Pan.", en: "Bread." }\n';
  const page = `${basicText('pages/home.yaml').trimEnd()}\n  - { type: course-strips, courses: [kneading] }\n`;
  const { studio } = await openStudioInMemory(siteFiles({ [course]: text, 'pages/home.yaml': page }));
  const last = () => (studio.dataOf('pages/home.yaml') as { sections: unknown[] }).sections.at(-1);
  expect(last()).toMatchObject({ courses: ['kneading'] });
  studio.open({ file: course, pointer: [] });
  show(studio);
  fireEvent.click(screen.getByRole('button', { name: 'Delete “Kneading”' }));
  await waitFor(() => expect(studio.dataOf(course)).toBeUndefined());
  expect(last()).toMatchObject({ courses: [] });
  studio.undo();
  expect([studio.dataOf(course) !== undefined, last()]).toEqual([
    true,
    expect.objectContaining({ courses: ['kneading'] }),
  ]);
  studio.close();
});

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('an entry that is a file is there once more under a name of its own, and is opened', async () => {
  const course = 'catalogue/courses/kneading.yaml';
  const text = '# Of the bakery.\ntitle: { es: "Amasar", en: "Kneading" }\ndescription: { es: "Pan.", en: "Bread." }\n';
  const { studio } = await openStudioInMemory(siteFiles({ [course]: text }));
  studio.open({ file: course, pointer: [] });
  show(studio);
  const button = screen.getByRole('button', { name: 'Duplicate “Kneading”' });
  fireEvent.click(button);
  const field = screen.getByLabelText<HTMLInputElement>('Name of the copy');
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button]);
  fireEvent.click(button);
  type(screen.getByLabelText('Name of the copy'), 'Kneading');
  fireEvent.keyDown(screen.getByLabelText('Name of the copy'), { key: 'Enter' });
  expect(screen.getByText('There is something of this name already.')).toBeDefined();
  type(screen.getByLabelText('Name of the copy'), 'Kneading at night');
  fireEvent.keyDown(screen.getByLabelText('Name of the copy'), { key: 'Enter' });
  const copy = 'catalogue/courses/kneading-at-night.yaml';
  await waitFor(() => expect(studio.store.get().selection?.thing.file).toBe(copy));
  expect(new TextDecoder().decode(studio.store.get().session.files.get(copy))).toBe(text);
  expect(screen.queryByLabelText('Name of the copy')).toBeNull();
  studio.undo();
  expect([studio.dataOf(copy), studio.dataOf(course) !== undefined]).toEqual([undefined, true]);
  studio.close();
});

test('everything that is not saved can be discarded, or what is in one file, which is a step like others', async () => {
  const files = siteFiles({});
  const { studio } = await openStudioInMemory(files);
  const title = { file: 'pages/home.yaml', pointer: ['title', 'es'] };
  studio.edit([{ do: 'set', ...title, value: 'Otro' }], { label: 'Title' });
  studio.putFiles([{ path: 'media/new.png', content: new Uint8Array([1]) }], { label: 'Upload' });
  studio.showPanel('review');
  show(studio);
  const all = await screen.findByRole('button', { name: 'Discard the changes' });
  fireEvent.click(screen.getByRole('button', { name: /^Discard what has changed: Page/ }));
  expect(studio.dataOf(title.file)).not.toHaveProperty('title.es', 'Otro');
  expect(studio.store.get().session.files.has('media/new.png')).toBe(true);
  act(() => studio.undo());
  fireEvent.click(all);
  expect(screen.getByText('You have changed nothing since you last saved.')).toBeDefined();
  expect([...studio.store.get().session.files.keys()]).toEqual([...files.keys()]);
  studio.undo();
  expect(studio.dataOf(title.file)).toHaveProperty('title.es', 'Otro');
  expect(studio.store.get().session.files.has('media/new.png')).toBe(true);
  studio.close();
});

test('a section comes with the words that nothing on the website needed before, in one step', async () => {
  const messages = basicText('messages.yaml').replaceAll(/^(?:previous|next|slide): .*\n/gm, '');
  const { studio } = await openStudioInMemory(siteFiles({ 'messages.yaml': messages }));
  studio.showGallery({ file: 'pages/home.yaml', pointer: ['sections', 1] });
  show(studio);
  const search = screen.getByRole('searchbox', { name: 'Find a type of section' });
  fireEvent.change(search, { target: { value: 'locations' } });
  // The details of contacts tell of locations, too.
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toMatchObject({
    0: 'Locations',
    1: 'Contact details',
  });
  fireEvent.change(search, { target: { value: '' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add “Gallery”' }));
  expect(studio.dataOf('pages/home.yaml')).toHaveProperty('sections.1.type', 'gallery');
  expect(studio.dataOf('messages.yaml')).toMatchObject({
    next: { es: 'Siguiente', en: 'Next' },
    slide: { en: '{number} of {total}' },
  });
  studio.undo();
  expect(studio.dataOf('messages.yaml')).not.toHaveProperty('next');
  studio.close();
});

test('a section of another page is copied as it is written there, but for its anchor', async () => {
  const products = basicText('pages/products.yaml').replace(/^ {2}- type: /m, '  - id: mill\n    type: ');
  const { studio } = await openStudioInMemory(siteFiles({ 'pages/products.yaml': products }));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  studio.showGallery({ file: 'pages/home.yaml', pointer: ['sections', 1] });
  show(studio);
  const field = screen.getByRole('combobox', { name: 'Or a copy of a section of another page' });
  fireEvent.click(field);
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');
  expect(offered.some((text) => text.includes('Products'))).toBe(true);
  expect(offered.some((text) => text.includes('Sourdough bread'))).toBe(false);
  const { id, ...first } =
    (studio.dataOf('pages/products.yaml') as { sections: Record<string, unknown>[] }).sections[0] ?? {};
  expect(id).toBe('mill');
  fireEvent.change(field, { target: { value: 'products' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(studio.dataOf('pages/home.yaml')).toHaveProperty('sections.1', first);
  studio.close();
});

test('a page is duplicated at addresses of its own, and the copy is opened', async () => {
  const { studio } = await openStudioInMemory(siteFiles({}));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  studio.open({ file: 'pages/home.yaml', pointer: [] });
  show(studio);
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate the page' }));
  const duplicate = screen.getByRole<HTMLButtonElement>('button', { name: 'Duplicate' });
  expect(duplicate.disabled).toBe(true);
  for (const [index, field] of screen.getAllByLabelText<HTMLInputElement>(/^Address \([^)]+\)$/).entries())
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
  const { studio } = await openStudioInMemory(siteFiles({}));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  studio.open({ file: 'pages/contact.yaml', pointer: [] });
  show(studio);
  fireEvent.click(screen.getByRole('button', { name: 'Change “Addresses”' }));
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

test('an address that a page has only had in the draft leads nowhere when it gets another one', async () => {
  const file = 'pages/contact.yaml';
  const { studio } = await openStudioInMemory(siteFiles({}));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  studio.edit([{ do: 'set', file, pointer: ['path', 'es'], value: '/de-paso' }], { label: 'x' });
  const redirects = studio.dataOf('redirects.yaml');
  studio.open({ file, pointer: [] });
  show(studio);
  fireEvent.click(screen.getByRole('button', { name: 'Change “Addresses”' }));
  // Until it is known which addresses somebody may know, all are taken for such.
  await act(async () => undefined);
  const [spanish] = screen.getAllByLabelText<HTMLInputElement>(/^Address \(/);
  if (spanish === undefined) throw new Error('There is no field');
  fireEvent.change(spanish, { target: { value: '/escribenos' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(studio.dataOf(file)).toHaveProperty('path.es', '/escribenos');
  expect(studio.dataOf('redirects.yaml')).toEqual(redirects);
  studio.close();
});

test('of a price that is worked out, the cursor goes to what it is the sum of', async () => {
  const facts = 'a:\n  value: 1\nb:\n  value: 2\nboth:\n  type: money\n  sum: [a, b]\n';
  const { studio } = await openStudioInMemory(siteFiles({ 'facts.yaml': facts }));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  studio.open({ file: 'facts.yaml', pointer: ['both'] });
  show(studio);
  expect(document.activeElement?.getAttribute('role')).toBe('combobox');
  fireEvent.click(screen.getByRole('button', { name: 'Open A' }));
  expect(studio.store.get().selection?.thing.pointer).toEqual(['a']);
  studio.close();
});

test('nothing can be saved before it is shown what changes', async () => {
  const { studio, written } = await openStudioInMemory(siteFiles({}));
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
  studio.edit([{ do: 'set', file: 'pages/home.yaml', pointer: ['sections'], value: 1 }], { label: 'A mistake' });
  fireEvent.click(await screen.findByRole('button', { name: 'See the errors' }));
  expect(screen.getByRole('heading', { name: 'Problems' })).toBeDefined();
  studio.close();
});

test('the pages on which a change is seen come in the order of their list, and many of them are closed at first', async () => {
  const { studio } = await openStudioInMemory(siteFiles({}));
  studio.putFiles([{ path: 'media/note.svg', content: new TextEncoder().encode('<svg/>') }], { label: 'A note' });
  studio.showPanel('review');
  const showWith = (...paths: readonly string[]) => {
    cleanup();
    const pages = paths.map((path) => ({ id: path, file: '', pointer: [], title: {}, paths: { en: path } }));
    const review = async () => ({ changes: [], message: '', stillSaid: [], pages });
    show({ ...studio, compiler: { ...studio.compiler, review } });
  };
  showWith('/c', '/a', '/');
  await screen.findByText('/c', { selector: 'span' });
  const shown = [...document.querySelectorAll('.review__page summary')].map((each) => each.textContent?.[1]);
  expect(shown).toEqual([' ', 'a', 'c']);
  expect(screen.queryByText(/^This stands on/)).toBeNull();
  showWith('/g', '/f', '/e', '/d', '/c', '/b', '/a');
  const summary = await screen.findByText('This stands on 7 pages');
  expect(summary.closest('details')?.open).toBe(false);
  studio.close();
});

test('a text that still says what was changed elsewhere is a button away before that is saved', async () => {
  const home = basicText('pages/home.yaml').replace('en: "Real bread"', 'en: "Real bread, from old@bakery.example"');
  const { studio } = await openStudioInMemory(siteFiles({ 'pages/home.yaml': home }));
  const set = (value: string) =>
    studio.edit([{ do: 'set', file: 'settings.yaml', pointer: ['email'], value }], { label: 'An address' });
  set('old@bakery.example');
  await studio.save();
  set('new@bakery.example');
  studio.showPanel('review');
  show(studio);
  expect(await screen.findByRole('heading', { name: 'old@bakery.example' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Open .*Title$/ }));
  expect(studio.store.get().selection?.target).toEqual({
    file: 'pages/home.yaml',
    pointer: ['sections', 0, 'title', 'en'],
  });
  studio.close();
});

test('what changes can be saved where it cannot be found out what that is', async () => {
  const { studio, written } = await openStudioInMemory(siteFiles({}));
  const path = 'media/note.svg';
  studio.putFiles([{ path, content: new TextEncoder().encode('<svg/>') }], { label: 'A note' });
  studio.showPanel('review');
  const review = () => Promise.reject(new Error('no answer'));
  show({ ...studio, compiler: { ...studio.compiler, review } });
  expect(await screen.findByText(/^It could not be found out what changes/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written.flat().map((file) => file.path)).toEqual([path]));
  studio.close();
});

test('once a conflict is decided that is said, and the cursor goes to the next one, or stays in the panel', async () => {
  const paths = ['pages/home.yaml', 'pages/contact.yaml'];
  const files = siteFiles({});
  const { studio, changeElsewhere } = await openStudioInMemory(files);
  const titled = (path: string) =>
    new TextDecoder().decode(files.get(path)).replace(/^(title: \{ es: )"[^"]*"/m, '$1"Lo de fuera"');
  for (const file of paths)
    studio.edit([{ do: 'set', file, pointer: ['title', 'es'], value: 'Lo mío' }], { label: 'Mine' });
  changeElsewhere(paths.map((path) => ({ path, content: new TextEncoder().encode(titled(path)) })));
  expect(studio.store.get().session.conflicts).toHaveLength(2);
  studio.showPanel('review');
  show(studio);
  const [first, second] = screen.getAllByRole('region', { name: /^Changed here and elsewhere/ });
  if (first === undefined || second === undefined) throw new Error('There are no two conflicts');
  fireEvent.click(within(first).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(screen.getByText(/: yours was kept\.$/)).toBeDefined();
  fireEvent.click(within(second).getByRole('button', { name: 'Keep the other one' }));
  await waitFor(() => expect(document.activeElement?.localName).toBe('aside'));
  expect(screen.getByText(/: the other one was kept\.$/)).toBeDefined();
  act(() => studio.undo());
  expect(screen.queryByText(/was kept\.$/)).toBeNull();
  studio.close();
});

const SHEET = 'theme/tokens.css';
const styleText = (studio: Studio) => new TextDecoder().decode(studio.store.get().session.files.get(SHEET));

test('a colour of the theme is changed where its style sheet says it, and told there when it cannot be read', async () => {
  const css =
    '/* Ours. */\n:root {\n  --light-ground: #ffffff; /* paper */\n  --ink: #101010;\n  --light-text: var(--ink);\n}\n';
  const { studio } = await openStudioInMemory(siteFiles(styled(css)));
  studio.open({ file: 'theme/theme.yaml', pointer: [] });
  show(studio);
  fireEvent.click(screen.getByText(/^Light sections/));
  const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
  expect([text.value, screen.getByText('Takes the value of “Ink”.').tagName]).toEqual(['var(--ink)', 'SPAN']);
  expect(screen.getByLabelText<HTMLInputElement>('Sample: Text').value).toBe('#101010');
  fireEvent.change(text, { target: { value: 'var(--inc)' } });
  expect(screen.queryByText(/^Takes the value/)).toBeNull();
  fireEvent.change(text, { target: { value: '#c0c0c0' } });
  expect(styleText(studio)).toBe(css.replace('var(--ink)', '#c0c0c0'));
  fireEvent.change(text, { target: { value: '#c0c0c0; } body { color: red' } });
  expect(screen.getByText(/^Written like this it cannot be read/)).toBeDefined();
  expect(styleText(studio)).toBe(css.replace('var(--ink)', '#c0c0c0'));
  const place = { file: SHEET, pointer: ['--light-text'] };
  await waitFor(() => expect(studio.store.get().compilation?.problems.map((each) => each.place)).toContainEqual(place));
  expect(await screen.findAllByText(/This is hard to read/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Problems' })).toBeNull();
  studio.undo();
  expect(styleText(studio)).toBe(css);
  expect(await studio.compiler.shownOn(place)).toHaveLength(studio.store.get().compilation?.pages.length ?? 0);
  studio.close();
});

test('a colour that the theme does not set can be added: it looks as before, and its field has the cursor', async () => {
  const css = ':root {\n  --light-text: #101010; /* ink */\n  --radius-1: 4px;\n  --font-text: serif;\n}\n';
  const { studio } = await openStudioInMemory(siteFiles(styled(css)));
  studio.open({ file: 'theme/theme.yaml', pointer: [] });
  show(studio);
  fireEvent.click(screen.getByText(/^Light sections/));
  fireEvent.click(screen.getByRole('button', { name: 'Add… (Add to Light sections)' }));
  expect(screen.queryByRole('menuitem', { name: 'Text' })).toBeNull();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Links' }));
  expect(styleText(studio)).toBe(css.replace(' /* ink */', ' /* ink */\n  --light-link: #101010;'));
  await waitFor(() => expect(document.activeElement?.closest('.field')?.textContent).toContain('--light-link'));
  studio.undo();
  expect(styleText(studio)).toBe(css);
  fireEvent.click(screen.getByText(/^Fonts/));
  expect(screen.getByRole('button', { name: 'Upload a font… (Font of text)' })).toBeDefined();
  studio.close();
});

test('what is wrong with a colour leads to its field, and with the text of a style sheet to the text', async () => {
  const { studio } = await openStudioInMemory(siteFiles(styled(':root {\n  --light-text: #c0c0c0;\n}\n')));
  show(studio);
  act(() => studio.open({ file: SHEET, pointer: ['--light-text'] }));
  expect(document.activeElement?.closest('.field')?.textContent).toContain('--light-text');
  act(() => studio.open({ file: SHEET, pointer: [] }));
  expect(screen.getByRole('textbox').textContent).toContain('--light-text');
  expect(screen.queryByText(/^This file cannot be read/)).toBeNull();
  studio.close();
});

test('of two versions that git has left in a file one is chosen by a button, and the form is there again', async () => {
  const file = 'pages/home.yaml';
  const whole = new TextDecoder().decode(siteFiles({}).get(file));
  const [line = ''] = /^description:.*\n/m.exec(whole) ?? [];
  const left = whole.replace(line, `<<<<<<< HEAD\n${line}=======\n# Anew.\n${line}>>>>>>> main\n`);
  const { studio } = await openStudioInMemory(siteFiles({ [file]: left }));
  studio.open({ file, pointer: [] });
  show(studio);
  expect(screen.getByRole('heading', { name: 'Version 1' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Version 2 · main' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Keep version 2' }));
  const text = new TextDecoder().decode(studio.store.get().session.files.get(file));
  expect(text).toBe(whole.replace(line, `# Anew.\n${line}`));
  expect(document.activeElement?.closest('aside')).not.toBeNull();
  expect(screen.queryByText(/^This file cannot be read/)).toBeNull();
  studio.undo();
  expect(new TextDecoder().decode(studio.store.get().session.files.get(file))).toBe(left);
  studio.close();
});

const VERSION = { id: '1', message: 'The first one\n\nWhat it changes', author: 'Ana', date: '2026-01-01T12:00:00Z' };

/** The Studio of a site that has versions. */
function withHistory(studio: Studio, own: Partial<History>): Studio {
  const history: History = {
    versions: async () => [VERSION],
    read: async () => undefined,
    since: async () => [],
    unversioned: async () => [],
    commit: async () => VERSION,
    remote: async () => undefined,
    push: async () => undefined,
    undecided: async () => ({ version: '', files: [] }),
    ...own,
  };
  return { ...studio, backend: { ...studio.backend, history } };
}

test('where somebody else has sent something else for the same, one of both is chosen, and then it is sent', async () => {
  const { studio } = await openStudioInMemory(siteFiles({}));
  studio.showPanel('review');
  const [base, mine, theirs] = ['title: Bread\n', 'title: Loaf\n', 'title: Bun\n'].map((text) =>
    new TextEncoder().encode(text),
  );
  const behind = new BackendFailure('behind', ['pages/home.yaml', 'pages/contact.yaml']);
  const push = vi.fn<History['push']>().mockRejectedValueOnce(behind).mockResolvedValue();
  const undecided = vi.fn<History['undecided']>().mockResolvedValue({
    version: 'theirs',
    files: [
      { path: 'pages/home.yaml', base, mine, theirs },
      { path: 'pages/contact.yaml', base, mine, theirs: undefined },
    ],
  });
  const remote = async () => ({ name: 'origin', unsent: 1 });
  show(withHistory(studio, { remote, push, undecided }));
  await screen.findByText('1 version not sent.');
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  await act(async () => send().click());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Somebody else has sent something else meanwhile/);
  expect(studio.store.get().notice).toBeUndefined();
  expect(document.activeElement?.className).toBe('review__conflict');
  expect(screen.getByText('The file is deleted.')).toBeDefined();
  expect(send().disabled).toBe(true);
  const [keepMine] = screen.getAllByRole('button', { name: 'Keep mine' });
  const [, keepTheirs] = screen.getAllByRole('button', { name: 'Keep the other one' });
  act(() => keepMine?.click());
  expect([keepMine?.getAttribute('aria-pressed'), send().disabled]).toEqual(['true', true]);
  act(() => keepTheirs?.click());
  await act(async () => send().click());
  await screen.findByText('Sent.');
  expect(push.mock.lastCall).toEqual([
    {
      version: 'theirs',
      files: [
        { path: 'pages/home.yaml', keeps: 'mine' },
        { path: 'pages/contact.yaml', keeps: 'theirs' },
      ],
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  cleanup();
  // Who has nothing to send asks for what others have sent.
  show(withHistory(studio, { remote: async () => ({ name: 'origin', unsent: 0 }), push, undecided }));
  const receive = await screen.findByRole('button', { name: 'Get what others have sent' });
  let arrive = () => {};
  push.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await act(async () => receive.click());
  expect(screen.getByText('Getting what others have sent…').getAttribute('role')).toBe('status');
  await act(async () => arrive());
  await screen.findByText('What others have sent is here.');
  cleanup();
  // What cannot be decided file by file is told as before.
  push.mockRejectedValueOnce(behind);
  undecided.mockResolvedValueOnce({ version: 'theirs', files: [] });
  show(withHistory(studio, { remote, push, undecided }));
  await screen.findByText('1 version not sent.');
  await act(async () => send().click());
  await waitFor(() => expect(studio.store.get().notice).toMatchObject({ is: 'failed', failure: behind }));
  expect(screen.queryByText('Sending…')).toBeNull();
  studio.close();
});

test('how many versions are still to be sent is told, and to where only if that has a name of its own', async () => {
  const { studio } = await openStudioInMemory(siteFiles({}));
  studio.showPanel('review');
  const remote = vi.fn<NonNullable<History['remote']>>().mockResolvedValueOnce({ name: 'origin', unsent: 2 });
  show(withHistory(studio, { remote }));
  await screen.findByText('2 versions not sent.');
  cleanup();
  remote.mockResolvedValueOnce({ name: 'printer', unsent: 1 });
  show(withHistory(studio, { remote }));
  await screen.findByText('1 version not sent to printer.');
  cleanup();
  remote.mockResolvedValueOnce({ name: 'origin', unsent: 0 });
  show(withHistory(studio, { remote }));
  await screen.findByText('All versions have been sent.');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  studio.close();
});

test('that a page is as in a version already is said, and so is that the version cannot be read or is too large', async () => {
  const file = 'pages/home.yaml';
  const files = siteFiles({});
  const { studio } = await openStudioInMemory(files);
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  const read = vi
    .fn<History['read']>()
    .mockResolvedValueOnce(files.get(file))
    .mockRejectedValueOnce(new BackendFailure('unreachable'))
    .mockResolvedValueOnce(new Uint8Array(49_000_000))
    .mockResolvedValueOnce(new Uint8Array());
  studio.showPanel('versions');
  show(withHistory(studio, { read }));
  const bringBack = await screen.findByRole('button', { name: 'Bring back the version “The first one”' });
  fireEvent.click(bringBack);
  expect(await screen.findByText(/^All is as it was on .* already/)).toBeDefined();
  expect(studio.store.get().panel).toBe('versions');
  fireEvent.click(bringBack);
  await waitFor(() => expect(studio.store.get().notice).toMatchObject({ is: 'failed' }));
  fireEvent.click(bringBack);
  await waitFor(() => expect(studio.store.get().notice).toMatchObject({ failure: { reason: 'too-large' } }));
  fireEvent.click(bringBack);
  await waitFor(() => expect(studio.store.get().panel).toBe('review'));
  studio.close();
});

test('what is edited elsewhere than on the page, and the whole site, can be brought back as well', async () => {
  const facts = 'facts.yaml';
  const home = 'pages/home.yaml';
  const record = new TextEncoder().encode('{}\n');
  const files = new Map([...siteFiles({}), ['addresses.yaml', record], ['README.md', record]]);
  const { studio } = await openStudioInMemory(files);
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  studio.open({ file: facts, pointer: [] });
  studio.edit([{ do: 'set', file: home, pointer: ['title', 'en'], value: 'Not saved' }], { label: 'Anew' });
  const then = new TextEncoder().encode('cups: { value: 3 }\n');
  const read = vi.fn<History['read']>().mockResolvedValue(then);
  const versions = vi.fn<History['versions']>().mockResolvedValue([VERSION]);
  const gone = [facts, 'addresses.yaml', 'README.md'].map((path) => ({ path, content: undefined }));
  const since = [{ path: 'media/large.png', content: new Uint8Array(49_000_000) }, ...gone];
  studio.showPanel('versions');
  show(withHistory(studio, { read, versions, since: async () => since }));
  const bringBack = async () => fireEvent.click(await screen.findByRole('button', { name: /The first one/ }));
  expect(screen.getByRole('radio', { name: 'Of “Facts”' })).toHaveProperty('checked', true);
  await bringBack();
  await waitFor(() => expect(studio.store.get().session.files.get(facts)).toEqual(then));
  expect([versions.mock.lastCall, read.mock.lastCall]).toEqual([[[facts]], [VERSION.id, facts]]);
  act(() => studio.showPanel('versions'));
  fireEvent.click(await screen.findByRole('radio', { name: 'Of the whole site' }));
  await waitFor(() => expect(versions).toHaveBeenLastCalledWith(undefined));
  await bringBack();
  await waitFor(() => expect(studio.store.get().session.files.has(facts)).toBe(false));
  // What is more than can be saved at once waits until the rest is saved.
  expect(studio.store.get().notice).toEqual({ is: 'partly-back' });
  expect(studio.store.get().session.files.has('media/large.png')).toBe(false);
  const panel = screen.getByRole('complementary');
  fireEvent.keyDown(panel.querySelector('textarea') ?? panel, { key: 'Escape' });
  expect(studio.store.get().panel).toBe('review');
  fireEvent.keyDown(panel, { key: 'Escape' });
  expect(studio.store.get().panel).toBe('form');
  act(() => studio.showPanel('gallery'));
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(studio.store.get().panel).toBe('form');
  const { files: now } = studio.store.get().session;
  expect(now.get(home)).toEqual(files.get(home));
  expect([now.get('addresses.yaml'), now.get('README.md')]).toEqual([record, record]);
  studio.close();
});

test('what was written of changes that are no longer there is not proposed for others', async () => {
  const { studio } = await openStudioInMemory(siteFiles({}));
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  const edits = [{ do: 'set', file: 'pages/home.yaml', pointer: ['title', 'en'], value: 'Anew' }] as const;
  studio.edit(edits, { label: 'Anew' });
  studio.showPanel('review');
  show(withHistory(studio, {}));
  const message = screen.getByLabelText<HTMLTextAreaElement>('What has changed');
  await waitFor(() => expect(message.value).toContain('Anew'));
  fireEvent.change(message, { target: { value: 'Half a sentence' } });
  act(() => studio.undo());
  await waitFor(() => expect(message.value).toBe(''));
  studio.close();
});

test('a file can be left out of a version, and the proposed message does not tell of it then', async () => {
  const files = siteFiles({});
  const { studio } = await openStudioInMemory(files);
  const changed = ['pages/home.yaml', 'pages/contact.yaml'];
  for (const file of changed)
    studio.edit([{ do: 'set', file, pointer: ['title', 'en'], value: `Anew: ${file}` }], { label: 'Anew' });
  const made: unknown[] = [];
  studio.showPanel('review');
  show(
    withHistory(studio, {
      unversioned: async () => changed.map((path) => ({ path, content: files.get(path) })),
      commit: async (...given) => {
        made.push(given);
        return VERSION;
      },
    }),
  );
  const message = screen.getByLabelText<HTMLTextAreaElement>('What has changed');
  await waitFor(() => expect(message.value).toContain('contact'));
  fireEvent.click(screen.getByText('All 2 files go in'));
  fireEvent.click(screen.getByRole('checkbox', { name: /contact/ }));
  expect(screen.getByText('1 of 2 files go in')).toBeDefined();
  await waitFor(() => expect(message.value).not.toContain('contact'));
  expect(message.value).toContain('Anew');
  fireEvent.click(screen.getByRole('button', { name: 'Save version' }));
  await waitFor(() => expect(made).toEqual([[expect.stringContaining('Anew'), ['pages/contact.yaml']]]));
  await waitFor(() => expect(screen.getByText('All 2 files go in')).toBeDefined());
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save version' }).disabled).toBe(true);
  studio.close();
});

test('git is asked what is new when files are saved, and not at each step, which the draft would wait behind', async () => {
  const files = siteFiles({});
  const { studio } = await openStudioInMemory(files);
  const title = { file: 'pages/home.yaml', pointer: ['title', 'en'] };
  for (const value of ['One', 'Two', 'Three']) studio.edit([{ do: 'set', ...title, value }], { label: value });
  const unversioned = vi.fn<History['unversioned']>(async () => []);
  studio.showPanel('review');
  show(withHistory(studio, { unversioned }));
  const message = screen.getByLabelText<HTMLTextAreaElement>('What has changed');
  await waitFor(() => expect(message.value).toContain('Three'));
  act(() => studio.undo());
  await waitFor(() => expect(message.value).toContain('Two'));
  act(() => studio.undo());
  await waitFor(() => expect(message.value).toContain('One'));
  expect(unversioned).toHaveBeenCalledTimes(1);
  unversioned.mockResolvedValue([{ path: title.file, content: files.get(title.file) }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(unversioned).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(message.value).toContain('One');
  studio.close();
});

test('versions that cannot be looked at are told where they are made, and keep nobody from reading that all is saved', async () => {
  const { studio } = await openStudioInMemory(siteFiles({}));
  const title = { file: 'pages/home.yaml', pointer: ['title', 'en'] };
  studio.edit([{ do: 'set', ...title, value: 'Anew' }], { label: 'Anew' });
  studio.showPanel('review');
  show(withHistory(studio, { unversioned: () => Promise.reject(new BackendFailure('git-damaged')) }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The index of git in this folder is damaged/);
  const message = screen.getByLabelText<HTMLTextAreaElement>('What has changed');
  await waitFor(() => expect(message.value).toContain('Anew'));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(studio.store.get().notice).toEqual({ is: 'saved', files: 1 }));
  await act(() => Promise.resolve());
  expect(studio.store.get().notice).toEqual({ is: 'saved', files: 1 });
  studio.close();
});

test('whoever comes back to the form goes on where the cursor was, also where the form was taken away; who is led elsewhere, there', async () => {
  const { studio, changeElsewhere } = await openStudioInMemory(siteFiles({}));
  const file = 'settings.yaml';
  const text = new TextEncoder().encode(basicText(file));
  studio.open({ file, pointer: [] });
  show(studio);
  const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  field('E-mail').focus();
  act(() => studio.showPanel('review'));
  expect(document.activeElement?.id).toBe('side-panel');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  act(() => changeElsewhere([{ path: file, content: new TextEncoder().encode('url: [') }]));
  expect(screen.queryByRole('textbox', { name: /^E-mail/ })).toBeNull();
  act(() => changeElsewhere([{ path: file, content: text }]));
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  act(() => studio.showPanel('review'));
  act(() => studio.open({ file, pointer: ['url'] }));
  await waitFor(() => expect(document.activeElement).toBe(field('Website address')));
  studio.close();
});
