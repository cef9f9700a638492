import { expect, test } from 'vitest';
import type { Problem } from '../../../../src/compiler/findings/problem';
import type { ProblemCode } from '../../../../src/compiler/findings/problem-details';
import type { DraftSite } from '../../../../src/compiler/site';
import type { SiteFiles } from '../../../../src/compiler/source';
import type { MessageLanguage } from '../../../../src/diagnostics/languages';
import { schemaText } from '../../../../src/diagnostics/schema-text';
import { readData } from '../../../../src/editing/parsed-yaml';
import { atEachPlace } from '../../../../src/studio/compiling/at-each-place';
import { studioProblem } from '../../../../src/studio/compiling/compilation';
import { problemInForm } from '../../../../src/studio/forms/told-in-form';
import { words } from '../../../../src/studio/words/words';
import { basicText, compileSite, contract, type Overlay, siteFiles } from '../../../support/compile-site';
import { facts } from '../../../support/facts';
import { notices } from '../../../support/notices';
import { page } from '../../../support/page';
import { styled } from '../../../support/theme-site';

/** What is told in a form of the first problem of a code that files have. */
function told(code: ProblemCode, overlay: Overlay, language: MessageLanguage = 'en') {
  const files = siteFiles(overlay);
  const { site, problems } = compileSite(overlay);
  const problem = problems.find((each) => each.code === code);
  if (problem === undefined) throw new Error(`There is no ${code}`);
  return inForm(problem, site, files, language);
}

function inForm(problem: Problem, site: DraftSite, files: SiteFiles, language: MessageLanguage) {
  return problemInForm(studioProblem(problem, site, { files, language }), {
    contract: site.contract,
    dataOf: (file) => readData(Buffer.from(files.get(file) ?? '').toString())?.data,
    language,
    words: words[language],
  });
}

test('of a key and its value the value is told at the field of the key', () => {
  const thousands = facts('price: { type: money, value: "27.000" }');
  expect(told('fact-thousands', thousands).hint).toBe('What to do: write 27000');
  expect(told('fact-thousands', thousands, 'es').hint).toBe('Qué hacer: escribe 27000');
  expect(told('fact-type', facts('opening: { type: date, value: "2/9/2025" }')).hint).toBe(
    'What to do: write 2025-09-02',
  );
});

test('quotes are put where a file needs them, and nobody is asked for them', () => {
  const wrong = facts('opening: { type: date, value: "soon" }');
  expect(told('fact-type', wrong)).toEqual({
    message: '“soon” does not go with “Kind”: date, which asks for a date: 2025-09-02 or 2025-09.',
    hint: 'What to do: write a date: 2025-09-02 or 2025-09, or change “Kind”',
  });
  expect(told('fact-type', wrong, 'es').message).toMatch(/pide una fecha: 2025-09-02 o 2025-09\.$/);
  for (const language of ['es', 'en'] as const) {
    const { withoutNotation } = words[language].forms;
    for (const key of ['value', 'type']) {
      const schema = contract.schemas.get('facts.schema.json')?.additionalProperties;
      const help = schemaText(Object(schema).properties[key], language).description;
      expect(withoutNotation(help)).not.toMatch(/comillas|quot|, [,.]| {2}/);
      expect(withoutNotation(help).length).toBeGreaterThan(40);
    }
  }
});

test('quotes are asked for where a file cannot be read, and is mended in its text', () => {
  const unclosed = { 'facts.yaml': 'opening: { type: text, value: "*soon }\n' };
  expect(told('yaml-syntax', unclosed).hint).toMatch(/".*soon"/);
  const withoutColon = { 'pages/home.yaml': basicText('pages/home.yaml').replace('\nsections:', '\nsections') };
  expect(told('yaml-syntax', withoutColon).hint).toBe('What to do: write sections:');
});

test('a yes is a field by its name, also one around the place; what is done in a form is said without keys', () => {
  expect(told('noindex-important', { 'pages/products.yaml': page('productos', { head: 'noindex: true' }) }).hint).toBe(
    'What to do: delete “Not in search engines”',
  );
  const orphan = told('page-orphan', { 'pages/alone.yaml': page('aparte') }, 'es');
  expect(orphan.message).toMatch(/^Ningún enlace lleva a «Aparte es»/);
  expect(orphan.hint).toBe('Enlázala desde otra página o, si es así a propósito, añádele «Fuera de buscadores».');
});

