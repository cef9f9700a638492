/** What `npm run new` makes, on all sites and of all kinds: complete, and nothing that could be published. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { readFiles } from '../../../scripts/read-files';
import { type ContentKind, contentKinds, isInUse, kindMeant, kindsCalled } from '../../../src/authoring/content-kinds';
import { isRefusal, newContent } from '../../../src/authoring/new-content';
import { amended, type Refusal } from '../../../src/authoring/refusal';
import { slotsOf } from '../../../src/authoring/slots';
import { compile, draftSite } from '../../../src/compiler/compile';
import type { Problem } from '../../../src/compiler/findings/problem';
import { createMemory } from '../../../src/compiler/memory';
import { collection } from '../../../src/compiler/site';
import type { SiteFiles } from '../../../src/compiler/source';
import { applyEdits } from '../../../src/editing/apply-edits';
import { contract, siteFiles, TODAY } from '../../support/compile-site';
import { yaml } from '../../support/yaml';

const folders = {
  school: project.site,
  ...Object.fromEntries(
    ['bakery', 'library', 'pottery'].map((name) => [name, join(project.root, 'tests/fixtures', name, 'site')]),
  ),
};
const sites = await Promise.all(
  Object.entries(folders).map(async ([name, folder]) => [name, await readFiles(folder)] as const),
);
const everySite: readonly (readonly [string, SiteFiles])[] = [...sites, ['basic', siteFiles({})]];
const kinds = contentKinds(contract);

function kindCalled(word: string): ContentKind {
  const [kind, ...others] = kindsCalled(kinds, word);
  if (kind === undefined || others.length > 0) throw new Error(`${word}: ${others.length + 1} kinds`);
  return kind;
}

/** The files of a site with something new in them. */
function made(files: SiteFiles, word: string, ...words: string[]): SiteFiles {
  const result = newContent(draftSite(files, contract), kindCalled(word), words, 'es');
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return applyEdits(files, result.edits);
}

function refused(files: SiteFiles, word: string, ...words: string[]): Refusal {
  const result = newContent(draftSite(files, contract), kindCalled(word), words, 'es');
  if (!isRefusal(result)) throw new Error(`${word} ${words.join(' ')} is made`);
  return result;
}

function textOf(files: SiteFiles, path: string): string {
  return new TextDecoder().decode(files.get(path));
}

function problemsOf(files: SiteFiles, memory = createMemory()): readonly Problem[] {
  return compile(files, contract, { today: TODAY, memory }).problems;
}

function named({ code, location: { file, line, column } }: Problem): string {
  return `${file}:${line}:${column} ${code}`;
}

describe.each(everySite)('on the site %s', (_name, files) => {
  const site = draftSite(files, contract);
  const memory = createMemory();
  const known = problemsOf(files, memory).map(named);

  test.each(kinds.map((kind) => [kind.name, kind] as const))(
    'a new %s is complete, and is never published',
    (_word, kind) => {
      const [first] = slotsOf(site, kind);
      const [holder] = collection(site, kind.file.collection ?? '').keys();
      const words = first?.is === 'holder' ? [holder ?? ''] : first?.is === 'name' ? ['brand-new-one'] : [];
      const result = newContent(site, kind, words, 'es');
      if (first?.is === 'holder' && holder === undefined) {
        expect(result).toMatchObject({ why: 'lacking', valid: [] });
        return;
      }
      if (isRefusal(result)) throw new Error(JSON.stringify(result));
      const after = applyEdits(files, result.edits);
      const compiled = compile(after, contract, { today: TODAY, memory });
      // What is told of each of its kind, such as that no form has a service, is told of it, too.
      const isOfKind = ({ code, location: { file } }: Problem) =>
        known.some((one) => one.startsWith(`${file}:`) && one.endsWith(` ${code}`));
      // So is a figure that says how many of them there are: it is one more now. And a site without forms has no service.
      const isNew = (problem: Problem) => !known.includes(named(problem)) && !DUE_TO_THE_SITE.has(problem.code);
      const added = compiled.problems.filter((problem) => isNew(problem) && !isOfKind(problem));
      expect(added.filter(({ code }) => code !== 'value-unwritten').map(named)).toEqual([]);
      expect(added.length).toBeGreaterThan(0);
      expect(added.every(({ severity }) => severity === 'error')).toBe(true);
      expect(compiled.ok).toBe(false);
      expect(new Set(added.map(({ location }) => location.file))).toEqual(new Set([result.file]));
    },
  );
});

