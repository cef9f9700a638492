import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../../src/studio/backend/backend';
import type { Picked } from '../../../src/studio/content/picked';
import { contentPictures } from '../../../src/studio/forms/media/picture-kinds';
import { applyAndRecord, replay } from '../../../src/studio/session/journal';
import { stepTitle } from '../../../src/studio/shell/step-title';
import type { Studio } from '../../../src/studio/studio';
import { es } from '../../../src/studio/words/es';
import { basicText, siteFiles } from '../../support/compile-site';
import { PATIENCE } from '../../support/patience';
import { openStudioInMemory } from '../../support/studio-in-memory';
import { yaml } from '../../support/yaml';

/** For what a compilation comes before, while other tests run. */

const file = 'pages/home.yaml';
const home = yaml`
  role: home
  path: { es: "/", en: "/" }
  title: { es: "Pan", en: "Bread" }
  description: { es: "Uno", en: "One" }
  sections:
    - type: hero
      title: { es: "Hola", en: "Hello" }
      media: { src: drawings/oven.svg, decorative: true }
    - type: features
      title: { es: "Así", en: "So" }
      items:
        - icon: clock
          title: { es: "Tarde", en: "Late" }
        - icon: star
          title: { es: "Luz {{facts.loaves-a-year}}", en: "Light" }
`;
const section = { file, pointer: ['sections', 1] };
const nothing: Picked = {
  place: undefined,
  section,
  near: undefined,
  text: '',
  around: undefined,
  isPicture: false,
  media: undefined,
  href: undefined,
};

let studio: Studio;

beforeEach(async () => {
  ({ studio } = await openStudioInMemory(siteFiles({ [file]: home })));
});
afterEach(() => studio.close());

test('whoever asks for a page that there is not begins at the home page', async () => {
  const start = siteFiles({ [file]: null, 'pages/start.yaml': home });
  const opened = await openStudioInMemory(start, 'home');
  expect(opened.studio.store.get().view.page).toBe('start');
  opened.studio.close();
});

test('what is asked of the compiler while it draws is answered for the content as it is', async () => {
  const before = { path: file, content: studio.store.get().session.files.get(file) };
  for (const value of ['One', 'Two'])
    studio.edit([{ do: 'set', file, pointer: ['title', 'en'], value }], { label: value });
  const { changes } = await studio.compiler.review([before]);
  expect(changes.flatMap(({ sentences }) => sentences.map(({ text }) => text))).toEqual([
    expect.stringContaining('Two'),
  ]);
});

test('a page whose file cannot be read stays in the list, and choosing it opens the file', async () => {
  const broken = {
    path: 'pages/contact.yaml',
    content: new TextEncoder().encode('title: { es: "Contacto" }\npath: "'),
  };
  studio.putFiles([broken], { label: 'Break' });
  const pages = () => studio.store.get().compilation?.pages.map(({ id, title }) => [id, title.es]);
  await vi.waitFor(() => expect(pages()).toContainEqual(['contact', 'Contacto']), PATIENCE);
  studio.look({ page: 'contact' });
  expect(studio.store.get().selection?.thing).toEqual({ file: broken.path, pointer: [] });
});

test('that a picture is not pasted with a text is still said when the text has been', () => {
  const change = (value: string) =>
    studio.edit([{ do: 'set', file, pointer: ['title', 'en'], value }], { label: value });
  studio.notify({ is: 'picture-in-text' });
  change('One');
  expect(studio.store.get().notice).toEqual({ is: 'picture-in-text' });
  studio.notify({ is: 'too-long' });
  change('Two');
  expect(studio.store.get().notice).toBeUndefined();
});

async function picked(what: Partial<Picked>, language = 'en'): Promise<string> {
  studio.pick({ ...nothing, ...what }, language);
  await vi.waitFor(() => expect(studio.store.get().selection).toBeDefined(), PATIENCE);
  const { file: path, pointer } = studio.store.get().selection?.target ?? { file: '', pointer: [] };
  return [path, ...pointer].join('/');
}

describe('what is clicked opens where it is written', () => {
  const near = { file, pointer: ['sections', 1, 'items', 1, 'title', 'en'] };
  test.each([
    ['an icon in an item', { isPicture: true, near }, `${file}/sections/1/items/1/icon`],
    ['a drawing', { isPicture: true, section: { file, pointer: ['sections', 0] } }, `${file}/sections/0/media`],
    ['a section where nothing is', {}, `${file}/sections/1/title/en`],
    ['the name of a language', { text: 'Español', section: undefined }, 'settings.yaml/languages/0/name'],
    ['a text by what it says', { text: 'Late' }, `${file}/sections/1/items/0/title/en`],
    ['what has no mark and says nothing', { near }, near.pointer.join('/').replace(/^/, `${file}/`)],
  ])('%s', async (_what, what, expected) => {
    expect(await picked(what)).toBe(expected);
  });
});

