import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { knownFiles } from '../../../../scripts/build/content-memory';
import { project } from '../../../../scripts/project';
import { readIcons, readStyleNames } from '../../../../scripts/read-contract';
import { readFiles, readTexts } from '../../../../scripts/read-files';
import { contentKinds } from '../../../../src/authoring/content-kinds';
import { unwritten } from '../../../../src/authoring/unwritten';
import { compile, compileInSteps } from '../../../../src/compiler/compile';
import type { Edit } from '../../../../src/compiler/findings/fix';
import { declaredLanguages } from '../../../../src/compiler/languages';
import { type Manifests, shellOf } from '../../../../src/compiler/manifests';
import { createMemory, type KnownFiles } from '../../../../src/compiler/memory';
import type { SiteFiles } from '../../../../src/compiler/source';
import { applyEdits } from '../../../../src/editing/apply-edits';
import { createSiteCompiler } from '../../../../src/studio/compiling/create-site-compiler';
import { marksIn, withoutMarks } from '../../../../src/studio/compiling/marks';
import type { SiteCompiler } from '../../../../src/studio/compiling/site-compiler';
import { contract, TODAY } from '../../../support/compile-site';
import { readServerEntry } from '../../../support/server-entry';

const schemas = await readTexts(project.schemas);
const icons = await readIcons();
const styles = await readStyleNames();
const fixture = (name: string) => join(project.root, 'tests/fixtures', name, 'site');

async function opened(files: SiteFiles, known?: KnownFiles): Promise<SiteCompiler> {
  const compiler = createSiteCompiler();
  const knownFiles = known && new TextEncoder().encode(JSON.stringify(known));
  const site = { files, schemas, icons, styles, journal: [], day: TODAY, ...(knownFiles && { knownFiles }) };
  await compiler.open(site, 'en');
  return compiler;
}

/** What is published of a site, which is known before its warnings are. */
function publishedOf(files: SiteFiles): Manifests {
  for (const step of compileInSteps(files, contract, { today: TODAY })) if (step !== undefined) return step.manifests;
  throw new Error('The site does not compile');
}

/** Visitors fetch them when they ask for them; in the Studio they are behind the page, to be written. */
const CHOICES_OF_CONSENT = /<dialog [^>]*class="consent-settings.*<\/dialog>$/s;

const sites = {
  'the school': await readFiles(join(project.root, 'site')),
  'the pottery': await readFiles(fixture('pottery')),
  'the bakery': await readFiles(fixture('bakery')),
  'the library': await readFiles(fixture('library')),
};

describe.each(Object.entries(sites))('%s', (_name, files) => {
  const languages = declaredLanguages(files).map(({ code }) => code);
  let compiler: SiteCompiler;
  let manifests: Manifests;
  beforeAll(async () => {
    compiler = await opened(files);
    manifests = publishedOf(files);
  });

  test.each(languages)(
    'in %s, what is drawn is the page that is published, and its texts say where they are written',
    async (language) => {
      const pages = manifests.pages.filter((page) => page.language === language);
      const { createRenderer } = await readServerEntry();
      const render = await createRenderer();
      let marked = 0;
      for (const { id, manifest } of pages) {
        const published = render(manifest, shellOf(manifests, language), manifests.url, (_section, error) => {
          throw error;
        });
        const drawn = await compiler.render({ page: id, language });
        expect(marksIn(published.markup).size).toBe(0);
        const shown = drawn?.published ?? withoutMarks(drawn?.markup ?? '');
        expect(shown.replace(CHOICES_OF_CONSENT, '')).toBe(published.markup);
        expect(drawn?.failures).toEqual([]);
        const known = new Set(drawn?.origins.map(([mark]) => mark));
        expect([...marksIn(drawn?.markup ?? '')].filter((mark) => !known.has(mark))).toEqual([]);
        marked += known.size;
      }
      expect(pages.length).toBeGreaterThan(0);
      expect(marked).toBeGreaterThan(pages.length * 5);
    },
  );

  test('whatever is new and has a page is drawn on it before anything of it is written, and so is the home page', async () => {
    const kinds = contentKinds(contract).filter(({ is }) => is === 'file');
    const [language = ''] = languages;
    let drawn = 0;
    for (const kind of kinds) {
      const answer = await compiler.newContent(kind.name, ['a-new-one']);
      if (!('edits' in answer)) continue;
      const changed = [...applyEdits(files, answer.edits)].filter(([path, content]) => files.get(path) !== content);
      await compiler.change(changed.map(([path, content]) => ({ path, content })));
      for (const page of new Set([answer.page ?? 'home', 'home'])) {
        const rendering = await compiler.render({ page, language });
        expect([kind.name, page, rendering?.failures]).toEqual([kind.name, page, []]);
        drawn += 1;
      }
      await compiler.change(changed.map(([path]) => ({ path, content: files.get(path) })));
    }
    expect(drawn).toBeGreaterThan(kinds.length);
  });
});