const DUE_TO_THE_SITE = new Set(['fact-count', 'form-without-service']);

const school = sites[0]?.[1] ?? new Map();
const bakery = sites[1]?.[1] ?? new Map();
const pottery = sites[3]?.[1] ?? new Map();

describe('what is new', () => {
  test('comes with the words that nothing in the site has shown before', () => {
    expect(textOf(made(bakery, 'course', 'kneading'), 'messages.yaml')).toMatch(
      /\nprice: "?Precio"?\ncheckPrice: .*\nnextIntake: .*\ndateToBeAnnounced: /,
    );
    expect(made(pottery, 'course', 'kneading').get('messages.yaml')).toBe(pottery.get('messages.yaml'));
  });

  test('a page in two languages, each text in its own; the addresses are proposals unless they are said', () => {
    expect(textOf(made(pottery, 'page', 'kilns'), 'pages/kilns.yaml')).toBe(
      yaml`
        path:
          es: "[[/kilns]]"
          en: "[[/kilns]]"
        title:
          es: "[[Escribe aquí el texto]]"
          en: "[[Write the text here]]"
        description:
          es: "[[Escribe aquí el texto]]"
          en: "[[Write the text here]]"
        sections:
          - type: hero
            title:
              es: "[[Escribe aquí el texto]]"
              en: "[[Write the text here]]"
      `,
    );
    expect(textOf(made(pottery, 'page', 'kilns', '/hornos', '/kilns'), 'pages/kilns.yaml')).toMatch(
      /^path: \{ es: "\/hornos", en: "\/kilns" \}\n/,
    );
  });

  test('in one language a text stands for itself, and the name is the address', () => {
    expect(textOf(made(bakery, 'página', 'roscon'), 'pages/roscon.yaml')).toMatch(
      /^path: "\/roscon"\ntitle: "\[\[Escribe aquí el texto\]\]"\n/,
    );
  });

  test('what goes into a file is written like what stands there; all else stays, byte for byte', () => {
    const before = "# Lo que preguntan\nitems:\n- question: '¿Abre?' # siempre\n  answer: '<p>Sí.</p>'\n# y ya está\n";
    const files = new Map([...bakery, ['faqs/mostrador.yaml', new TextEncoder().encode(before)] as const]);
    expect(textOf(made(files, 'pregunta', 'mostrador'), 'faqs/mostrador.yaml')).toBe(
      before.replace(
        "</p>'\n",
        "</p>'\n- question: '[[Escribe aquí el texto]]'\n  answer: '<p>[[Escribe aquí el texto]]</p>'\n",
      ),
    );
  });

  test('a text with paragraphs stands on lines of its own where those beside it do', () => {
    const before = 'items:\n  - question: "¿Abre?"\n    answer: |\n      <p>Sí.</p>\n';
    const files = new Map([...bakery, ['faqs/mostrador.yaml', new TextEncoder().encode(before)] as const]);
    expect(textOf(made(files, 'pregunta', 'mostrador'), 'faqs/mostrador.yaml')).toBe(
      `${before}  - question: "[[Escribe aquí el texto]]"\n    answer: |\n      <p>[[Escribe aquí el texto]]</p>\n`,
    );
  });

  test('a redirect is complete when it is said where it leads', () => {
    const files = made(bakery, 'redirect', '/pan-de-antes', 'panes');
    expect(textOf(files, 'redirects.yaml')).toBe('redirects:\n  - { from: "/pan-de-antes", page: panes }\n');
    expect(problemsOf(files)).toEqual([]);
    const text = textOf(made(school, 'redirect', '/de-antes'), 'redirects.yaml');
    expect(text).toMatch(
      / {2}- from: "?\/de-antes"?\n {4}page: "\[\[Página\]\]"|\{ from: "\/de-antes", page: "\[\[Página\]\]" \}/,
    );
  });

  test('a redirect from an address that the website has had keeps its language', () => {
    const record = '/old-home: { page: gone, language: en }\n/vieja-portada: { page: gone, language: es }\n';
    const files = new Map([...pottery, ['addresses.yaml', new TextEncoder().encode(record)] as const]);
    const both = made(made(files, 'redirect', '/old-home', 'home'), 'redirect', '/vieja-portada', 'home');
    expect(textOf(both, 'redirects.yaml')).toBe(
      `${textOf(pottery, 'redirects.yaml')}  - from: "/old-home"\n    page: home\n    language: "en"\n  - from: "/vieja-portada"\n    page: home\n`,
    );
    const known = problemsOf(pottery).map(named);
    expect(
      problemsOf(both)
        .map(named)
        .filter((problem) => !known.includes(problem)),
    ).toEqual([]);
  });

  test('a file of nothing but comments keeps them', () => {
    const files = new Map([...bakery, ['redirects.yaml', new TextEncoder().encode('# Por si acaso\n')] as const]);
    expect(textOf(made(files, 'redirect', '/antes', 'panes'), 'redirects.yaml')).toBe(
      '# Por si acaso\nredirects:\n  - { from: "/antes", page: panes }\n',
    );
  });

  test('once all is written, the site is published', () => {
    const files = made(bakery, 'question', 'mostrador');
    const text = textOf(files, 'faqs/mostrador.yaml')
      .replace('"[[Escribe aquí el texto]]"', '"¿Hay aparcamiento?"')
      .replace('[[Escribe aquí el texto]]', 'Detrás de la plaza.');
    const written = new Map([...files, ['faqs/mostrador.yaml', new TextEncoder().encode(text)] as const]);
    expect(problemsOf(written)).toEqual([]);
  });
});

