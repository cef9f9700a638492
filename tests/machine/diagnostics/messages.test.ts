import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../src/compiler/findings/problem';
import type { ProblemCode, ProblemDetails } from '../../../src/compiler/findings/problem-details';
import type { SyntaxReason } from '../../../src/compiler/findings/syntax-details';
import { reasonOfCode } from '../../../src/compiler/syntax/reasons';
import { describeProblem } from '../../../src/diagnostics/describe';
import { type MessageLanguage, messageLanguages } from '../../../src/diagnostics/languages';
import { syntax } from '../../../src/diagnostics/messages/es/syntax';
import { reportProblems } from '../../../src/diagnostics/report';
import { basicText, compileSite, contract, siteFiles } from '../../support/compile-site';
import { expectWords } from '../../support/expect-words';

const valid = ['bread', 'buns'];
const suggestion = 'bread';
const languages = { original: 'es', translation: 'en' };

const PREVIOUS = {
  key: 'previous',
  says: { title: 'Anterior', description: 'Vuelve.', 'x-en': { title: 'Previous', description: 'Goes back.' } },
  example: '{ es: "Anterior", en: "Previous" }',
};
const rye = { rule: { description: 'Centeno.', 'x-en': { description: 'Rye.' } }, example: '"rye"' };

/** Details that no case of `problem-cases` has: what is said of those is looked at where they are compiled. */
const examples: { readonly [Code in ProblemCode]?: readonly ProblemDetails[Code][] } = {
  'yaml-syntax': [...new Set(Object.values(reasonOfCode)), ...Object.keys(syntax)].flatMap((reason) => [
    { reason: reason as SyntaxReason, line: 3, written: 'es', spaces: 2, moved: 1, correct: 'es: "Pan"' },
    { reason: reason as SyntaxReason, line: 3, written: 'es' },
  ]),
  'language-unlisted': [{ language: 'fr' }],
  'language-untranslated': [{ language: 'fr', main: 'es' }],
  'part-foreign': [{ keys: ['type', 'id', 'tone'], more: 0 }],
  'key-unknown': [
    { key: 'bred, loaves', valid, suggestion: 'bread, loaf' },
    { key: 'hours', valid, suggestion: 'opens', correct: '"09:00"', also: 'closes: "18:00"' },
    { key: 'fr', valid, isLanguage: true },
    { key: 'draft', valid, advice: 'hidden' },
    { key: 'published', valid, advice: 'shown' },
    { key: 'required', valid, advice: 'required' },
    { key: 'lang', valid, advice: 'language' },
    { key: 'order', valid, advice: 'order' },
    { key: 'href', valid, suggestion: 'page', target: { page: 'bread', anchor: 'rye' } },
  ],
  'key-misplaced': [
    { key: 'prose', near: 'items', isTooDeep: true, section: { spaces: 4, isOnly: true } },
    { key: 'values', near: 'rows', isTooDeep: false, neighbour: { isAbove: false, isSection: false } },
  ],
  'type-wrong': [
    { expected: 'object', example: '{}' },
    { expected: 'object', example: '{}', emptyFile: ['path', 'title'] },
  ],
  'value-not-listed': [{ value: 'null', valid, isNothing: true }],
  'value-empty': [{ example: '"…"' }],
  'value-malformed': [
    { value: '2', ...rye, least: 100 },
    { value: '2', ...rye, most: 1 },
    { value: 'GTM-1', ...rye, key: 'tagManager' },
    { value: 'euro', ...rye, capitals: 3 },
  ],
  'value-unwritten': [
    { text: '[[Text]]' },
    { text: '[[Rye]]', rule: { title: 'Pan', 'x-en': { title: 'Bread' } }, example: '"rye"', valid },
  ],
  'section-type-missing': [{ valid }],
  'section-type-unknown': [{ value: 'bred', valid }],
  'translations-missing': [{ text: 'Hola', languages: ['es', 'en', 'ca'] }],
  'reference-unknown': [
    { value: 'bred', collection: 'tags', file: 'blog/tags.yaml', valid },
    { value: '350 €', collection: 'facts', valid, figure: '350' },
  ],
  'page-unknown': [
    { value: '', valid },
    { value: 'bread', valid: ['bread:rye'], isTemplate: true },
  ],
  'anchor-unknown': [
    { anchor: 'bred', page: 'home', valid },
    { anchor: 'bred', page: 'home', valid: [] },
  ],
  'address-wrapped': [{ address: 'https://bread.example/?a=b', reason: 'editor', correct: 'https://bread.example/' }],
  'token-unknown': [{ token: '{{settings.tel}}', valid, scope: 'settings' }],
  'fact-not-number': [{ fact: 'bread', value: '3', isUse: true, type: 'hours' }],
  'fact-not-date': [{ fact: 'bread', value: '3', isUse: true }],
  'rule-failed': [{ rule: 'bread', reason: 'x is not a function' }],
  'date-impossible': [
    { date: '40/04/2026', reason: 'form' },
    { date: '2026-14-32', reason: 'month' },
  ],
  'link-unpublished': [{ page: 'bread', publish: '2027-01-01', links: 3 }],
  'window-gap': [
    { id: 'bread', from: '06-01', until: '06-01' },
    { id: 'bread', from: '06-01', until: '06-03' },
  ],
  'value-unshown': [{ key: 'media', layout: 'list', layouts: ['cards'] }, { toAbroad: 3 }],
  'window-overlap': [{ id: 'bread', other: 'buns', from: '06-01', until: '06-01', never: false, more: false }],
  'title-repeated': [{ text: 'Bread', others: ['a', 'b', 'c'], more: 5 }],
  'address-mistyped': [
    { address: 'https://a.example', reason: 'invisible', correct: 'https://a.example' },
    { address: 'https:\\a', reason: 'scheme' },
    { address: 'https://a.example, https://b.example', reason: 'several' },
    { address: 'tel:900 000 000', reason: 'spaces', correct: 'tel:900000000' },
  ],
  'link-own-address': [{ address: 'https://a.example/b', page: 'bread', anchor: 'rye', inHtml: false }],
  'address-moved': [{ address: '/bread', page: 'bread', language: 'es', more: 2, correct: '/bread' }],
  'address-vanished': [
    { addresses: ['/bread'], redirects: ['- { from: "/bread", page: buns }'] },
    { addresses: ['/bread', '/buns', '/rolls', '/rye'], redirects: [], gone: 'bread' },
    { addresses: ['/en', '/en/bread'], redirects: [], prefix: { language: 'en', was: '/en', now: '/uk' } },
  ],
  'message-missing': [[PREVIOUS], [PREVIOUS, { ...PREVIOUS, key: 'next' }]].map((messages) => ({
    messages,
    user: { title: 'Horno', 'x-en': { title: 'Oven' } },
    where: 'pages/bread.yaml:3',
  })),
  'parent-circular': [{ parent: 'bread', isItself: true }],
  'path-malformed': [{ path: '/?page_id=12', correct: '/' }],
  'css-value-malformed': [
    { value: '"bread"', reason: 'rows' },
    { value: '#123,', reason: 'last-comma', correct: '#123' },
  ],
  'hours-other': [{ time: 'sunday', text: 'Domingos, cerrado.', day: 'closed', where: 'site/settings.yaml' }],
  'date-month-other': [
    { text: 'Octubre', key: 'start', date: '2026-09-02', month: 'septiembre', fact: 'autumn-start' },
    { text: 'Lunes', key: 'start', date: '2026-09-06', month: 'septiembre', weekday: 'domingo' },
  ],
  'css-word-unknown': [{ word: 'fett', valid: ['bold', 'normal'] }],
  'css-name-unknown': [{ name: '--bread' }],
  'value-not-own': [{ text: 'Pan', other: 'bread', item: 1, translation: 'en', says: 'Cake' }],
  'text-spelling-other': [
    { word: 'centre', correct: 'center', is: 'british' },
    { word: 'Größe', correct: 'Grösse', is: 'german' },
  ],
  'fact-miscounted': [{ fact: 'block-months', unit: 'semanas', type: 'hours' }],
  'phone-malformed': [{ phone: '9OO', example: '+34 900 000 000' }],
  'map-other': [{ query: 'Sevilla' }, { query: 'Sevilla', correct: 'https://maps.example/?q=Horno' }],
  'coordinates-elsewhere': [{ latitude: -3.58, longitude: 10.4 }],
  'css-syntax': [{ reason: 'Something else' }, { reason: 'Unknown word', correct: 'color: red;' }],
  'path-unknown': [{ path: '/bred' }],
  'html-tag-unknown': [{ tag: '<bread>' }],
  'html-tag-misplaced': [
    { tag: 'li', parents: ['ul', 'ol'] },
    { tag: 'li', parents: ['ul', 'ol'], isFirst: true },
    { tag: 'li', parents: ['ul', 'ol'], isFirst: true, isClosed: true },
  ],
  'link-text-vague': [{ text: 'here' }],
  'text-invisible': [{ character: 'U+200B', before: '' }],
  'html-entity-unknown': [{ entity: '&rye;' }],
  'text-mark-foreign': [{ mark: '?', language: 'ar', correct: '؟' }],
  'translation-foreign': [{ text: 'Pan', expected: 'en', language: 'es', isSwapped: true }],
  'token-malformed': [
    { text: '{bred}', valid: [] },
    { text: '{rye}', valid: ['{bread}', '{buns}'] },
  ],
  'fact-misquoted': [{ name: 'Rye', text: '€4', fact: 'rye-price', value: '5', suggestion: '{{facts.rye-price}}' }],
  'fact-sum-unknown': [{ fact: 'bred', reason: 'unknown', suggestion, valid }],
  'fact-sum-wrong': [{ value: '4', correct: 5, parts: ['bread', 'buns'] }],
  'token-misplaced': [{ token: '{{facts.bread}}' }, { token: '{{facts.bread}}', value: '5' }],
  'translation-figures': [{ ...languages, inOriginal: ['27.000'], inTranslation: [] }],
  'translation-links': [{ address: 'page:bred', original: 'es' }],
  'translation-structure': [{ ...languages, element: 'link', inOriginal: 1, inTranslation: 2 }],
  'svg-reduced': [{ path: 'media/bread.svg', removed: ['script', 'image'] }],
  'media-missing': [{ path: '' }],
};
const location = { file: 'a.yaml', pointer: [], line: 1, column: 1, length: 1 };
const problems = Object.entries(examples).flatMap(([code, ofCode]) =>
  ofCode.map((details) => ({ code, severity: 'error', location, details }) as unknown as Problem),
);

