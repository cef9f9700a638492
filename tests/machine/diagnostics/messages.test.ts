import { describe, expect, test } from 'vitest';
import type { Problem, ProblemCode, ProblemDetails } from '../../../src/compiler/problem';
import { reasonOfCode, type SyntaxReason } from '../../../src/compiler/syntax/reasons';
import { describeProblem } from '../../../src/diagnostics/describe';
import { type MessageLanguage, messageLanguages } from '../../../src/diagnostics/languages';
import { syntax } from '../../../src/diagnostics/messages/syntax-es';
import { reportProblems } from '../../../src/diagnostics/report';
import { compileSite, contract, siteFiles } from '../../support/compile-site';

const valid = ['bread', 'buns'];
const suggestion = 'bread';

/** Details of each code, with and without what is optional. A code without an example does not compile. */
const examples: { readonly [Code in ProblemCode]: readonly ProblemDetails[Code][] } = {
  'yaml-syntax': [...new Set(Object.values(reasonOfCode)), ...Object.keys(syntax)].flatMap((reason) => [
    { reason: reason as SyntaxReason, line: 3, written: 'es', spaces: 2, moved: 1, correct: 'es: "Pan"' },
    { reason: reason as SyntaxReason, line: 3, written: 'es' },
  ]),
  'file-unknown': [{ file: 'a.yaml' }, { file: 'a.yaml', suggestion }],
  'file-missing': [{ file: 'a.yaml' }],
  'file-not-utf8': [{ file: 'a.yaml' }],
  'file-misplaced': [{ file: 'pages/a.yaml', to: 'faqs/a.yaml' }],
  'name-changed': [
    { name: 'rye', now: 'bread', isFile: true },
    { name: 'rye', now: 'bread', isFile: false },
  ],
  'page-copied': [
    { other: 'site/pages/a.yaml', hasRole: true },
    { other: 'site/pages/a.yaml', hasRole: false },
  ],
  'key-unknown': [
    { key: 'bred', valid },
    { key: 'bred', valid, suggestion },
  ],
  'key-missing': [{ key: 'bread', example: '"rye"' }],
  'type-wrong': [
    { expected: 'object', example: '{}' },
    { expected: 'string', example: '"rye"', correct: '"2024"' },
    { expected: 'boolean', example: 'true', correct: 'true' },
  ],
  'value-not-listed': [
    { value: 'bred', valid },
    { value: 'bred', valid, suggestion },
  ],
  'value-empty': [{ example: '"rye"' }],
  'value-malformed': [
    { value: 'bred', rule: { description: 'Centeno.', 'x-en': { description: 'Rye.' } }, example: '"rye"' },
  ],
  'list-too-short': [{ minimum: 1 }],
  'section-type-missing': [{ valid }],
  'section-type-unknown': [
    { value: 'bred', valid },
    { value: 'bred', valid, suggestion },
  ],
  'translation-missing': [{ language: 'es' }, { language: 'en' }],
  'translations-missing': [{ text: 'Hola', languages: ['es', 'en', 'ca'] }],
  'reference-unknown': [
    { value: 'bred', collection: 'tags', valid },
    { value: 'bred', collection: 'tags', valid, suggestion },
  ],
  'page-unknown': [
    { value: 'bred', valid },
    { value: 'bred', valid, suggestion },
  ],
  'anchor-unknown': [
    { anchor: 'bred', page: 'home', valid },
    { anchor: 'bred', page: 'home', valid, suggestion },
  ],
  'anchor-duplicate': [{ anchor: 'bread' }],
  'link-target-missing': [{}],
  'link-target-ambiguous': [{ targets: ['page', 'url'] }],
  'link-path-raw': [{ path: '/bread' }, { path: '/bread', page: 'page:bread' }],
  'link-address-unsafe': [{ address: '//evil.tld' }],
  'token-unknown': [
    { token: '{{facts.bred}}', valid },
    { token: '{{facts.bred}}', valid, suggestion },
  ],
  'media-alt': [{ both: false }, { both: true }],
  'fact-not-number': [
    { fact: 'bread', value: '2.50', isUse: false },
    { fact: 'bread', value: 'P-2', isUse: true },
  ],
  'fact-not-date': [
    { fact: 'bread', value: 'mañana', isUse: false },
    { fact: 'bread', value: '3', isUse: true },
  ],
  'currency-missing': [{ example: 'EUR' }],
  'role-missing': [{ role: 'home' }, { role: 'not-found' }],
  'role-duplicate': [{ role: 'home', other: 'pages/home.yaml' }],
  'template-missing': [{ collection: 'posts' }],
  'text-curly-quotes': [{ text: 'Pan' }],
  'text-cut-off': [{ shown: 'Horno', whole: 'Horno #1' }],
  'rule-failed': [{ rule: 'bread', reason: 'x is not a function' }],
  'path-duplicate': [{ path: '/bread', other: 'site/pages/bread.yaml' }],
  'path-malformed': [{ path: '/Bread', correct: '/bread' }],
  'path-reserved': [{ path: '/data' }],
  'theme-file-missing': [{ path: 'theme/a.css' }, { path: 'theme/a.css', suggestion: 'theme/b.css' }],
  'theme-file-unused': [{ path: 'theme/a.css' }],
  'theme-font-format': [{ path: 'a.ttf' }],
  'theme-not-picture': [{ path: 'icon.svg' }],
  'css-syntax': [{ reason: 'Unclosed block' }, { reason: 'Something else' }],
  'css-import': [{}],
  'css-address-foreign': [{ address: 'https://otro.example/a.png' }],
  'path-unknown': [{ path: '/bred' }, { path: '/bred', suggestion: '/bread' }],
  'form-without-service': [{ form: 'order' }],
  'form-id-missing': [{ form: 'order' }],
  'message-discarded': [{}],
  'date-passed': [{ date: '2025-06' }],
  'media-not-picture': [{ path: 'bread.svg' }],
  'media-missing': [{ path: 'bred.svg' }, { path: 'bred.svg', suggestion }],
};
const location = { file: 'a.yaml', pointer: [], line: 1, column: 1, length: 1 };
const problems = Object.entries(examples).flatMap(([code, ofCode]) =>
  ofCode.map((details) => ({ code, severity: 'error', location, details }) as unknown as Problem),
);