describe('the pottery, while it is changed', () => {
  const files = sites['the pottery'];
  const home = 'pages/home.yaml';
  const changed = (text: string) => [{ path: home, content: new TextEncoder().encode(text) }];
  const textOfHome = () => new TextDecoder().decode(files.get(home));

  test('a page with a link to a page that is not there is drawn, and so are the others', async () => {
    const compiler = await opened(files);
    await compiler.change([{ path: 'pages/studio.yaml', content: undefined }]);
    const problems = (await compiler.compile())?.problems ?? [];
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
    const post = await compiler.render({ page: 'post:cuanto-cuesta-un-torno', language: 'es' });
    expect(withoutMarks(post?.markup ?? '')).toContain('>el taller</a>');
    expect(await compiler.render({ page: 'home', language: 'en' })).toMatchObject({ failures: [] });
  });

  test('what is typed is drawn, and where it is written is known', async () => {
    const compiler = await opened(files);
    const before = await compiler.render({ page: 'home', language: 'es' });
    const [title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(withoutMarks(before?.markup ?? ''))?.slice(1) ?? [];
    const plain = title.replaceAll(/<[^>]*>/g, '');
    await compiler.change(changed(textOfHome().replace(plain, 'Otro título')));
    const after = await compiler.render({ page: 'home', language: 'es' });
    const [heading = ''] = /<h1.*?<\/h1>/s.exec(after?.markup ?? '') ?? [];
    expect(withoutMarks(heading)).toContain('Otro título');
    const [mark = -1] = marksIn(heading);
    const place = new Map(after?.origins).get(mark);
    expect(place?.file).toBe(home);
    expect(place?.pointer.at(-1)).toBe('es');
  });

  test('a page runs the way its language does', async () => {
    const settings = new TextDecoder()
      .decode(files.get('settings.yaml'))
      .replaceAll(/locale: "?en-\w+"?/g, 'locale: he-IL');
    const compiler = await opened(files);
    await compiler.change([{ path: 'settings.yaml', content: new TextEncoder().encode(settings) }]);
    expect(await compiler.render({ page: 'home', language: 'en' })).toMatchObject({ lang: 'en', dir: 'rtl' });
    expect(await compiler.render({ page: 'home', language: 'es' })).toMatchObject({ lang: 'es', dir: '' });
  });

  test('a page is drawn although something is wrong on another one, and all problems are told in words', async () => {
    const compiler = await opened(files);
    await compiler.render({ page: 'home', language: 'en' });
    await compiler.change([{ path: 'pages/contact.yaml', content: new TextEncoder().encode('path: [') }]);
    expect(await compiler.render({ page: 'home', language: 'en' })).toBeDefined();
    const { problems = [] } = (await compiler.compile()) ?? {};
    expect(problems.some(({ severity, place }) => severity === 'error' && place.file === 'pages/contact.yaml')).toBe(
      true,
    );
    expect(problems.every(({ message }) => message.length > 10)).toBe(true);
  });

  test('a page is drawn although a word of a button is missing, as it usually is', async () => {
    const compiler = await opened(files);
    const messages = new TextDecoder().decode(files.get('messages.yaml')).replace(/^messageSend: .*\n/m, '');
    await compiler.change([{ path: 'messages.yaml', content: new TextEncoder().encode(messages) }]);
    const drawn = await compiler.render({ page: 'home', language: 'en' });
    expect(drawn?.failures).toEqual([]);
    expect(withoutMarks(drawn?.markup ?? '')).toMatch(/<button[^>]*>(?:<[^>]*>)*Send</);
    const { problems = [] } = (await compiler.compile()) ?? {};
    expect(problems.flatMap(({ code, severity }) => (severity === 'error' ? code : []))).toEqual(['message-missing']);
  });

  test('a page is drawn, and what shows something is found, before all rules have been asked', async () => {
    const compiler = await opened(files);
    const order: string[] = [];
    const checking = compiler.compile().then((compilation) => {
      order.push('checked');
      return compilation;
    });
    await compiler.render({ page: 'home', language: 'en' });
    order.push('drawn');
    expect(await compiler.shownOn({ file: home, pointer: ['title'] })).toEqual(['home']);
    order.push('found');
    expect((await checking)?.problems).toBeDefined();
    expect(order).toEqual(['drawn', 'found', 'checked']);
  });

  test('what is known of a file is told without being found out again, until it changes', async () => {
    const problemsIn = async (compiler: SiteCompiler) => (await compiler.compile())?.problems;
    const memory = createMemory();
    compile(files, contract, { today: TODAY, memory });
    const known = knownFiles(memory, files);
    const found = await problemsIn(await opened(files));
    expect(await problemsIn(await opened(files, known))).toEqual(found);
    const warned = known.filter(([, { own = [] }]) => own.length > 0).map(([path]) => path);
    expect(warned).not.toEqual([]);
    const forgetful = await opened(
      files,
      known.map(([path, file]) => [path, { ...file, own: [] }]),
    );
    expect((await problemsIn(forgetful))?.filter(({ place }) => warned.includes(place.file))).toEqual([]);
    await forgetful.change(
      warned.map((path) => ({ path, content: Buffer.concat([files.get(path) ?? Buffer.of(), Buffer.from('\n')]) })),
    );
    expect(await problemsIn(forgetful)).toEqual(found);
  });

  test('what has changed while rules were asked is not told as it was, and is told when they are asked again', async () => {
    const compiler = await opened(files);
    const before = compiler.compile();
    await compiler.change(changed(textOfHome().replace('sections:', 'sectoins:')));
    expect(await before).toBeUndefined();
    const now = await compiler.compile();
    expect(now?.problems.map(({ code }) => code)).toContain('key-unknown');
  });

  test('of a name that is taken it is told by what, and not in which file', async () => {
    const compiler = await opened(files);
    const refusalOf = async (kind: string, ...words: string[]) => {
      const answer = await compiler.newContent(kind, words);
      return 'refusal' in answer ? answer.refusal : undefined;
    };
    expect(await refusalOf('location', 'madrid')).toBe('“madrid” is in Locations already.');
    expect(await refusalOf('page', 'contact')).toBe('“contact” is in Page “Contact” already.');
  });

  test('a page is drawn while something new is written that it lists', async () => {
    const compiler = await opened(files);
    const before = await compiler.render({ page: 'blog', language: 'en' });
    const answer = await compiler.newContent('post', ['a-new-post']);
    if (!('edits' in answer)) throw new Error(answer.refusal);
    const [edit] = answer.edits;
    if (edit?.do !== 'create-file') throw new Error('A post is a file of its own');
    await compiler.change([{ path: edit.file, content: new TextEncoder().encode(edit.text) }]);
    const after = await compiler.render({ page: 'blog', language: 'en' });
    const gap = '[[Write the text here]]';
    expect(withoutMarks(before?.markup ?? '')).not.toContain(gap);
    expect(withoutMarks(after?.markup ?? '')).toContain(gap);
    expect(after?.failures).toEqual([]);
  });

  test('something new is shown on its own page, also the first of its kind, and before all rules have been asked', async () => {
    const compiler = await opened(new Map([...files].filter(([path]) => !path.startsWith('blog/posts/'))));
    const pageOfNew = async (kind: string, ...words: string[]) => {
      const answer = await compiler.newContent(kind, words);
      if (!('edits' in answer)) throw new Error(answer.refusal);
      return answer.page;
    };
    expect(await pageOfNew('post', 'the-first-post')).toBe('post:the-first-post');
    expect(await pageOfNew('page', 'a-page')).toBe('a-page');
    expect(await pageOfNew('banner', 'a-banner')).toBeUndefined();
  });

  test('it is said of a name whether the address of a page ends with it', async () => {
    const compiler = await opened(files);
    const isInAddress = async (kind: string) =>
      (await compiler.slots(kind)).map((slot) => [slot.is, slot.isInAddress] as const);
    expect(await isInAddress('post')).toEqual([['name', true]]);
    expect(await isInAddress('page')).toContainEqual(['name', false]);
  });

  test('a page to which something new leads is chosen by its title', async () => {
    const compiler = await opened(files);
    const [page] = (await compiler.slots('redirect')).filter(({ is }) => is === 'page');
    const { pages = [] } = (await compiler.compile()) ?? {};
    const titles = pages
      .filter(({ template }) => template === undefined)
      .map(({ id, title }) => ({ id, title: title.en }));
    expect(page?.valid.length).toBeGreaterThan(2);
    expect(titles).toEqual(expect.arrayContaining([...(page?.valid ?? [])]));
  });

  test('what holds something new is told by where it is seen, as it has no title', async () => {
    const compiler = await opened(files);
    const [holder] = (await compiler.slots('question')).filter(({ is }) => is === 'holder');
    const { pages = [] } = (await compiler.compile()) ?? {};
    const general = holder?.valid.find(({ id }) => id === 'general');
    const [shown] = await compiler.shownOn({ file: 'faqs/general.yaml', pointer: [] });
    const title = pages.find(({ id }) => id === shown)?.title.en ?? '';
    expect(title).not.toBe('');
    expect(general?.title).toContain(`What should I wear? +2 · ${title}`);
  });

  test('what is still to be written stands on the page, and leads to where it is written', async () => {
    const compiler = await opened(files);
    await compiler.change(changed(textOfHome().replace(/title: \{ es: "El barro[^"]*"/, 'title: { es: "[[Escribe]]"')));
    const drawn = await compiler.render({ page: 'home', language: 'es' });
    expect(withoutMarks(drawn?.markup ?? '')).toContain('[[Escribe]]</h1>');
    const [mark] = marksIn(/<h1[^>]*>.*?<\/h1>/s.exec(drawn?.markup ?? '')?.[0] ?? '');
    expect(new Map(drawn?.origins).get(mark ?? -1)).toEqual({ file: home, pointer: ['sections', 0, 'title', 'es'] });
  });

  test('a fact is shown wherever a text names it, and where addresses lead is shown nowhere', async () => {
    const compiler = await opened(files);
    expect(files.has('redirects.yaml')).toBe(true);
    expect(await compiler.shownOn({ file: 'redirects.yaml', pointer: [] })).toEqual([]);
    const { pages = [] } = (await compiler.compile()) ?? {};
    const facts = new TextDecoder().decode(files.get('facts.yaml'));
    const [name = ''] = /^[a-z][\w-]*(?=:)/m.exec(facts) ?? [];
    const shownOn = await compiler.shownOn({ file: 'facts.yaml', pointer: [name] });
    const texts = [...files]
      .filter(([path]) => path.endsWith('.yaml'))
      .map(([path, content]) => [path, new TextDecoder().decode(content)] as const);
    const naming = texts.filter(([path, text]) => path.startsWith('pages/') && text.includes(`{{facts.${name}}}`));
    for (const [path] of naming) expect(shownOn).toContain(path.slice('pages/'.length, -'.yaml'.length));
    expect(shownOn.every((id) => pages.some((page) => page.id === id))).toBe(true);
  });

  test('a place that nothing names can be named in the lists of all that name others; of one that is named, there is nothing to say', async () => {
    const bakery = await readFiles(fixture('bakery'));
    const file = 'places/locations.yaml';
    const entry = new TextEncoder().encode(
      `${new TextDecoder().decode(bakery.get(file))}mercado:\n  title: "Mercado"\n`,
    );
    const compiler = await opened(new Map([...bakery, [file, entry]]));
    const lists = await compiler.listsFor({ file, pointer: ['mercado'] });
    expect(lists).toContainEqual({ file: 'pages/tiendas.yaml', pointer: ['sections', 1, 'locations'] });
    expect(lists?.map((list) => list.pointer.at(-1))).not.toContain(0);
    expect(new Set(lists?.map((list) => JSON.stringify(list))).size).toBe(lists?.length);
    expect(await compiler.listsFor({ file, pointer: ['plaza'] })).toBeUndefined();
    expect(await compiler.listsFor({ file, pointer: [] })).toBeUndefined();
    expect(await compiler.listsFor({ file: 'pages/tiendas.yaml', pointer: ['sections', 1] })).toBeUndefined();
  });

  test('what a list says of a post is shown where the list is, and what only the post says is not', async () => {
    const compiler = await opened(files);
    const posts = [...files.keys()].filter((path) => path.startsWith('blog/posts/'));
    for (const file of posts) {
      expect(await compiler.shownOn({ file, pointer: ['title'] })).toContain('blog');
      expect(await compiler.shownOn({ file, pointer: ['body'] })).not.toContain('blog');
    }
  });

  test('what has changed is told in sentences, with the pages that show it', async () => {
    const compiler = await opened(files);
    const text = textOfHome();
    await compiler.change(changed(text.replace(/(description:\s*(?:\{ )?es: ")/, '$1Nuevo. ')));
    const { changes, message, pages } = await compiler.review([{ path: home, content: files.get(home) }]);
    expect(changes.flatMap(({ sentences }) => sentences)).toHaveLength(1);
    expect(message.length).toBeGreaterThan(5);
    expect(pages.map(({ id }) => id)).toEqual(['home']);
    const earlier = await compiler.renderBefore({ page: 'home', language: 'es' }, [
      { path: home, content: files.get(home) },
    ]);
    expect(earlier).toBeDefined();
  });

  test('the page is drawn while a language is still to be written', async () => {
    const compiler = await opened(files);
    const settings = new TextDecoder().decode(files.get('settings.yaml'));
    const path = 'settings.yaml';
    const gap = '{ code: "[[Code]]", locale: "[[Locale]]", name: "[[Name]]" }';
    const content = new TextEncoder().encode(settings.replace('languages:\n', `languages:\n  - ${gap}\n`));
    await compiler.change([{ path, content }]);
    expect((await compiler.compile())?.problems.map(({ code }) => code)).toContain('value-unwritten');
    expect(await compiler.render({ page: 'home', language: 'es' })).toBeDefined();
  });

  test('the page is drawn while another language is begun, and each of its texts is there to be pressed', async () => {
    const path = 'settings.yaml';
    const settings = new TextDecoder().decode(files.get(path));
    const french = '{ code: fr, locale: fr-FR, name: "Français", prefix: /fr }';
    const content = new TextEncoder().encode(settings.replace(/(?<=languages:\n)(?: .*\n)+/, `$&  - ${french}\n`));
    const compiler = await opened(new Map([...files, [path, content]]));
    expect((await compiler.render({ page: 'home', language: 'es' }))?.failures).toEqual([]);
    const drawn = await compiler.render({ page: 'home', language: 'fr' });
    const [heading = ''] = /<h1[^>]*>.*?<\/h1>/s.exec(drawn?.markup ?? '') ?? [];
    expect(withoutMarks(heading)).toContain('>[[Écrivez le texte ici]]<');
    const [mark = -1] = marksIn(heading);
    expect(new Map(drawn?.origins).get(mark)?.pointer).toEqual(['sections', 0, 'title', 'fr']);
  });

  test('the page is drawn while the hours of a place are still to be written', async () => {
    const library = await readFiles(fixture('library'));
    const path = 'places/locations.yaml';
    const text = new TextDecoder().decode(library.get(path));
    const span = '{ days: ["[[Day]]"], opens: "[[Opens]]", closes: "[[Closes]]" }';
    const content = new TextEncoder().encode(text.replaceAll(/^\w+:\n/gm, `$&  openingHours: [${span}]\n`));
    const compiler = await opened(new Map([...library, [path, content]]));
    expect((await compiler.render({ page: 'visit', language: 'en' }))?.failures).toEqual([]);
  });

  test('a page that is deleted is named as it was', async () => {
    const compiler = await opened(files);
    const before = (await compiler.compile())?.pages.find(({ id }) => id === 'contact');
    const path = 'pages/contact.yaml';
    await compiler.change([{ path, content: undefined }]);
    const { pages } = await compiler.review([{ path, content: files.get(path) }]);
    expect(before).toBeDefined();
    expect(pages.find(({ id }) => id === 'contact')).toEqual(before);
  });

  describe('each section type', () => {
    let compiler: SiteCompiler;
    beforeAll(async () => {
      compiler = await opened(files);
    });

    test.each([...contract.sections])(
      'a page is drawn with one of type %s of which nothing is written',
      async (_type, schema) => {
        const languages = contract.inLanguages([
          { code: 'es', locale: 'es-ES', name: 'Español' },
          { code: 'en', locale: 'en-GB', name: 'English' },
        ]);
        const value = unwritten({ contract: languages, isEmpty: () => false }, schema, 'en');
        const edit: Edit = { do: 'insert', file: home, pointer: ['sections', 1], value };
        await compiler.change([{ path: home, content: applyEdits(files, [edit]).get(home) }]);
        const warned = vi.spyOn(console, 'error');
        const drawn = await compiler.render({ page: 'home', language: 'es' });
        expect(drawn?.failures).toEqual([]);
        expect(warned).not.toHaveBeenCalled();
      },
    );

    test.each([...contract.sections.keys()])('the example of %s is drawn', async (type) => {
      const drawn = await compiler.renderExample(type, 'en');
      expect(drawn?.sections[0]?.type).toBe(type);
      expect(drawn?.failures).toEqual([]);
    });
  });
});

test('of two translations on one line one is said to be still right, also with something unwritten elsewhere', async () => {
  const files = await readFiles(fixture('library'));
  const before = compile(files, contract, { today: TODAY });
  if (!before.ok) throw new Error('The site does not compile');
  const changed = (path: string, from: string, to: string) =>
    [
      path,
      Buffer.from(
        Buffer.from(files.get(path) ?? '')
          .toString()
          .replace(from, to),
      ),
    ] as const;
  const compiler = await opened(
    new Map([
      ...files,
      changed('pages/home.yaml', '{ ca: "Préstec"', '{ ca: "Préstec de llibres"'),
      changed('blog/posts/seeds.yaml', 'en: "A library of seeds"', 'en: "[[Title]]"'),
      ['translations.txt', Buffer.from(before.renewRecord())],
    ]),
  );
  const place = { file: 'pages/home.yaml', pointer: ['sections', 2, 'items', 0, 'title', 'es'] };
  const stale = async () =>
    (await compiler.overview()).translations.stale.map(({ translation }) => translation.language);
  expect(await stale()).toEqual(['es', 'en']);
  const record = await compiler.confirmTranslation(place);
  await compiler.change(record === undefined ? [] : [record]);
  expect(await stale()).toEqual(['en']);
});

test('a page whose title is still to be written in a language is called by it in another one', async () => {
  const files = await readFiles(fixture('library'));
  const seeds = Buffer.from(files.get('blog/posts/seeds.yaml') ?? '').toString();
  const unwritten = seeds.replace('en: "A library of seeds"', 'en: "[[Title]]"');
  const compiler = await opened(new Map([...files, ['blog/posts/seeds.yaml', Buffer.from(unwritten)]]));
  const page = (await compiler.compile())?.pages.find(({ file }) => file === 'blog/posts/seeds.yaml');
  expect(page?.title.en).toBe('Una biblioteca de llavors');
});

test('a page whose address is still to be written is one of the pages', async () => {
  const files = await readFiles(fixture('library'));
  const compiler = await opened(files);
  const before = (await compiler.compile())?.pages ?? [];
  const made = await compiler.newContent('page', ['open-day']);
  if ('refusal' in made) throw new Error(made.refusal);
  await compiler.change([{ path: made.place.file, content: applyEdits(files, made.edits).get(made.place.file) }]);
  const pages = (await compiler.compile())?.pages ?? [];
  expect(pages.find(({ id }) => id === 'open-day')).toMatchObject({ file: 'pages/open-day.yaml', paths: {} });
  expect(pages.length).toBe(before.length + 1);
});