describe('what cannot be made', () => {
  test.each<[string, string[], object]>([
    ['page', [], { why: 'lacking' }],
    ['page', ['Compañía Ñandú'], { why: 'malformed', written: 'Compañía Ñandú', proposal: 'compania-nandu' }],
    ['page', ['panes'], { why: 'taken', by: 'site/pages/panes.yaml', proposal: 'panes-2' }],
    ['page', ['Panes'], { why: 'malformed', proposal: 'panes-2' }],
    ['page', ['¿?'], { why: 'malformed', written: '¿?' }],
    ['page', ['media'], { why: 'reserved', proposal: 'media-2' }],
    ['page', ['con'], { why: 'device', proposal: 'con-1' }],
    ['page', ['Lpt1'], { why: 'malformed', proposal: 'lpt1-1' }],
    ['page', ['pan', '/Pan de ayer'], { why: 'malformed', proposal: '/pan-de-ayer' }],
    ['page', ['pan', '/panes'], { why: 'taken', by: 'site/pages/panes.yaml', proposal: '/panes-2' }],
    ['page', ['pan', 'rico'], { why: 'malformed', written: 'rico', proposal: '/rico' }],
    ['post', ['la', 'primera', 'hornada'], { why: 'too-many', proposal: 'la-primera-hornada' }],
    ['place', ['plaza'], { why: 'taken', by: 'site/places/locations.yaml', proposal: 'plaza-2' }],
    ['question', [], { why: 'lacking', valid: ['mostrador'] }],
    ['question', ['mostradr'], { why: 'unknown', valid: ['mostrador'], proposal: 'mostrador' }],
    ['redirect', ['/panes', 'home'], { why: 'taken', by: 'site/pages/panes.yaml' }],
    ['redirect', ['/Panes.html', 'home'], { why: 'taken', written: '/panes' }],
    ['redirect', ['/assets', 'home'], { why: 'reserved' }],
    ['redirect', ['/Panadería.html', 'home'], { why: 'malformed', proposal: '/panadería' }],
    ['redirect', ['/antes', 'pane'], { why: 'unknown', proposal: 'panes' }],
    ['fact', ['encargo'], { why: 'taken', by: 'site/facts.yaml', proposal: 'encargo-2' }],
  ])('%s %j', (word, words, refusal) => {
    expect(refused(bakery, word, ...words)).toMatchObject(refusal);
  });

  test('an old address that is there already has no other in its place', () => {
    for (const address of ['/panes', '/Panes.html', '/assets']) {
      expect(refused(bakery, 'redirect', address, 'home')).not.toHaveProperty('proposal');
    }
  });

  test('of several words that cannot be, all are proposed anew at once', () => {
    const words = ['Noche', '/nit de llegir', '/noche', '/Night'];
    const [, library = siteFiles({})] = sites.find(([name]) => name === 'library') ?? [];
    const refusal = refused(library, 'page', ...words);
    expect(amended(draftSite(library, contract), kindCalled('page'), words, refusal)).toEqual([
      'noche',
      '/nit-de-llegir',
      '/noche',
      '/night',
    ]);
  });

  test('a name whose address another page has', () => {
    const page = textOf(bakery, 'pages/panes.yaml').replace('/panes', '/hogazas');
    const files = new Map([...bakery, ['pages/panes.yaml', new TextEncoder().encode(page)] as const]);
    expect(refused(files, 'page', 'hogazas')).toMatchObject({ why: 'taken', by: 'site/pages/panes.yaml' });
  });

  test('in a file that has a mistake', () => {
    const files = new Map([...bakery, ['redirects.yaml', new TextEncoder().encode('redirects: [\n')] as const]);
    expect(refused(files, 'redirect', '/antes', 'panes')).toEqual({ why: 'unreadable', file: 'redirects.yaml' });
    const broken = new Map([...bakery, ['faqs/mostrador.yaml', new TextEncoder().encode('items: [\n')] as const]);
    expect(refused(broken, 'question', 'mostrador')).toEqual({ why: 'unreadable', file: 'faqs/mostrador.yaml' });
  });
});

