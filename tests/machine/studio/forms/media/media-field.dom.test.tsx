import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FieldProblems } from '../../../../../src/studio/forms/FieldProblems';
import { ListField } from '../../../../../src/studio/forms/fields/ListField';
import { ThemePictureField } from '../../../../../src/studio/forms/fields/ThemePictureField';
import type { FormContext } from '../../../../../src/studio/forms/form-context';
import { MediaField } from '../../../../../src/studio/forms/media/MediaField';
import { contentPictures } from '../../../../../src/studio/forms/media/picture-kinds';
import { firstControl } from '../../../../../src/studio/forms/use-target';
import { contract } from '../../../../support/compile-site';
import { png } from '../../../../support/pictures';
import { formContext, InForm } from '../../../../support/studio-form';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(png(40, 30)))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = { file: 'pages/home.yaml', pointer: ['image'] };
const schema = contract.schemas.get('definitions.schema.json')?.$defs?.media ?? {};
const names = {
  media: ['a.png', 'team/b.jpg', 'prices.pdf', 'c.svg'].map((name) => ({ name, place: `site/media/${name}` })),
};

function show(value: unknown, own: Partial<FormContext> = {}) {
  const edit = vi.fn<FormContext['edit']>(() => true);
  render(
    <InForm context={formContext({ names, edit, ...own })}>
      <MediaField place={place} schema={schema} title="Picture" value={value} />
    </InForm>,
  );
  return edit;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows the picture, its measures and its size', async () => {
  show({ src: 'a.png', alt: { es: 'Pan', en: 'Bread' } });
  expect(screen.getByText(/a\.png/).querySelector('span')).toBeDefined();
  expect(await screen.findByText(/40 × 30 px · 0\.0\d+ kB/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('English').value).toBe('Bread');
});

test('that it is still to be written in each language is said once', () => {
  const unwritten = ['es', 'en'].map((language) => ({
    code: 'value-unwritten' as const,
    severity: 'error' as const,
    place: { ...place, pointer: ['image', 'alt', language] },
    line: 1,
    column: 1,
    length: 1,
    message: '',
    titledMessage: '',
    hint: undefined,
    titledHint: undefined,
    fix: undefined,
  }));
  render(
    <InForm context={formContext()}>
      <FieldProblems id="alt" problems={unwritten} title="What the picture shows" />
    </InForm>,
  );
  expect(screen.getAllByText(/^Still to be written/)).toHaveLength(1);
});

test('what must stay in sight is where the photograph is pressed, of what its crop leaves', () => {
  const edit = show({ src: 'a.png', decorative: true, crop: { left: 20, bottom: 50 } });
  const photograph = document.querySelector('.media-field__framed') as HTMLElement;
  photograph.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
  fireEvent.click(photograph, { clientX: 180, clientY: 25 });
  const pointer = ['image', 'focus'];
  expect(edit.mock.calls[0]?.[0]).toEqual([{ do: 'insert', file: place.file, pointer, value: { x: 25, y: 50 } }]);
});

test('how a photograph is cut goes with it, and nothing is said of how a drawing is', async () => {
  const edit = show({ src: 'a.png', decorative: true, focus: { x: 1, y: 2 } });
  expect(screen.getByLabelText<HTMLInputElement>(/^From the left/).value).toBe('1');
  press('Change the picture');
  fireEvent.click(await screen.findByRole('button', { name: /c\.svg/ }));
  const pointer = ['image', 'focus'];
  expect(edit.mock.calls[0]?.[0]).toContainEqual({ do: 'remove', file: place.file, pointer });
  cleanup();
  show({ src: 'c.svg', decorative: true });
  expect(screen.queryByText(/must stay in sight/)).toBeNull();
});

test('takes along what was only tried when another picture is chosen', async () => {
  const gone = { do: 'delete-file', file: 'media/a.png' } as const;
  const leftBehind = (path: string) => (path === 'a.png' ? [gone] : []);
  const edit = show({ src: 'a.png' }, { leftBehind });
  press('Change the picture');
  fireEvent.click(await screen.findByRole('button', { name: /c\.svg/ }));
  expect(edit.mock.calls[0]?.[0]).toEqual([
    { do: 'set', file: place.file, pointer: ['image', 'src'], value: 'c.svg' },
    gone,
  ]);
});

