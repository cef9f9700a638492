import { describe, expect, test } from 'vitest';
import { readFiles } from '../../../scripts/read-files';
import { compile, compileInSteps } from '../../../src/compiler/compile';
import { createMemory } from '../../../src/compiler/memory';
import {
  basicFolder,
  basicText,
  compileSite,
  contract,
  type Overlay,
  problemRows,
  siteFiles,
  TODAY,
} from '../../support/compile-site';
import { formSite } from '../../support/form-site';
import { yaml } from '../../support/yaml';

const greeting = yaml`
  type: hero
  titel: { es: "Hola", en: "Hello" }
  title: { es: "Hola", en: "Hello" }
  tone: ligth
`;
const greetingProblems = [
  'blocks/greeting.yaml:2:1 key-unknown {"key":"titel"}',
  'blocks/greeting.yaml:4:7 value-not-listed {"value":"ligth","suggestion":"light"}',
];

test('the basic site compiles without a problem', async () => {
  expect(compile(await readFiles(basicFolder), contract, { today: TODAY }).problems).toEqual([]);
});

test('a language that is given up goes by one fix from every text that says all without it', () => {
  const extra = yaml`
    type: hero
    title: { es: "Hola", en: "Hello", fr: "Salut" }
    intro: { es: "Ven hoy", en: "Come today", fr: "Venez" }
    eyebrow: { es: "Nuevo", fr: "Pour les petits" }
  `;
  const { problems } = compileSite({ 'blocks/greeting.yaml': extra });
  const fixes = problems.flatMap(({ code, fix }) => (code === 'key-unknown' && fix !== undefined ? [fix] : []));
  const edits = ['title', 'intro'].map((key) => ({
    do: 'remove',
    file: 'blocks/greeting.yaml',
    pointer: [key, 'fr'],
  }));
  expect(fixes).toEqual([edits, edits].map((both) => ({ edits: both, isCertain: false })));
});

test('what is half typed stops nothing', () => {
  expect(problemRows({ ...formSite({ provider: 'tally' }, 'abc'), 'redirects.yaml': 'redirects:\n  -\n' })).toEqual([
    'redirects.yaml:2:4 type-wrong {"expected":"object","example":"{ from: \\"/bloque-1\\", page: \\"block-1\\" }"}',
  ]);
});

test('an open token before thousands of spaces costs no time', () => {
  const text = `{{${' '.repeat(8000)}`;
  expect(problemRows({ 'blocks/greeting.yaml': `type: hero\ntitle: { es: "${text}", en: "Hello" }\n` })).toEqual([]);
});

test('no rule stumbles over a language whose code is none', () => {
  const settings = basicText('settings.yaml').replace('code: en, locale: en-US', "code: '\"><b>', locale: '\"><b>'");
  const told = problemRows({ 'settings.yaml': settings });
  expect(told.filter((row) => row.includes('settings.yaml:7:'))).not.toEqual([]);
  expect(told.filter((row) => row.includes('rule-failed'))).toEqual([]);
});

test('all problems of all files come at once, sorted by file, line and column', () => {
  const rows = problemRows({
    'redirects.yaml': yaml`
      redirects:
        - { from: "/Pan", page: bread }
    `,
    'blocks/greeting.yaml': greeting,
    'pages/extra.yaml': yaml`
      path: { es: "/productos", en: "/extra" }
      title: { es: "Adicional", en: "Extra" }
      description: Una más
      sections: []
    `,
    'faqs/broken.yaml': 'items: "\n',
  });
  expect(rows).toEqual([
    ...greetingProblems,
    'faqs/broken.yaml:1:8 yaml-syntax {"reason":"quote-missing","written":"\\"","correct":"items: \\"\\""}',
    'pages/extra.yaml:1:13 path-duplicate {"path":"/productos","other":"site/pages/products.yaml"}',
    'pages/extra.yaml:3:14 translations-missing {"text":"Una más","languages":["es","en"]}',
    'pages/extra.yaml:4:11 list-too-short {"minimum":1}',
    'redirects.yaml:2:13 path-malformed {"path":"/Pan","correct":"/pan","isFormer":true}',
    'redirects.yaml:2:27 page-unknown {"value":"bread"}',
  ]);
});

test('the example for a missing text is a text', () => {
  const [row] = problemRows({ 'blocks/greeting.yaml': 'type: hero\n' });
  expect(row).toBe('blocks/greeting.yaml:1:1 key-missing {"key":"title","example":"{ es: \\"…\\", en: \\"…\\" }"}');
});

test('with an error there is no output', () => {
  const result = compileSite({ 'blocks/greeting.yaml': greeting });
  expect(result.ok).toBe(false);
  expect(result).not.toHaveProperty('outputs');
  expect(result).not.toHaveProperty('manifests');
});

test('without an error there are manifests, icons, files for search engines, media and what pages name of the theme', () => {
  const result = compileSite({});
  expect(result.ok && result.outputs.map(({ path }) => path)).toEqual([
    'icons.svg',
    'robots.txt',
    'sitemap.xml',
    'app.es.webmanifest',
    'app.en.webmanifest',
    'media/loaf.svg',
    'theme/icon.svg',
    'theme/crumbs.svg',
  ]);
});