test.each(problems.map((problem) => [problem.code, problem] as const))('%s has words of its own', (_code, problem) => {
  expectWords(problem);
});

describe.each(messageLanguages)('in %s', (language) => {
  test('each kind of value that the contract asks for has a name', () => {
    const kinds = new Set([...typesIn(contract.schemas)]);
    const words = (expected: string) =>
      describeProblem(
        { code: 'type-wrong', severity: 'error', location, details: { expected, example: '…' } },
        language,
      ).message;
    const unnamed = [...kinds].filter((expected) => words(expected) === words('strudel').replace('strudel', expected));
    expect(unnamed).toEqual([]);
  });
});

test('a message that is usually said somehow is proposed as it is, another one with what it is', () => {
  const unknown = { ...PREVIOUS, example: '"[[…]]"' };
  const details = { messages: [PREVIOUS, unknown], user: {}, where: 'pages/bread.yaml:3' };
  const problem: Problem = { code: 'message-missing', severity: 'error', location, details };
  expect(describeProblem(problem, 'en').hint).toBe(
    'add, each in a line of its own, previous: { es: "Anterior", en: "Previous" }, previous: "[[…]]" (Previous)',
  );
});

test('a value that the contract refuses is told by what its schema says in the language of the message', () => {
  const banner = 'text: { es: "Pan", en: "Bread" }, link: { label: { es: "Ver", en: "See" }, page: products }';
  const { problems } = compileSite({ 'banners.yaml': `spring: { ${banner}, from: "13-32", until: "12-31" }\n` });
  const told = (language: MessageLanguage) => problems.map((problem) => describeProblem(problem, language).message);
  expect(told('es')[0]).toContain('«13-32» no tiene la forma correcta. Primer día del año');
  expect(told('en')[0]).toContain('“13-32” does not have the right form. The first day of the year');
});