test('a fact gets another name wherever it is named, as one step', async () => {
  studio.rename({ file: 'facts.yaml', pointer: ['loaves-a-year'] }, 'loaves', 'Rename');
  await vi.waitFor(() => expect(studio.store.get().session.done).toBe(1), PATIENCE);
  expect(studio.dataOf('facts.yaml')).toHaveProperty('loaves');
  expect(studio.dataOf(file)).toHaveProperty('sections.1.items.1.title.es', 'Luz {{facts.loaves}}');
  studio.undo();
  expect(studio.dataOf('facts.yaml')).toHaveProperty('loaves-a-year');
});

test('a picture that is taken in and what shows it are taken back in one step', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4" />';
  const oven = new File([drawing], 'Oven.svg', { type: 'image/svg+xml' });
  const { paths, joins } = await studio.upload([oven], contentPictures);
  const [path = ''] = paths;
  const pointer = ['sections', 0, 'media', 'src'];
  studio.edit([{ do: 'set', file, pointer, value: path }], { label: 'Change the picture', joins });
  expect(studio.dataOf(file)).toHaveProperty(pointer, path);
  expect(studio.store.get().session.files.has(`media/${path}`)).toBe(true);
  studio.undo();
  expect(studio.store.get().session).toMatchObject({ done: 0 });
  expect(studio.store.get().session.files.has(`media/${path}`)).toBe(false);
  studio.redo();
  expect(studio.dataOf(file)).toHaveProperty(pointer, path);
  expect(studio.store.get().session.files.has(`media/${path}`)).toBe(true);
});

test('of several files each has a name of its own, those that cannot be taken are named, and all are one step', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4" />';
  const folder = new File([], 'Holidays');
  folder.arrayBuffer = () => Promise.reject(new DOMException('A requested file could not be found', 'NotFoundError'));
  const text = new File(['Bread'], 'bread.txt', { type: 'text/plain' });
  const drawings = ['Whisk.svg', 'whisk.svg'].map((name) => new File([drawing], name));
  const { paths, refusals } = await studio.upload([...drawings, folder, text], contentPictures);
  expect(paths).toEqual(['whisk.svg', 'whisk-2.svg']);
  expect(refusals).toEqual([
    expect.stringMatching(/^“Holidays”: .*folder/),
    expect.stringMatching(/^“bread\.txt”: .*working file/),
  ]);
  expect(studio.store.get().session.done).toBe(1);
});

test('a picture that has just been saved stays where it was seen: the server may not have it yet', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4" />';
  const crust = new File([drawing], 'Crust.svg', { type: 'image/svg+xml' });
  const { paths } = await studio.upload([crust], contentPictures);
  const media = `media/${paths[0]}`;
  const address = studio.unsavedMedia(media);
  expect(address).toMatch(/^blob:/);
  expect(await studio.save()).toBe(true);
  expect(studio.unsavedMedia(media)).toBe(address);
});

test('a picture of the look lands among the files of the theme, unless its format does not serve there', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4" />';
  const upload = (endings: string[]) => studio.upload([new File([drawing], 'Paw.svg')], { folder: 'theme', endings });
  expect(await upload(['png'])).toHaveProperty('refusals', [expect.stringContaining('PNG')]);
  expect(await upload(['svg'])).toHaveProperty('paths', ['paw.svg']);
  expect(studio.store.get().session.files.has('theme/paw.svg')).toBe(true);
  studio.undo();
});

test('a site without settings opens, says what is wrong and can be edited', async () => {
  const opened = await openStudioInMemory(siteFiles({ 'settings.yaml': null }));
  const { store } = opened.studio;
  await vi.waitFor(() => expect(store.get().compilation?.problems.length).toBeGreaterThan(0), PATIENCE);
  expect(store.get().compilation?.problems.map(({ place }) => place.file)).toContain('settings.yaml');
  const edits = [{ do: 'create-file', file: 'settings.yaml', text: 'brand: Pan\n' } as const];
  expect(opened.studio.edit(edits, { label: 'Add' })).toBe(true);
  opened.studio.close();
});

test('the page is shown in the main language as soon as settings that could not be read are mended', async () => {
  const files = siteFiles({});
  const settings = 'settings.yaml';
  const { studio } = await openStudioInMemory(new Map([...files, [settings, new TextEncoder().encode('brand: [1\n')]]));
  expect(studio.store.get().view.languages).toEqual([]);
  studio.putFiles([{ path: settings, content: files.get(settings) }], { label: 'Mend' });
  expect(studio.store.get().view.languages).toEqual(['es']);
  studio.close();
});