describe('places are right whatever the editor saved', () => {
  const crlf = greeting.replaceAll('\n', '\r\n');

  test('with Windows line ends', () => {
    expect(problemRows({ 'blocks/greeting.yaml': crlf })).toEqual(greetingProblems);
  });

  test('with a byte order mark', () => {
    expect(problemRows({ 'blocks/greeting.yaml': `\uFEFF${greeting}` })).toEqual(greetingProblems);
  });

  test('with both', () => {
    expect(problemRows({ 'blocks/greeting.yaml': `\uFEFF${crlf}` })).toEqual(greetingProblems);
  });

  test('with a key that is a number', () => {
    expect(problemRows({ 'blog/tags.yaml': '2024:\n  label: { es: "Año", en: 3 }\n' })).toEqual([
      'blog/tags.yaml:2:27 type-wrong {"expected":"string","example":"\\"…\\"","correct":"\\"3\\""}',
    ]);
  });
});

test('what is wrong is as long as what is underlined', () => {
  const { problems } = compileSite({
    'blocks/greeting.yaml': 'type: hero\ntitle: { es: "¡{{facts.bread}}!", en: "Hello" }\ntone: ligth # lower\n',
  });
  expect(problems.map(({ location }) => location.length)).toEqual(['{{facts.bread}}'.length, 'ligth'.length]);
});

test('a picture that is no picture is a problem and not a crash', () => {
  const { ok, problems } = compileSite({ 'media/loaf.svg': 'no picture' });
  expect([ok, problems.map(({ location }) => location.file)]).toEqual([false, ['media/loaf.svg']]);
});

test('an unchanged file is read once, a changed one again', () => {
  const memory = createMemory();
  const run = (text: string) =>
    compile(siteFiles({ 'blocks/greeting.yaml': text }), contract, { today: TODAY, memory }).problems.length;
  expect(run(greeting)).toBe(2);
  const home = memory.files.get('pages/home.yaml');
  expect(run(greeting.replace('ligth', 'light'))).toBe(1);
  expect(memory.files.get('pages/home.yaml')).toBe(home);
});

test('a page that has not changed is held against the blocks as they are now', () => {
  const memory = createMemory();
  const page = basicText('pages/home.yaml')
    .replace('page: products', 'anchor: offer')
    .replace('sections:', 'sections:\n  - block: offer');
  const codes = (id: string) => {
    const block = `type: faq\nid: ${id}\ntitle: { es: "Dudas", en: "Doubts" }\nfaq: baking\n`;
    const files = siteFiles({ 'pages/home.yaml': page, 'blocks/offer.yaml': block });
    return compile(files, contract, { today: TODAY, memory }).problems.map(({ code }) => code);
  };
  expect(codes('offer')).not.toContain('anchor-unknown');
  expect(codes('prices')).toContain('anchor-unknown');
});

describe('step by step', () => {
  const steps = (overlay: Overlay) => compileInSteps(siteFiles(overlay), contract, { today: TODAY });
  const shownBy = (overlay: Overlay) => [...steps(overlay)].filter((step) => step !== undefined);

  test('what is published is there once, before anything is warned of', () => {
    const asked: string[] = [];
    const unused = { 'media/unused.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' };
    const running = steps(unused);
    let files = 0;
    for (;;) {
      const step = running.next();
      asked.push(step.done ? 'told' : step.value === undefined ? 'asked' : 'shown');
      if (!step.done) continue;
      expect(step.value.problems.map(({ code }) => code)).toEqual(['media-unused']);
      files = step.value.site.sources.length;
      break;
    }
    const shown = asked.indexOf('shown');
    expect(asked.filter((each) => each === 'shown')).toHaveLength(1);
    // Each file is asked what is wrong with it before, and of what to warn afterwards.
    expect(asked.slice(0, shown).length).toBeGreaterThan(files);
    expect(asked.slice(shown + 1).length).toBeGreaterThan(files);
    const [publishable] = shownBy(unused);
    expect(publishable?.manifests.pages.length).toBeGreaterThan(0);
  });

  test('a site that is known to be without errors is published before it is asked for any, and all is told all the same', () => {
    const files = siteFiles({ 'media/unused.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' });
    const run = (isSound: boolean) => {
      const memory = createMemory({ isErrorFree: (these, day) => isSound && these === files && day === TODAY });
      const running = compileInSteps(files, contract, { today: TODAY, memory });
      let before = 0;
      let step = running.next();
      for (; !step.done && step.value === undefined; step = running.next()) before += 1;
      while (!step.done) step = running.next();
      return { before, problems: step.value.problems, known: [...memory.files.keys()] };
    };
    const asked = run(false);
    expect(asked.before).toBeGreaterThan(0);
    expect(asked.problems).toHaveLength(1);
    expect(run(true)).toEqual({ ...asked, before: 0 });
  });

  test.each([
    ['a value', { 'blocks/greeting.yaml': greeting }],
    ['a file', { 'blocks/greeting.yaml': 'title: { es: "Hola' }],
    ['two files that do not go together', { 'media/loaf.svg': 'no picture' }],
  ])('nothing is published where %s is wrong', (_what, overlay) => {
    expect(shownBy(overlay)).toEqual([]);
  });
});