test('what is told once of several texts is told at the field of each', () => {
  const untranslated = 'type: hero\ntitle: { es: "A" }\nintro: { es: "B" }\neyebrow: { es: "C" }\n';
  const overlay = { 'blocks/texts.yaml': untranslated };
  const { site, problems } = compileSite(overlay);
  const shown = problems.map((problem) => studioProblem(problem, site, { files: siteFiles(overlay), language: 'en' }));
  const places = shown.filter(({ code }) => code === 'translation-missing').flatMap(atEachPlace);
  expect(places.map(({ place }) => place.pointer)).toEqual(['title', 'intro', 'eyebrow'].map((key) => [key, 'en']));
});

test('pages of one title are told apart by their addresses', () => {
  const copy = basicText('pages/products.yaml').replace(/^path:.*$/m, 'path: { es: "/otra", en: "/other" }');
  const { message } = told('title-repeated', { 'pages/other.yaml': copy });
  expect(message).toContain('“/productos”');
});

test('keys are called as their fields are also in what is told, and a day is said without quotes', () => {
  const banner = 'a:\n  from: "06-01"\n  text: { es: "A", en: "B" }\n';
  expect(told('window-half', { 'banners.yaml': banner }, 'es')).toEqual({
    message: 'Lleva «Cada año, desde» y le falta «Cada año, hasta»: así se ve todo el año.',
    hint: 'Pon también el otro día o, si ha de verse siempre, quita este.',
  });
  const post = `title: { es: "A", en: "B" }\ndate: 2026-01-16\nauthor: "Ana"\ntags: []\ncontent: { es: "<p>A</p>", en: "<p>B</p>" }\n`;
  expect(told('date-future', { 'blog/posts/rye.yaml': post }).hint).toContain('“From the day”: January 16, 2026 ');
});

test('days, months and days of every year are said as people say them', () => {
  const post = (days: string) => ({
    'blog/posts/rye.yaml': `title: { es: "A", en: "B" }\ndate: 2026-01-02\n${days}\nauthor: "Ana"\ntags: []\ncontent: { es: "<p>A</p>", en: "<p>B</p>" }\n`,
  });
  expect(told('window-never', post('publish: 2026-02-01\nexpire: 2026-01-01'), 'es').message).toBe(
    'Esto no se ve nunca: acaba el 1 de enero de 2026, antes de empezar, el 1 de febrero de 2026.',
  );
  expect(told('date-before', post('updated: 2025-12-01')).message).toContain('“December 1, 2025”');
  expect(told('value-malformed', post('publish: soon'), 'es').message).toContain('El primer día en que se ve. Antes,');
  expect(told('value-malformed', post('publish: soon')).message).not.toContain('year-month-day');
  const leading = page('spring', { head: 'publish: 2026-03-20' });
  const linked = {
    'pages/spring.yaml': leading,
    'blocks/a.yaml':
      'type: hero\ntitle: { es: "A", en: "A" }\nactions: [{ label: { es: "B", en: "B" }, page: spring }]\n',
  };
  expect(told('link-unpublished', linked, 'es').message).toContain('hasta el 20 de marzo de 2026.');
  const seasons = notices({ summer: 'from: "06-01", until: "09-29"', winter: 'from: "10-02", until: "05-31"' });
  expect(told('window-gap', seasons, 'es').message).toContain('no hay ninguno del 30 de septiembre al 1 de octubre.');
});

test('colours of the look are called as their fields are', () => {
  const css = ':root {\n  --light-ground: #fff;\n  --light-text: #fefefe;\n}\n';
  expect(told('css-contrast-low', styled(css)).message).toMatch(
    /: “Light sections: Text” stands out \S+ times from “Light sections: Ground”/,
  );
});

test('what a name is looked for in is called as its list is', () => {
  const unknown = 'type: faq\ntitle: { es: "A", en: "A" }\nfaq: nobody\n';
  expect(told('reference-unknown', { 'blocks/asked.yaml': unknown })).toEqual({
    message: 'There is no “nobody” in “Frequently asked questions”.',
    hint: 'Choose one of those that there are, or remove it.',
  });
});

test('an example is told as it is typed into a field, without the quotes of YAML', () => {
  const settings = basicText('settings.yaml').replace(/^email: .*$/m, 'email: "ana at home"');
  expect(told('value-malformed', { 'settings.yaml': settings }).hint).toBe('What to do: for example info@example.com');
});

