import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { project } from '../../../../scripts/project';
import { readTexts } from '../../../../scripts/read-files';
import { shellOf } from '../../../../src/compiler/manifests';
import { compileSite, manifestsOf, pageOf, problemRows } from '../../../support/compile-site';

const text = { es: 'Texto de {{settings.brand}}', en: 'Text of {{settings.brand}}' };
const category = (title: string) => ({ title: { es: title, en: title }, description: text });
const names = ['title', 'intro', 'accept', 'reject', 'choose', 'settingsTitle', 'settingsIntro', 'save'];
const consent = {
  version: 3,
  renewalMonths: 6,
  ...Object.fromEntries([...names, 'alwaysOn', 'stored', 'saved'].map((name) => [name, text])),
  reject: { es: 'No', en: 'No' },
  choose: { es: 'Elegir', en: 'Choose' },
  policies: [{ label: text, page: 'products' }],
  categories: { necessary: category('A'), analytics: category('B'), marketing: category('C') },
};
const overlay = { 'consent.yaml': stringify(consent) };

test('the texts come in a file for each language, links and tokens resolved', () => {
  const result = compileSite(overlay);
  const files = result.ok ? result.outputs.filter(({ path }) => path.includes('consent')) : [];
  expect(files.map(({ path }) => path)).toEqual(['data/consent.es.json', 'data/consent.en.json']);
  const english = JSON.parse(String(files[1]?.content));
  expect(english.intro).toBe('Text of Trigal Bakery');
  expect(english.policies).toEqual([{ label: 'Text of Trigal Bakery', href: '/products' }]);
});

test('every page holds the question and which terms it is about, and not the texts of the settings', () => {
  const question = shellOf(manifestsOf(overlay), 'es').consent;
  expect(question).toMatchObject({ version: 3, renewalMonths: 6, intro: 'Texto de Panadería Trigal' });
  expect(Object.keys(question ?? {})).not.toContain('categories');
});

test('without the file the site asks for nothing', () => {
  const result = compileSite({});
  expect(result.ok && result.outputs.filter(({ path }) => path.includes('consent'))).toEqual([]);
  expect(shellOf(manifestsOf({}), 'es')).not.toHaveProperty('consent');
});

test('a choice that the law would not let hold so long is an error, as is a link that leads nowhere', () => {
  const wrong = { ...consent, renewalMonths: 36, policies: [{ label: text, page: 'cookies' }] };
  const codes = problemRows({ 'consent.yaml': stringify(wrong) }).map((row) => row.split(' ')[1]);
  expect(codes.sort()).toEqual(['page-unknown', 'value-malformed']);
});

test('a page of thanks says that arriving there counts; other pages do not', async () => {
  const basic = await readTexts(`${project.root}/tests/fixtures/basic/site/pages`);
  const thanks = { ...parse(basic.get('contact.yaml') ?? ''), conversion: true };
  const manifests = manifestsOf({ 'pages/contact.yaml': stringify(thanks) });
  expect(pageOf(manifests, 'contact', 'es').manifest.conversion).toBe(true);
  expect(pageOf(manifests, 'products', 'es').manifest).not.toHaveProperty('conversion');
});