describe('what things are called', () => {
  test.each([
    ['page', 'page'],
    ['Página', 'page'],
    ['artículo', 'post'],
    ['course', 'course'],
    ['Pregunta', 'question'],
    ['question', 'question'],
    ['preguntas frecuentes', 'faq'],
    ['testimonials', 'testimonial'],
    ['lugar', 'location'],
    ['place', 'location'],
    ['redirección', 'redirect'],
    ['dato', 'fact'],
    ['team', 'instructor'],
  ])('%s', (word, name) => {
    expect(kindsCalled(kinds, word).map((kind) => kind.name)).toEqual([name]);
  });

  test('two kinds of people are both meant by a person', () => {
    expect(kindsCalled(kinds, 'persona').map(({ name }) => name)).toEqual(['alumnus', 'instructor']);
  });

  test('a mistyped word is that which is nearest', () => {
    expect(['pregnta', 'testimonal', 'redirct'].map((word) => kindMeant(kinds, word)?.name)).toEqual([
      'question',
      'testimonial',
      'redirect',
    ]);
    expect(kindMeant(kinds, 'zzzzzz')).toBeUndefined();
  });

  test('what a site has is known', () => {
    const site = draftSite(bakery, contract);
    expect(kinds.filter((kind) => isInUse(site, kind)).map(({ name }) => name)).toEqual([
      'fact',
      'faq',
      'question',
      'location',
      'page',
    ]);
  });
});