test('a step whose words are of another language is told by what it changed, also after a reload', async () => {
  const files = siteFiles({});
  const { studio: first, recorded } = await openStudioInMemory(files);
  first.edit([{ do: 'set', file, pointer: ['title', 'en'], value: 'Loaves' }], { label: 'Change “Title”' });
  await vi.waitFor(() => expect(recorded).toHaveLength(1), PATIENCE);
  first.close();
  const { studio: again } = await openStudioInMemory(files, 'home', recorded);
  const [step] = again.store.get().session.steps;
  const { contract } = again.store.get();
  const { change } = es.forms.steps;
  const told = (language: 'es' | 'en') =>
    step &&
    stepTitle(step, language, { contract, namesOf: String, change, changeIn: (names) => `Un cambio en ${names}` });
  expect([told('en'), told('es')]).toEqual(['Change “Title”', 'Cambiar «Título»']);
  again.close();
});

test('a page that only the draft has is shown again after a reload', async () => {
  const files = siteFiles({});
  const input = { files: [{ path: 'pages/new.yaml', content: new TextEncoder().encode(home) }] };
  const { lines } = applyAndRecord(replay(files, []).session, { do: 'step', input, options: { label: 'New' } });
  const opened = await openStudioInMemory(files, 'new', lines);
  expect(opened.studio.store.get().view.page).toBe('new');
  opened.studio.close();
});

test('what is told of a page that is gone leads to where it is still named', async () => {
  const link = '      - { label: { es: "Ir", en: "Go" }, page: gone }\n';
  const text = home.replace(/^ {2}- type: features[\s\S]*/m, `    actions:\n${link}${link}`);
  const other = text.replace('path: { es: "/", en: "/" }', 'path: { es: /dos, en: /two }').replace('role: home\n', '');
  const { studio: opened } = await openStudioInMemory(siteFiles({ [file]: text, 'pages/two.yaml': other }));
  const placesOf = (wanted: string) =>
    opened.store.get().compilation?.problems.flatMap(({ code, place }) => (code === wanted ? place.file : []));
  await vi.waitFor(() => expect(placesOf('file-missing')).toEqual([file]), PATIENCE);
  opened.close();
});

test('whoever writes in a page goes on where somebody else calls its file otherwise', async () => {
  const ways = home.replace('path: { es: "/", en: "/" }', 'path: { es: /dos, en: /two }').replace('role: home\n', '');
  const { studio: opened, changeElsewhere } = await openStudioInMemory(siteFiles({ 'pages/ways.yaml': ways }), 'ways');
  await vi.waitFor(() => expect(opened.store.get().compilation).toBeDefined(), PATIENCE);
  const pointer = ['title', 'en'];
  opened.open({ file: 'pages/ways.yaml', pointer });
  const content = new TextEncoder().encode(ways);
  // What is new is noticed before what is gone.
  changeElsewhere([{ path: 'pages/roads.yaml', content }]);
  changeElsewhere([{ path: 'pages/ways.yaml', content: undefined }]);
  await vi.waitFor(() => expect(opened.store.get().view.page).toBe('roads'), PATIENCE);
  expect(opened.store.get().selection?.target).toEqual({ file: 'pages/roads.yaml', pointer });
  opened.close();
});

test('that a server did not answer is no news any more once it takes what was written', async () => {
  const failure = new BackendFailure('unreachable');
  vi.spyOn(studio.backend, 'record').mockRejectedValueOnce(failure);
  studio.edit([{ do: 'set', file, pointer: ['title', 'en'], value: 'Loaf' }], { label: 'Change' });
  await vi.waitFor(() => expect(studio.store.get().connection).toBe('cut-off'), PATIENCE);
  studio.notify({ is: 'failed', failure });
  await vi.waitFor(() => expect(studio.store.get().isRecorded).toBe(true), PATIENCE);
  expect(studio.store.get().notice).toBeUndefined();
});

test('the Studio takes the day from the clocks of the site', async () => {
  // Between them there is always a day.
  const days = ['Pacific/Kiritimati', 'Pacific/Midway'].map(async (timeZone) => {
    const settings = `${basicText('settings.yaml')}timeZone: ${timeZone}\n`;
    const { studio: open } = await openStudioInMemory(siteFiles({ 'settings.yaml': settings }), 'home', [], {});
    open.close();
    return open.store.get().view.day;
  });
  expect(new Set(await Promise.all(days)).size).toBe(2);
});

test('a window that is left open over night shows the new day, and the day that somebody has chosen as long as it is wanted', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(2026, 10, 27, 23, 59, 30) });
  const { studio: open } = await openStudioInMemory(siteFiles({ [file]: home }), 'home', [], {});
  const { studio: asked } = await openStudioInMemory(siteFiles({ [file]: home }));
  const asOpened = asked.store.get().view.day;
  const days = [open.store.get().view.day];
  vi.advanceTimersByTime(60_000);
  days.push(open.store.get().view.day);
  open.look({ day: '2027-01-06' });
  vi.advanceTimersByTime(24 * 60 * 60_000);
  days.push(open.store.get().view.day);
  expect(days).toEqual(['2026-11-27', '2026-11-28', '2027-01-06']);
  expect(asked.store.get().view.day).toBe(asOpened);
  open.close();
  asked.close();
  vi.useRealTimers();
});
