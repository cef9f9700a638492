/** What `npm run new -- site` makes, in any languages: all that a site must have, and nothing that could be published. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { readTexts } from '../../../scripts/read-files';
import { readUsualTexts } from '../../../scripts/scaffold/usual-texts';
import { languagesTagged, languageTagged } from '../../../src/authoring/languages-tagged';
import { newSite } from '../../../src/authoring/new-site';
import { compile } from '../../../src/compiler/compile';
import { indispensableMessages } from '../../../src/compiler/messages/message-uses';
import { messageSchema, usualMessage } from '../../../src/compiler/messages/usual-message';
import { messageLanguageFor } from '../../../src/diagnostics/languages';
import { contract, siteFiles, TODAY } from '../../support/compile-site';
import { tagged, withGapsFilled } from '../../support/least-site';

function compiled(files: ReadonlyMap<string, string>) {
  const encoder = new TextEncoder();
  const site = new Map([...files].map(([path, text]) => [path, encoder.encode(text)] as const));
  const pictures = new Map([['theme/icon.svg', siteFiles({}).get('theme/icon.svg') ?? new Uint8Array()]]);
  return compile(new Map([...site, ...pictures]), contract, { today: TODAY });
}

test.each([['de'], ['es', 'en'], ['ar', 'pl', 'ja'], ['pt-PT', 'pt-BR']])('in %s and others', (...tags) => {
  const files = newSite(contract, tagged(...tags), 'en');
  const { problems } = compiled(files);
  expect(new Set(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code))).toEqual(
    new Set(['value-unwritten']),
  );
  const written = new Map([...files].map(([path, text]) => [path, withGapsFilled(text)]));
  const result = compiled(written);
  expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(result.ok && result.manifests.pages.map(({ role }) => role).sort()).toEqual(
    tags.flatMap(() => ['home']).concat(tags.flatMap(() => ['not-found'])),
  );
});

test('what forms usually say is complete in each of its languages, with the places that it has to have', async () => {
  const { properties = {} } = contract.schemas.get('definitions.schema.json')?.$defs?.formTexts ?? {};
  const files = await readTexts(join(project.root, 'schemas/usual-form-texts'));
  expect(files.size).toBeGreaterThan(0);
  for (const [path, text] of files) {
    const said = JSON.parse(text) as Readonly<Record<string, string>>;
    expect([path, Object.keys(said)]).toEqual([path, Object.keys(properties)]);
    for (const [name, { 'x-placeholders': places = [] }] of Object.entries(properties)) {
      expect([path, said[name]?.match(/(?<=\{)\w+(?=\})/g) ?? []]).toEqual([path, places]);
    }
  }
});

const usual = await readUsualTexts();

const TAGS = [...(await readTexts(join(project.root, 'schemas/usual-messages'))).keys()].map((path) =>
  path.replace('.json', ''),
);

test.each(TAGS)('what buttons and labels usually say in %s is complete, with the places that it has to have', (tag) => {
  const inLanguage = contract.inLanguages(tagged(tag));
  const placesIn = (text = '') => text.match(/(?<=\{)\w+(?=\})/g) ?? [];
  const [{ code = '' } = {}] = inLanguage.languages;
  for (const name of indispensableMessages(inLanguage)) {
    const { 'x-placeholders': places = [] } = messageSchema(inLanguage, name);
    expect([name, placesIn(usualMessage(inLanguage, name)(code))]).toEqual([name, places]);
    expect([name, usualMessage(inLanguage, name)(code)]).not.toContain(undefined);
  }
});

test.each(TAGS)('a site in %s begins with it, and nothing is said of it', (tag) => {
  const files = newSite(contract, tagged(tag), 'en', usual);
  const written = new Map([...files].map(([path, text]) => [path, withGapsFilled(text)]));
  const said = ['messages.yaml', 'pages/not-found.yaml', 'navigation.yaml'];
  expect(
    said
      .map((file) => files.get(file))
      .join('')
      .match(/.*\[\[.*/g),
  ).toEqual([expect.stringContaining('description: ')]);
  expect(compiled(written).problems.filter(({ location }) => said.includes(location.file))).toEqual([]);
});