describe.each(messageLanguages)('in %s', (language) => {
  test.each(problems.map((problem) => [problem.code, problem] as const))(
    '%s has words of its own',
    (_code, problem) => {
      const { message, hint = '' } = describeProblem(problem, language);
      expect(message).toMatch(/^\P{Ll}.*[.?]$/u);
      expect(`${message} ${hint}`).not.toMatch(/undefined|null|\[object|NaN/);
    },
  );

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

test('a value that the contract refuses is told by what its schema says in the language of the message', () => {
  const banner = 'text: { es: "Pan", en: "Bread" }, link: { label: { es: "Ver", en: "See" }, page: products }';
  const { problems } = compileSite({ 'banners.yaml': `spring: { ${banner}, from: "13-01", until: "12-31" }\n` });
  const told = (language: MessageLanguage) => problems.map((problem) => describeProblem(problem, language).message);
  expect(told('es')[0]).toContain('«13-01» no tiene la forma correcta. Primer día del año');
  expect(told('en')[0]).toContain('“13-01” does not have the right form. The first day of the year');
});

test.each(messageLanguages)('whatever keeps a file from being read is told in %s with what to do', (language) => {
  const untold = problems
    .filter(({ code }) => code === 'yaml-syntax')
    .filter((problem) => describeProblem(problem, language).hint === undefined);
  expect(untold).toEqual([]);
});

test('no two codes say the same in one language, and no code says the same in both', () => {
  for (const language of messageLanguages) {
    const messages = problems.map((problem) => describeProblem(problem, language).message);
    expect(new Set(messages).size).toBeGreaterThanOrEqual(Object.keys(examples).length);
  }
  for (const problem of problems) {
    expect(describeProblem(problem, 'es').message).not.toBe(describeProblem(problem, 'en').message);
  }
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
      if (key === 'type' && typeof item === 'string') yield item;
      else if (key === 'type' && Array.isArray(item)) yield String(item);
      else if (key !== 'examples') yield* typesIn(item);
    }
  }
}