test.each(messageLanguages)('whatever keeps a file from being read is told in %s with what to do', (language) => {
  const untold = problems
    .filter(({ code }) => code === 'yaml-syntax')
    .filter((problem) => describeProblem(problem, language).hint === undefined);
  expect(untold).toEqual([]);
});

test.each([
  ['the id of an entry', 'blog/tags.yaml', 'Año Nuevo: { label: { es: "Año", en: "Year" } }\n'],
  ['the value of a fact', 'facts.yaml', 'registration: { value: true }\nloaves-a-year: { value: 52000 }\n'],
])('no word of the validator is in what is said of %s', (_what, path, text) => {
  const overlay = { [path]: text };
  const messages = reportProblems(compileSite(overlay).problems, siteFiles(overlay), 'es').map(
    ({ message }) => message,
  );
  expect(messages).toHaveLength(1);
  expect(messages[0]).not.toMatch(/must|pattern|number,string|string/);
});

function* typesIn(value: unknown): Generator<string> {
  if (value instanceof Map) for (const item of value.values()) yield* typesIn(item);
  else if (Array.isArray(value)) for (const item of value) yield* typesIn(item);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key === 'type' && (typeof item === 'string' || Array.isArray(item))) yield String(item);
      else if (key !== 'examples') yield* typesIn(item);
    }
  }
}

test.each(['constructor', '__proto__', 'toString'])(
  'a language that is called «%s» is told in words as any other that cannot be',
  (code) => {
    const settings = basicText('settings.yaml').replace(
      /^languages:\n/m,
      `languages:\n  - { code: ${code}, name: X, locale: es-ES }\n`,
    );
    const { problems } = compileSite({ 'settings.yaml': settings });
    expect(problems.map((problem) => describeProblem(problem, 'es').message.length > 0)).not.toContain(false);
    expect(problems.map((problem) => problem.code)).toContain('language-code-other');
  },
);