test('the pictures of the website close again once another one has been taken', async () => {
  show({ src: 'a.png', decorative: true }, { upload: () => taken('photo.png') });
  press('Change the picture');
  expect(screen.getByRole('searchbox')).toBeDefined();
  const chooser = document.querySelector('input[type="file"]') as HTMLInputElement;
  const files = [new File(['x'], 'photo.png', { type: 'image/png' })];
  await act(async () => fireEvent.change(chooser, { target: { files } }));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('asks in each language what the picture shows', () => {
  const edit = show({ src: 'a.png' });
  fireEvent.change(screen.getByLabelText('Español'), { target: { value: 'Pan' } });
  expect(edit.mock.calls[0]?.[0]).toEqual([
    { do: 'insert', file: place.file, pointer: ['image', 'alt'], value: { es: 'Pan' } },
  ]);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(edit.mock.calls[1]?.[0]).toEqual([
    { do: 'insert', file: place.file, pointer: ['image', 'decorative'], value: true },
  ]);
});

const field = (value: unknown, own: Partial<FormContext> = {}) => (
  <InForm context={formContext({ names, ...own })}>
    <MediaField place={place} schema={schema} title="Picture" value={value} />
  </InForm>
);

test('what a picture shows is there again once it is no longer only for looks', () => {
  const edit = vi.fn<FormContext['edit']>(() => true);
  const alt = { es: 'Pan', en: 'Bread' };
  const { rerender } = render(field({ src: 'a.png', alt }, { edit }));
  fireEvent.click(screen.getByRole('checkbox'));
  rerender(field({ src: 'a.png', decorative: true }, { edit }));
  fireEvent.click(screen.getByRole('checkbox'));
  expect(edit.mock.calls[1]?.[0]).toEqual([
    { do: 'remove', file: place.file, pointer: ['image', 'decorative'] },
    { do: 'insert', file: place.file, pointer: ['image', 'alt'], value: alt },
  ]);
});

test('asks whether the text still holds once the picture is another one, until it is changed', () => {
  const isAsked = () => screen.queryByText(/^It is another picture now/) !== null;
  const { rerender } = render(field({ src: 'a.png', alt: { es: 'Pan', en: 'Bread' } }));
  expect(isAsked()).toBe(false);
  rerender(field({ src: 'c.svg', alt: { es: 'Pan', en: 'Bread' } }));
  expect(isAsked()).toBe(true);
  rerender(field({ src: 'c.svg', alt: { es: 'Horno', en: 'Bread' } }));
  expect(isAsked()).toBe(false);
  cleanup();
  const asksWhetherOnlyForLooks = () => screen.queryByText(/^The picture before was only for looks/) !== null;
  const { rerender: rerenderDrawing } = render(field({ src: 'c.svg', decorative: true }));
  expect(asksWhetherOnlyForLooks()).toBe(false);
  rerenderDrawing(field({ src: 'a.png', decorative: true }));
  expect(asksWhetherOnlyForLooks()).toBe(true);
});

test('of a picture that only adorns nothing is asked', () => {
  show({ src: 'a.png', decorative: true });
  expect(screen.queryByLabelText('English')).toBeNull();
});

test('offers the pictures of the site and no other file, by keyboard', () => {
  const edit = show({ src: 'a.png', decorative: true });
  press('Change the picture');
  const pictures = () => [...document.querySelectorAll<HTMLElement>('.picture-picker__picture')];
  expect(pictures().map((button) => button.textContent)).toEqual(['a.png', 'team/b.jpg', 'c.svg']);
  expect(pictures().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => pictures()[0]?.focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(pictures()[1]);
  fireEvent.change(screen.getByLabelText('Search by file name or by where it is shown'), { target: { value: 'TEAM' } });
  expect(screen.getByText('1 picture')).toBeTruthy();
  press('team/b.jpg');
  expect(edit.mock.calls[0]?.[0]).toEqual([
    { do: 'set', file: place.file, pointer: ['image', 'src'], value: 'team/b.jpg' },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the picture' }));
});

const taken = (...paths: string[]) => Promise.resolve({ paths, joins: 'upload', refusals: [] });
const refused = (sentence: string) => Promise.resolve({ paths: [], joins: 'upload', refusals: [sentence] });
const photograph = new File([new Uint8Array(png())], 'Photo.png', { type: 'image/png' });

test('says of each picture where it is shown', async () => {
  const uses = new Map<string, readonly string[] | undefined>([
    ['a.png', ['Home', 'Bread', 'Shops']],
    ['team/b.jpg', []],
    ['c.svg', undefined],
  ]);
  show({ src: 'a.png', decorative: true }, { mediaUses: () => Promise.resolve(uses) });
  press('Change the picture');
  await screen.findByText('Not used');
  expect(screen.getByText('In Home · Bread and 1 more')).toBeDefined();
  expect(screen.getByText('In a text or in the look')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'shops' } });
  expect(
    [...document.querySelectorAll('.picture-picker__picture > span')].map(({ textContent }) => textContent),
  ).toEqual(['a.png', 'In Home · Bread and 1 more']);
});

test('the cursor goes to what chooses a picture when one is added', () => {
  show(undefined, { target: { file: place.file, pointer: ['image'] } });
  expect(firstControl(document.body)).toBe(screen.getByRole('button', { name: 'Choose a picture' }));
});

test('takes a picture that is dropped', async () => {
  const upload = vi.fn<FormContext['upload']>(() => taken('photo.png'));
  const edit = show(undefined, { upload });
  const field = screen.getByRole('group', { name: 'Picture' });
  await act(async () => {
    fireEvent.drop(field, { dataTransfer: { files: [photograph] } });
  });
  expect(upload).toHaveBeenCalledWith([photograph], contentPictures);
  expect(edit.mock.calls[0]).toEqual([
    [{ do: 'insert', ...place, value: { src: 'photo.png' } }],
    { label: 'Change the picture', joins: 'upload' },
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  // Of several, it is told which one.
  await act(async () => {
    fireEvent.drop(field, { dataTransfer: { files: [photograph, photograph] } });
  });
  expect(upload).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert').textContent).toContain(`“${photograph.name}” was taken`);
});

test('of two pictures the one that was chosen last is taken, also where the other is ready later', async () => {
  const ready = new Map<string, () => void>();
  const edit = show(undefined, {
    upload: ([{ name } = photograph]) => new Promise((done) => ready.set(name, () => done(taken(name)))),
  });
  const field = screen.getByRole('group', { name: 'Picture' });
  for (const name of ['slow.png', 'quick.png']) {
    fireEvent.drop(field, { dataTransfer: { files: [new File(['a'], name, { type: 'image/png' })] } });
  }
  for (const name of ['quick.png', 'slow.png']) {
    await act(async () => ready.get(name)?.());
  }
  expect(edit.mock.calls.map(([edits]) => edits)).toEqual([[{ do: 'insert', ...place, value: { src: 'quick.png' } }]]);
  expect(screen.getByRole('button', { name: 'Upload a picture…' }).ariaBusy).not.toBe('true');
});

test('says why a file is not taken', async () => {
  show(undefined, { upload: () => refused('It is broken.') });
  const field = screen.getByRole('group', { name: 'Picture' });
  await act(async () => {
    fireEvent.drop(field, { dataTransfer: { files: [photograph] } });
  });
  expect(screen.getByRole('alert').textContent).toBe('It is broken.');
});

test('a file of which the computer knows no type is looked into all the same', async () => {
  show(undefined, { upload: () => refused('It is of an iPhone.') });
  await act(async () => {
    fireEvent.drop(screen.getByRole('group', { name: 'Picture' }), {
      dataTransfer: { files: [new File(['a'], 'IMG_2034.HEIC', { type: '' })] },
    });
  });
  expect(screen.getByRole('alert').textContent).toBe('It is of an iPhone.');
});

test('several pictures become items of a list of pictures: one where there is none yet, the others behind it', async () => {
  const file = 'pages/home.yaml';
  const gallery = contract.sections.get('gallery')?.properties?.images ?? {};
  const images = { file, pointer: ['sections', 0, 'images'] };
  const dropped = async (items: readonly unknown[], onto: () => HTMLElement) => {
    const edit = vi.fn<FormContext['edit']>(() => true);
    const open = vi.fn<FormContext['open']>();
    const upload = () => taken('one.png', 'two.png');
    const data = { sections: [{ type: 'gallery', images: items }] };
    const context = formContext({ names, edit, open, upload, dataOf: () => data });
    const props = { place: images, schema: gallery, value: items, title: 'Pictures', help: '', isRequired: true };
    const { container } = render(
      <InForm context={context}>
        <ListField {...props} />
      </InForm>,
    );
    for (const summary of container.querySelectorAll('summary')) fireEvent.click(summary);
    await act(async () => {
      fireEvent.drop(onto(), { dataTransfer: { files: [photograph, photograph] } });
    });
    cleanup();
    return {
      edits: edit.mock.calls.flatMap(([edits]) => edits),
      joins: new Set(edit.mock.calls.map(([, step]) => step.joins)),
      ledTo: open.mock.lastCall?.[0].pointer,
    };
  };
  const texts = { es: '[[Escribe aquí el texto]]', en: '[[Write the text here]]' };
  const item = (src: string) => ({ media: { src, alt: texts }, caption: texts });
  const insert = (index: number, src: string) => ({
    do: 'insert',
    file,
    pointer: ['sections', 0, 'images', index],
    value: item(src),
  });
  const { pointer } = images;

  const onItem = () => screen.getByRole('group', { name: 'Picture' });
  expect(await dropped([item('[[File]]')], onItem)).toMatchObject({
    edits: [{ do: 'set', pointer: [...pointer, 0, 'media', 'src'], value: 'one.png' }, insert(1, 'two.png')],
    joins: new Set(['upload']),
    ledTo: [...pointer, 0, 'media'],
  });
  expect(await dropped([item('a.png')], onItem)).toMatchObject({
    edits: [insert(1, 'one.png'), insert(2, 'two.png')],
    ledTo: [...pointer, 1, 'media'],
  });
  const onList = () => screen.getByRole('list', { name: 'Pictures' });
  expect(await dropped([item('a.png')], onList)).toMatchObject({
    edits: [insert(1, 'one.png'), insert(2, 'two.png')],
    ledTo: [...pointer, 1, 'media'],
  });
});

test('the cursor goes into the text that a picture lacks, and to the picture where it lacks none', () => {
  const target = { file: place.file, pointer: ['image'] };
  show({ src: 'a.png' }, { target });
  expect(document.activeElement).toBe(screen.getByLabelText('Español'));
  cleanup();
  show({ src: 'a.png', alt: { es: 'Pan' } }, { target });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the picture' }));
});

test('the cursor goes to the text that is asked for, once', () => {
  const target = { file: place.file, pointer: ['image', 'alt', 'en'] };
  show({ src: 'a.png', alt: { es: 'Pan', en: 'Bread' } }, { target });
  expect(document.activeElement).toBe(screen.getByLabelText('English'));
});

test('a picture of the look is one of those of the theme, in a format that serves there', async () => {
  const place = { file: 'theme/theme.yaml', pointer: ['icon'] };
  const { properties = {} } = contract.schemas.get('theme.schema.json') ?? {};
  const edit = vi.fn<FormContext['edit']>(() => true);
  const upload = vi.fn<FormContext['upload']>(() => taken('paw.svg'));
  const own = { 'theme-files': ['a.svg', 'icon.webp', 'tokens.css'].map((name) => ({ name, place: '' })) };
  const props = { place, schema: properties.icon ?? {}, value: undefined, title: 'Icon', help: '', isRequired: false };
  render(
    <InForm context={formContext({ names: { ...names, ...own }, edit, upload, dataOf: () => ({}) })}>
      <ThemePictureField {...props} />
    </InForm>,
  );
  press('Choose a picture');
  expect([...document.querySelectorAll('.picture-picker__picture')].map((button) => button.textContent)).toEqual([
    'a.svg',
  ]);
  press('a.svg');
  await act(async () => {
    fireEvent.drop(screen.getByRole('group', { name: 'Picture' }), { dataTransfer: { files: [photograph] } });
  });
  expect(upload).toHaveBeenCalledWith([photograph], { folder: 'theme', endings: ['svg', 'png'] });
  expect(edit.mock.calls).toEqual([
    [[{ do: 'insert', ...place, value: 'a.svg' }], { label: 'Change “Icon”' }],
    [[{ do: 'insert', ...place, value: 'paw.svg' }], { label: 'Change “Icon”', joins: 'upload' }],
  ]);
});