test('a site of one page has the words of its shell to write, and a menu of languages one more', () => {
  const keysOf = (...tags: string[]) =>
    newSite(contract, tagged(...tags), 'en', usual)
      .get('messages.yaml')
      ?.match(/^\w+/gm);
  const least = [
    ...['skipToContent', 'mainNavigation', 'openMenu', 'revealEmail', 'pageLoaded', 'madeYear'],
    ...['pageLoading', 'pageFailed', 'tryAgain', 'atSign'],
  ];
  expect(keysOf('es')).toEqual(least);
  expect(keysOf('es', 'en')).toEqual(least);
  expect(keysOf('es', 'en', 'ca')?.toSorted()).toEqual([...least, 'chooseLanguage'].toSorted());
});

test('what stands at an address that does not exist is said in each language of the site, at an address in it', () => {
  const notFound = newSite(contract, tagged('de', 'et', 'it'), 'en', usual).get('pages/not-found.yaml');
  expect(notFound).toContain('path: { de: "/nicht-gefunden", et: "/not-found", it: "/pagina-non-trovata" }');
  expect(notFound).toMatch(
    /de: "?Seite nicht gefunden"?,?\s+et: "\[\[Page not found\]\]",?\s+it: "?Pagina non trovata"?/,
  );
});

test('a country that says it otherwise has what it says', () => {
  const messagesOf = (...tags: string[]) => newSite(contract, tagged(...tags), 'en', usual).get('messages.yaml');
  expect(messagesOf('pt-PT')).toContain('Saltar para o conteúdo');
  expect(messagesOf('pt')).toContain('Pular para o conteúdo');
});

test('Norwegian without more is written as most write it', () => {
  const site = newSite(contract, tagged('no'), 'en', usual);
  expect(site.get('messages.yaml')).toContain('Hopp til innholdet');
  expect(site.get('pages/not-found.yaml')).toContain('ikke-funnet');
});

test('what nobody has to think about to begin with is left out', () => {
  expect(newSite(contract, tagged('de'), 'en', usual).get('settings.yaml')).not.toMatch(
    /Ms:|limits|officeHours|phone|titleSuffix|shareImage/,
  );
});

test.each([
  ['de', { code: 'de', locale: 'de-DE', name: 'Deutsch' }],
  ['es-MX', { code: 'es', locale: 'es-MX', name: 'Español' }],
  ['ar', { code: 'ar', locale: 'ar-EG', name: 'العربية' }],
  ['zh', { code: 'zh', locale: 'zh-CN', name: '中文' }],
  ['zh-HK', { code: 'zh-hant', locale: 'zh-HK', name: '繁體中文' }],
  ['sr-Latn', { code: 'sr-latn', locale: 'sr-Latn-RS', name: 'Srpski (latinica)' }],
  ['klingon', undefined],
  ['xx', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('the language of %s is known, or not', (tag, language) => {
  expect(languageTagged(tag)).toEqual(language);
});

test('two of one language are told apart by how their tags end', () => {
  const codesOf = (...tags: string[]) => languagesTagged(tags).map((language) => language?.code);
  expect(codesOf('pt-PT', 'pt-BR', 'en-GB')).toEqual(['pt-pt', 'pt-br', 'en']);
  expect(codesOf('sr', 'sr-Latn')).toEqual(['sr', 'sr-latn']);
  expect(codesOf('zh-HK', 'zh-TW', 'zh-Hans')).toEqual(['zh-hk', 'zh-tw', 'zh']);
  expect(codesOf('de', 'de-CH')).toEqual(['de', 'de-ch']);
  expect(languagesTagged(['pt-PT', 'pt-BR']).map((language) => language?.name)).toEqual([
    'Português europeu',
    'Português (Brasil)',
  ]);
});

test('English is that of Great Britain beside the language of a country of Europe, unless its own is named', () => {
  const localesOf = (...tags: string[]) => languagesTagged(tags).map((language) => language?.locale);
  expect(localesOf('nl', 'en')).toEqual(['nl-NL', 'en-GB']);
  expect(localesOf('es-MX', 'en')).toEqual(['es-MX', 'en-US']);
  expect(localesOf('ko', 'en', 'nl')).toEqual(['ko-KR', 'en-US', 'nl-NL']);
  expect(localesOf('en', 'de')).toEqual(['en-US', 'de-DE']);
  expect(localesOf('de', 'en-US')).toEqual(['de-DE', 'en-US']);
});

test('who writes in a language in which there are messages is told in it, and others in that of the manual', () => {
  expect(messageLanguageFor(tagged('ca', 'es', 'en'))).toBe('es');
  expect(messageLanguageFor(tagged('en', 'es'))).toBe('en');
  expect(messageLanguageFor(tagged('de'))).toBe('en');
});