test('other keys are called as their fields are, files as their forms', () => {
  const zero = told('fact-zero', facts('seats: { type: count, value: 0 }')).hint;
  expect(zero).toContain('with “Kind”: “words, a code or a year”');
  const free = told('fact-zero', facts('price: { type: money, value: 0 }')).hint;
  expect(free).toContain('say in “Messages” what is read');
  const hours = facts('loaf-hours: { type: hours, value: 20 }');
  const course =
    'title: { es: "A", en: "B" }\nshortTitle: { es: "A", en: "B" }\nprogramme: baking\nprice: loaf-hours\n';
  expect(told('fact-not-number', { ...hours, 'catalogue/courses/a.yaml': course }).message).toContain(
    'has “Kind”: hours',
  );
  const messages = basicText('messages.yaml').replace(/^moreInformation:.*\n/m, '');
  expect(told('message-missing', { 'messages.yaml': messages }).message).not.toMatch(/\.yaml|:\d/);
});

test('a form whose file has the same on two lines is named once, and a missing field as it is called', () => {
  const at = (file: string, line: number) => ({ file, pointer: [], line, column: 1, length: 1 });
  const problem: Problem = {
    code: 'key-missing',
    severity: 'error',
    details: { key: 'phone', example: '' },
    location: at('settings.yaml', 1),
    others: [at('facts.yaml', 4), at('facts.yaml', 9), at('settings.yaml', 2)],
  };
  const { message } = inForm(problem, compileSite({}).site, siteFiles({}), 'en');
  expect(message).toContain('are affected: “Facts”, “Settings”.');
  expect(message).toContain('“Phone” is missing.');
});

test('what is chosen in a form is told by what it is called there, and no key or name of a file stands in a sentence', () => {
  const ofType = (data: string) => ({ 'blocks/a.yaml': `type: features\ntitle: { es: "A", en: "A" }\n${data}` });
  const item = 'text: { es: "B", en: "B" }, title: { es: "B", en: "B" }';
  expect(told('value-not-listed', ofType('tone: ligth\n')).hint).toBe('What to do: choose “light”');
  expect(told('value-unshown', ofType(`layout: figures\nitems: [{ icon: clock, ${item} }]\n`))).toEqual({
    message: '“Icon” is not shown: “Layout”: “with large figures” has no room for it.',
    hint: 'What to do: choose “Layout”: “as cards” or “Layout”: “as a list with icons”, or delete “Icon”',
  });
  const away = 'actions: [{ label: { es: "Contacto", en: "Contact" }, page: products }]\n';
  expect(told('link-text-other', { 'blocks/a.yaml': `type: hero\ntitle: { es: "A", en: "A" }\n${away}` }).message).toBe(
    'The link says “Contacto”, as the page “Contact” is called, and leads to “Products”.',
  );
  const shops = 'type: contact-details\ntitle: { es: "A", en: "A" }\nlocations: [shop, shop]\n';
  expect(told('list-duplicate', { 'blocks/a.yaml': shops }).message).toBe(
    '“The shop” is in this list already: it is item 1.',
  );
  const open = 'openingHours: [{ days: [monday, sunday], opens: "08:00", closes: "20:00" }]';
  const shop = `shop: { title: "T", address: "A, 28001 Madrid", hours: { es: "Lunes, de 8 a 20 h.", en: "Monday, 8 to 20 h." }, ${open} }\n`;
  expect(told('hours-other', { 'places/locations.yaml': shop }).message).toContain('“Sunday”');
  expect(told('fact-order', facts('age-minimum: { value: 81 }', 'age-maximum: { value: 65 }')).message).toMatch(
    /^“Age minimum” is 81 and “Age maximum” is 65/,
  );
});

test('what is chosen in a form is not asked for as it is written in a file', () => {
  const far = { 'pages/far.yaml': page('lejos', { head: 'publish: soon' }) };
  expect(told('value-malformed', far).hint).toBe('Choose the date in its field.');
  const typeless = { 'blocks/typeless.yaml': 'title: { es: "A", en: "B" }\n' };
  expect(told('section-type-missing', typeless).hint).toBe('Remove it, and put it there again with “Add a section”.');
});

test('facts that are summed are told by what is noted of them', () => {
  const parts = 'a: { type: money, value: 10, note: "Entrada" }, b: { type: money, value: 20, note: "Resto" }';
  const wrong = facts(parts.replace(/, (?=b:)/, '\n'), 'c: { type: money, value: 31, sum: [a, b] }');
  expect(told('fact-sum-wrong', wrong).message).toContain('Entrada + Resto');
});

test('of a file itself its path is told, and an example keeps its keys', () => {
  const { message, hint } = told('file-missing', { 'messages.yaml': null });
  expect(message).toContain('messages.yaml');
  expect(hint).toMatch(/^Bring it back from an earlier version/);
  const redirect = told('type-wrong', { 'redirects.yaml': 'redirects: [/pan]\n' }).hint;
  expect(redirect).toMatch(/\{ from: /);
});
