import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../src/compiler/problems/problem';
import type { ProblemCode, ProblemDetails } from '../../../src/compiler/problems/problem-details';
import { reasonOfCode, type SyntaxReason } from '../../../src/compiler/syntax/reasons';
import { describeProblem } from '../../../src/diagnostics/describe';
import { type MessageLanguage, messageLanguages } from '../../../src/diagnostics/languages';
import { syntax } from '../../../src/diagnostics/messages/es/syntax';
import { reportProblems } from '../../../src/diagnostics/report';
import { basicText, compileSite, contract, siteFiles } from '../../support/compile-site';

const valid = ['bread', 'buns'];
const suggestion = 'bread';
const languages = { original: 'es', translation: 'en' };

const PREVIOUS = {
  key: 'previous',
  says: { title: 'Anterior', description: 'Vuelve.', 'x-en': { title: 'Previous', description: 'Goes back.' } },
  example: '{ es: "Anterior", en: "Previous" }',
};
const rye = { rule: { description: 'Centeno.', 'x-en': { description: 'Rye.' } }, example: '"rye"' };

/** Details of each code, with and without what is optional. A code without an example does not compile. */
const examples: { readonly [Code in ProblemCode]: readonly ProblemDetails[Code][] } = {
  'yaml-syntax': [...new Set(Object.values(reasonOfCode)), ...Object.keys(syntax)].flatMap((reason) => [
    { reason: reason as SyntaxReason, line: 3, written: 'es', spaces: 2, moved: 1, correct: 'es: "Pan"' },
    { reason: reason as SyntaxReason, line: 3, written: 'es' },
  ]),
  'file-unknown': [
    { file: 'a.yaml' },
    { file: 'a.yaml', suggestion },
    { file: 'old/', isFolder: true },
    { file: 'page/', suggestion: 'pages/', isFolder: true },
  ],
  'file-missing': [{ file: 'a.yaml' }, { file: 'blog/posts/a.yaml', name: 'a' }],
  'file-format-other': [
    { file: 'a.yaml', format: 'utf-16' },
    { file: 'a.yaml', format: 'line-ends' },
    { file: 'a.yaml', format: 'line-ends-doubled' },
    { file: 'a.yaml', format: 'table' },
    { file: 'a.yaml', format: 'document' },
    { file: 'a.yaml', format: 'web-page' },
  ],
  'text-huge': [{ length: 400_000, most: 200_000 }],
  'file-huge': [{ file: 'a.yaml', bytes: 20_400_000, mostBytes: 4_000_000 }],
  'file-not-utf8': [{ file: 'a.yaml' }],
  'file-misplaced': [
    { file: 'pages/a.yaml', to: 'faqs/a.yaml' },
    { file: 'pages/settings.yaml', to: 'settings.yaml' },
    { file: 'pages/settings.yaml', to: 'settings.yaml', isTaken: true },
  ],
  'name-changed': [
    { name: 'rye', now: 'bread', isFile: true },
    { name: 'rye', now: 'bread', isFile: false },
    { name: 'rye.svg', now: 'bread.svg', isFile: true, isMedia: true },
  ],
  'language-unlisted': [{ language: 'fr' }],
  'language-untranslated': [{ language: 'fr' }, { language: 'fr', main: 'es' }],
  'part-foreign': [
    { keys: ['type', 'id', 'tone'], more: 4 },
    { keys: ['type', 'id', 'tone'], more: 0 },
  ],
  'page-copied': [
    { other: 'site/pages/a.yaml', hasRole: true },
    { other: 'site/pages/a.yaml', hasRole: false },
  ],
  'key-unknown': [
    { key: 'page', valid: [], isAround: true },
    { key: 'seo', valid: [], inside: ['description'] },
    { key: 'button', valid: [], inside: ['text', 'page'], renamed: [['text', 'label']] },
    { key: 'bred', valid },
    { key: 'bred', valid, suggestion },
    { key: 'bred, loaves', valid, suggestion: 'bread, loaf' },
    { key: 'hours', valid, suggestion: 'opens', correct: '"09:00"', also: 'closes: "18:00"' },
    { key: 'fr', valid, isLanguage: true },
    { key: 'slug', valid, advice: 'address' },
    { key: 'draft', valid, advice: 'hidden' },
    { key: 'published', valid, advice: 'shown' },
    { key: 'required', valid, advice: 'required' },
    { key: 'lang', valid, advice: 'language' },
    { key: 'facebook', valid, advice: 'network' },
    { key: 'order', valid, advice: 'order' },
    { key: 'ogImage', valid, advice: 'share' },
    { key: 'summary', valid, taken: ['description', 'content'] },
    { key: 'logo', valid, belongs: { key: 'logo', file: 'theme/theme.yaml' } },
    { key: 'analytics', valid, belongs: { key: 'analytics', under: 'tracking' } },
    { key: 'href', valid, suggestion: 'page', target: { page: 'bread' } },
    { key: 'href', valid, suggestion: 'page', target: { page: 'bread', anchor: 'rye' } },
  ],
  'languages-apart': [
    { key: 'label', keys: ['label_en'], correct: 'label: { es: "…", en: "Bread" }' },
    { key: 'label', keys: ['label_es', 'label_en'], correct: 'label: { es: "Pan", en: "Bread" }' },
  ],
  'key-misplaced': [
    { key: 'faq', near: 'title', isTooDeep: true },
    { key: 'en', near: 'title', isTooDeep: false },
    { key: 'es', near: 'title', isTooDeep: false, keys: ['es', 'en'] },
    { key: 'prose', near: 'items', isTooDeep: true, section: { spaces: 4, isOnly: true } },
    { key: 'prose', near: 'items', isTooDeep: true, section: { spaces: 4, isOnly: false } },
    { key: 'rows', near: 'fact-sheet', isTooDeep: false, neighbour: { isAbove: true, isSection: true } },
    { key: 'values', near: 'rows', isTooDeep: false, neighbour: { isAbove: false, isSection: false } },
  ],
  'key-missing': [
    { key: 'media', example: '…', above: ['src'], within: 'title' },
    { key: 'bread', example: '"rye"' },
    { key: 'bread', example: '{ es: "…", en: "…" }', above: ['es', 'en'] },
    { key: 'bread', example: '', under: 'loaf' },
  ],
  'type-wrong': [
    { expected: 'string', example: 'loaf-price', figure: '640' },
    { expected: 'object', example: '{}' },
    { expected: 'string', example: 'rye', inFile: 'people/alumni.yaml' },
    { expected: 'object', example: '{}', emptyFile: ['path', 'title'] },
    { expected: 'array', example: '[]', dash: { fault: 'missing', key: 'label' } },
    { expected: 'object', example: '{}', dash: { fault: 'needless', key: 'src' } },
    { expected: 'object', example: '{}', above: 'items' },
    { expected: 'object', example: '{}', named: { key: 'id', name: 'rye' } },
    { expected: 'string', example: '"rye"', several: { first: '"rye"', isInItem: false } },
    { expected: 'string', example: '"rye"', several: { first: '"rye"', isInItem: true } },
    { expected: 'array', example: '["news"]', correct: '[bread, news]' },
    { expected: 'integer', example: '3', correct: '27000' },
    { expected: 'string', example: '"rye"', correct: '"2024"' },
    { expected: 'boolean', example: 'true', correct: 'true' },
  ],
  'value-not-listed': [
    { value: 'bred', valid },
    { value: 'bred', valid, suggestion },
    { value: 'bred', valid, example: 'rye' },
    { value: 'null', valid, isNothing: true },
  ],
  'value-empty': [
    { example: '"rye"' },
    { example: '"…"' },
    { example: '"…"', translates: { language: 'en', original: 'es', text: 'Pan de masa madre' } },
  ],
  'value-malformed': [
    { value: 'bred', ...rye },
    { value: 'Bred', ...rye, correct: 'bred' },
    { value: 'press/dossier.pdf', ...rye, key: 'file', isInstead: true },
    { value: 'no', ...rye, advice: 'hidden' },
    { value: '2', ...rye, least: 100 },
    { value: '2', ...rye, most: 1 },
    { value: 'GTM-1', ...rye, key: 'tagManager' },
    { value: 'UA-1', ...rye, start: 'G-' },
    { value: 'euro', ...rye, capitals: 3 },
    { value: 'a@b,c', ...rye, isMailbox: true, correct: 'a@b.c' },
  ],
  'value-unwritten': [
    { text: '[[Text]]' },
    { text: '[[Text]]', language: 'en' },
    { text: '[[Rye]]', rule: { title: 'Pan', description: 'Pan.', 'x-en': { title: 'Bread', description: 'Bread.' } } },
    { text: '[[Rye]]', rule: { title: 'Pan', 'x-en': { title: 'Bread' } }, example: '"rye"', valid },
  ],
  'list-too-short': [{ minimum: 1 }],
  'section-type-missing': [{ valid }, { valid, type: 'faq', isAbove: true }],
  'section-type-unknown': [
    { value: 'bred', valid },
    { value: 'bred', valid, suggestion },
    { value: 'bred', valid, isBlock: true },
  ],
  'translation-missing': [{ language: 'es' }, { language: 'en' }],
  'translations-missing': [{ text: 'Hola', languages: ['es', 'en', 'ca'] }],
  'reference-unknown': [
    { value: 'bred', collection: 'tags', file: 'blog/tags.yaml', valid },
    { value: 'bred', collection: 'tags', valid, suggestion },
    { value: 'bread rye', collection: 'tags', valid, suggestion: 'bread, rye', areSeveral: true },
    { value: '350 €', collection: 'facts', valid, figure: '350' },
  ],
  'page-unknown': [
    { value: 'https://bread.example/', valid, isElsewhere: 'link' },
    { value: 'www.bread.example', valid, isElsewhere: 'page' },
    { value: 'bred', valid },
    { value: 'bread#rye', suggestion, anchor: 'rye', valid },
    { value: 'bred', valid, suggestion },
    { value: '', valid },
    { value: 'bred', isForm: true, valid },
  ],
  'anchor-unknown': [
    { anchor: 'bred', page: 'home', valid },
    { anchor: 'bred', page: 'home', valid: [] },
    { anchor: 'bred', page: 'home', valid, suggestion },
  ],
  'anchor-duplicate': [{ anchor: 'bread' }, { anchor: 'bread', block: 'loaves' }],
  'link-target-missing': [{}],
  'link-target-ambiguous': [{ targets: ['page', 'url'] }],
  'link-path-raw': [
    { path: '/bread' },
    { path: '/bread', page: 'page:bread' },
    { path: '/media/bread.pdf', page: 'file:bread.pdf', isFile: true },
  ],
  'address-wrapped': (['detour', 'editor', 'embedded', 'followed'] as const).map((reason) => ({
    address: 'https://bread.example/?fbclid=1',
    reason,
    correct: 'https://bread.example/',
  })),
  'keywords-malformed': [{ correct: 'bread, rye' }],
  'link-address-unsafe': [{ address: 'contact', page: 'page:contact' }, { address: '//evil.tld' }],
  'token-unknown': [
    { token: '{{facts.bred}}', valid },
    { token: '{{facts.bred}}', valid, suggestion },
    { token: '{{settings.tel}}', valid, scope: 'settings' },
    { token: '{{entry.title}}', valid: [], scope: 'entry' },
  ],
  'media-alt': [{ both: false }, { both: true }],
  'fact-not-number': [
    { fact: 'bread', value: '2.50', isUse: false, correct: 2.5 },
    { fact: 'bread', value: '2-3', isUse: false },
    { fact: 'bread', value: 'P-2', isUse: true },
    { fact: 'bread', value: '3', isUse: true, type: 'hours' },
    { fact: 'bread', value: '3', isUse: true, type: 'hours', suggestion: 'loaf' },
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
  'text-date-passed': [{ text: 'until June 30, 2024' }],
  'date-absurd': [{ date: '2206-01-01', years: 180 }],
  'date-impossible': [
    { date: '2026-02-30', reason: 'day', last: 28 },
    { date: '30/04/2026', reason: 'form', correct: '2026-04-30' },
    { date: '40/04/2026', reason: 'form' },
    { date: '2026-14-32', reason: 'month' },
    { date: '20226-01-01', reason: 'year' },
    { date: '2026-10-01', reason: 'yearly', correct: '10-01' },
    { date: '1/10', reason: 'yearly-form', correct: '10-01' },
  ],
  'link-to-itself': [
    { page: 'bread', isPost: false },
    { page: 'bread', isPost: true },
  ],
  'link-unpublished': [
    { page: 'bread', publish: '2027-01-01' },
    { page: 'bread', expire: '2025-01-01' },
    { page: 'bread', publish: '2027-01-01', links: 3 },
    { page: 'bread', expire: '2025-01-01', links: 3 },
  ],
  'role-unpublished': [{ role: 'home' }],
  'window-gap': [
    { id: 'bread', from: '06-01', until: '06-01' },
    { id: 'bread', from: '06-01', until: '06-03' },
    { id: 'bread', from: '10-01', until: '01-09', correct: '10-01' },
  ],
  'value-unshown': [
    { key: 'applications' },
    { key: 'media', layout: 'list', layouts: ['cards'] },
    { key: 'icon', layout: 'figures', layouts: ['cards', 'list'] },
    { toAbroad: 1 },
    { toAbroad: 3 },
  ],
  'place-other': [{ location: 'mill' }, { text: 'Online' }, { text: 'The mill', location: 'shop', correct: 'mill' }],
  'window-never': [{ publish: '2026-02-01', expire: '2026-01-01' }],
  'window-overlap': [
    { id: 'bread', other: 'buns', from: '06-01', until: '06-01', never: false },
    { id: 'bread', other: 'buns', from: '06-01', until: '06-02', never: true },
  ],
  'description-length': [
    { length: 20, least: 50, most: 170 },
    { length: 200, least: 50, most: 170 },
  ],
  'description-repeated': [{ text: 'Bread.', others: ['buns'], more: 0 }],
  'main-heading-missing': [{ type: 'hero' }],
  'main-heading-repeated': [{ type: 'hero' }],
  'conversion-missing': [{ page: 'thanks' }, { page: 'contact', other: 'thanks', suggestion: '/thanks' }],
  'noindex-important': [{ page: 'bread' }, { page: 'bread', entry: 'kneading' }],
  'page-orphan': [{ page: 'bread' }],
  'title-long': [{ length: 72, most: 60 }],
  'title-repeated': [
    { text: 'Bread', others: ['buns'], more: 0 },
    { text: 'Bread', others: ['a', 'b', 'c'], more: 5 },
  ],
  'host-mistyped': [{ address: 'horno@gmial.com', correct: 'horno@gmail.com' }],
  'address-mistyped': [
    { address: 'https://wa.me/+34 900', reason: 'chat', correct: 'https://wa.me/34900' },
    { address: 'https://\u0430.example', reason: 'alphabet', correct: 'https://a.example' },
    { address: 'https://https://a.example', reason: 'doubled', correct: 'https://a.example' },
    { address: 'mailto:bread', reason: 'email' },
    { address: 'https://a.example/b,', reason: 'end', correct: 'https://a.example/b' },
    { address: 'https://a,example', reason: 'host', correct: 'https://a.example' },
    { address: 'https://a.example', reason: 'invisible', correct: 'https://a.example' },
    { address: 'http://localhost/a', reason: 'local' },
    { address: 'https://a.example/br…', reason: 'cut' },
    { address: 'https://bread', reason: 'ending' },
    { address: 'https://studio.youtube.com/a', reason: 'private' },
    { address: 'https:\\a', reason: 'scheme' },
    { address: 'https://a.example, https://b.example', reason: 'several' },
    { address: 'http://a.example', reason: 'insecure', correct: 'https://a.example' },
    { address: 'tel:bread', reason: 'phone', example: '+34 900 000 000' },
    { address: 'www.a.example', reason: 'scheme', correct: 'https://www.a.example' },
    { address: 'tel:900 000 000', reason: 'spaces', correct: 'tel:900000000' },
  ],
  'entry-unused': [{ id: 'bread', collection: 'faqs' }],
  'link-own-address': [
    { address: 'https://a.example/b', page: 'bread', inHtml: false },
    { address: 'https://a.example/b', page: 'bread', anchor: 'rye', inHtml: false },
    { address: 'https://a.example/b', page: 'bread', inHtml: true },
    { address: 'https://a.example/b', page: 'bread', anchor: 'rye', inHtml: true },
  ],
  'list-duplicate': [
    { value: 'MX', of: 'es', first: 1, second: 2 },
    { first: 1, second: 2 },
    { value: 'bread', first: 1, second: 2 },
  ],
  'address-moved': [
    { address: '/bread', page: 'bread', more: 0 },
    { address: '/bread', page: 'bread', language: 'es', more: 2, correct: '/bread' },
  ],
  'address-vanished': [
    { addresses: ['/bread'], redirects: ['- { from: "/bread", page: buns }'] },
    { addresses: ['/bread', '/buns', '/rolls', '/rye'], redirects: [], gone: 'bread' },
    { addresses: ['/en', '/en/bread'], redirects: [], prefix: { language: 'en', was: '/en', now: '/uk' } },
    { addresses: ['/en'], redirects: [], prefix: { language: 'en', was: '/en', now: '/uk' } },
  ],
  'message-missing': [[PREVIOUS], [PREVIOUS, { ...PREVIOUS, key: 'next' }]].map((messages) => ({
    messages,
    user: { title: 'Horno', 'x-en': { title: 'Oven' } },
    where: 'pages/bread.yaml:3',
  })),
  'consent-missing': [{}],
  'consent-months-other': [{ months: 6, correct: 12 }],
  'consent-swapped': [
    { text: 'Rechazar todo', button: 'accept' },
    { text: 'Aceptar todo', button: 'reject' },
  ],
  'consent-same': [
    { text: 'Aceptar todo', other: 'accept' },
    { text: 'Necesarias', other: 'necessary', isCategory: true },
  ],
  'home-elsewhere': [{ path: '/bread' }],
  'redirect-swapped': [{ from: 'products', page: '/bread' }],
  'redirect-language': [{ address: '/bread', language: 'en', other: 'es' }],
  'parent-circular': [{ parent: 'bread' }, { parent: 'bread', isItself: true }],
  'path-duplicate': [
    { path: '/bread', other: 'site/pages/bread.yaml' },
    { path: '/bread', other: 'site/pages/bread.yaml', isFormer: true },
  ],
  'path-malformed': [
    { path: '/bread.html', correct: '/bread', isFormer: true, isTaken: true },
    { path: '/?page_id=12', correct: '/' },
    { path: '/Bread', correct: '/bread' },
    { path: '/old bread', correct: '/old-bread', isFormer: true },
    { path: '/bread.html', correct: '/bread', isFormer: true },
    { path: '/cafe\u0301', correct: '/café', isFormer: true, hasLooseAccents: true },
    { path: '/パン', correct: '/…' },
    { path: '/bread/{slug}', correct: '/bread/{id}', misnamed: '{slug}' },
  ],
  'name-long': [{ name: 'b'.repeat(200), bytes: 200, mostBytes: 180 }],
  'path-reserved': [{ path: '/data' }],
  'theme-file-missing': [{ path: 'theme/a.css' }, { path: 'theme/a.css', suggestion: 'theme/b.css' }],
  'theme-file-unused': [{ path: 'theme/a.css' }],
  'theme-font-format': [{ path: 'a.ttf' }],
  'theme-not-picture': [{ path: 'icon.svg' }],
  'css-contrast-low': [
    { front: '--light-text', ground: '--light-ground', ratio: 1.2, least: 4.5 },
    { front: '--call', ground: '--dark-ground', ratio: 1, least: 1.2 },
  ],
  'css-value-malformed': [
    { value: '"bread"', reason: 'rows' },
    { value: 'bread', reason: 'area' },
    { value: '#12', reason: 'hash' },
    { value: '14', reason: 'unit', correct: '14px' },
    { value: 'var(--a)', reason: 'itself' },
    { value: '', reason: 'empty' },
    { value: '#123,', reason: 'last-comma', correct: '#123' },
  ],
  'name-misspelt': [{ name: 'Tahona del Rio', other: 'Tahona del Río' }],
  'brand-other': [{ word: 'Vektor', correct: 'Vector' }],
  'icon-other-network': [{ icon: 'brand-x', correct: 'brand-facebook' }],
  'text-capital-needless': [
    { word: 'Lunes', correct: 'lunes' },
    { word: 'Sin', correct: 'sin', isOfTitle: true },
  ],
  'fact-of-other': [{ fact: 'rye-price', other: 'rye', correct: 'bread-price' }],
  'country-unknown': [{ country: 'UK', correct: 'GB' }, { country: 'QQ' }],
  'postal-code-other': [
    { value: '28042', in: 'address', other: '28043' },
    { value: '08042', in: 'town', town: 'Madrid', start: '28' },
  ],
  'postal-code-malformed': [
    { value: '2842', country: 'ES', example: '28042' },
    { value: '28O42', country: 'ES', example: '28042', correct: '28042' },
  ],
  'office-hours-other': [{ text: 'Abrimos los lunes de 9 a 10.', office: 'Lunes, de 9 a 11.' }],
  'hours-other': [
    { time: 'friday', text: 'De lunes a viernes.', day: 'missing' },
    { time: 'sunday', text: 'Domingos, cerrado.', day: 'closed', where: 'site/settings.yaml' },
    { time: '16:00', text: 'De 9:00 a 18:00' },
    { time: '16:00', text: 'De 9:00 a 18:00', where: 'site/settings.yaml' },
  ],
  'detail-other': [{ label: 'NIF', value: 'B00000001', other: 'B00000000', file: 'site/pages/legal.yaml' }],
  'person-other': [{ name: 'Ana Ruzi', other: 'Ana Ruiz' }],
  'name-small': [{ name: 'ana ruiz', correct: 'Ana Ruiz' }],
  'date-month-other': [
    { text: 'Octubre', key: 'start', date: '2026-09-02', month: 'septiembre' },
    { text: 'Octubre', key: 'start', date: '2026-09-02', month: 'septiembre', fact: 'autumn-start' },
  ],
  'date-before': [{ date: '2025-01-02', first: '2025-03-04' }],
  'span-wrong': [
    { end: '2026-05-01', key: 'start', start: '2026-05-03' },
    { end: '2026-05-01', key: 'start' },
  ],
  'span-time-wrong': [
    { key: 'endTime', lacking: 'startTime' },
    { key: 'startTime', month: '2026-05', example: '2026-05-15' },
    { key: 'endTime', opens: '20:00', last: 'end' },
  ],
  'css-word-unknown': [
    { word: 'colr', correct: 'color' },
    { word: 'fett', valid: ['bold', 'normal'] },
    { word: '@apply', valid: [] },
  ],
  'css-name-twice': [{ name: '--bread', value: '#ff0', other: '#f00' }],
  'css-name-unknown': [{ name: '--bread' }, { name: '--ligth-text', suggestion: '--light-text' }],
  'css-font-unknown': [{ font: 'Pubic Sans', suggestion: 'Public Sans' }],
  'css-focus-hidden': [{}],
  'value-not-own': [
    { text: 'Pan', other: 'bread' },
    { text: 'Pan', other: 'bread', item: 1 },
    { text: 'Pan', other: 'bread', item: 1, translation: 'en', says: 'Cake' },
  ],
  'text-duration-other': [
    { text: '2 meses (12 semanas)' },
    { text: '2 meses (12 semanas)', facts: ['months', 'weeks'] },
  ],
  'text-sum-wrong': [{ text: '656 más 279 dan 936', sum: 935 }],
  'text-date-wrong': [
    { text: '31 de abril', last: 30 },
    { text: 'lunes 2 de mayo de 2026', weekday: 'sábado' },
    { text: '15/13/2026' },
    { text: 'eneero', correct: 'enero' },
  ],
  'fact-price-malformed': [
    { value: '4.2 €', correct: '4,20 €' },
    { value: '4,5,0 €', example: '12,50 €' },
  ],
  'fact-bare': [{ token: '{{facts.rye}}', correct: '{{facts.rye}} €' }],
  'link-section-other': [{ text: 'Prices', anchor: 'team', correct: 'prices' }],
  'link-unlike-others': [
    { text: 'See the courses', page: 'services', usual: 'courses' },
    { text: 'Ask us', page: 'courses', form: 'information' },
  ],
  'link-text-other': [
    { text: 'Contact', page: 'home', correct: 'contact', suggestion: 'contact' },
    { text: 'Contact', page: 'home', correct: 'contact' },
  ],
  'link-address-other': [{ text: 'www.aepd.es', address: 'https://www.agpd.org' }],
  'form-reply-missing': [{ form: 'orders' }, { form: 'orders', isOptional: true }],
  'phone-other': [
    { phone: '+34 000 000 009', correct: '+34 000 000 000', suggestion: '{{settings.phone}}' },
    { phone: '+43 900 000 009', correct: '+34 900 000 009', suggestion: '+34 900 000 009', country: '34' },
  ],
  'numbering-wrong': [{ found: '4.', expected: '3.' }],
  'page-of-other': [{ page: 'rye', entry: 'oats' }, { entry: 'oats' }],
  'redirect-of-other': [{ address: '/level-1', page: 'level-2', correct: 'level-1' }],
  'reference-of-other': [{ value: 'oats', correct: 'rye', page: 'rye', collection: 'faqs' }],
  'title-of-other': [{ text: 'Oats', page: 'rye', other: 'oats' }],
  'workload-other': [{ value: 9, text: 'Two years', correct: 24 }],
  'text-agreement-wrong': [
    { text: 'los cursos certificado', correct: 'los cursos certificados' },
    { text: 'los curso', correct: 'los cursos', orElse: 'el curso' },
  ],
  'text-article-wrong': [
    { text: 'an unit', correct: 'a unit' },
    { text: 'la centro', correct: 'el centro', gender: true },
    { text: 'el cursos', correct: 'el curso', orElse: 'los cursos' },
  ],
  'noun-number-wrong': [{ count: '16', noun: 'loaf', correct: 'loaves' }],
  'unit-number-wrong': [{ count: '{{facts.years}}', unit: 'year', correct: 'years' }],
  'percent-missing': [{ fact: 'rye-share', correct: '{{facts.rye-share}} %' }],
  'text-beginning-other': [
    { key: 'label', word: 'pan', correct: 'Pan', language: 'en' },
    { key: 'label', word: 'pan', correct: 'Pan' },
  ],
  'text-end-other': [
    { key: 'question', end: 'question', correct: '¿Hay pan?' },
    { key: 'description', end: 'stop', correct: 'hoy.' },
    { key: 'title', end: 'word', correct: 'Pan' },
  ],
  'text-spelling-other': [
    { word: 'center', correct: 'centre', is: 'american' },
    { word: 'centre', correct: 'center', is: 'british' },
    { word: 'Größe', correct: 'Grösse', is: 'german' },
  ],
  'translation-copied': [{ text: 'Una hogaza de pan de trigo', language: 'en', other: 'A loaf of rye bread' }],
  'text-capital-missing': [
    { word: 'monday', correct: 'Monday' },
    { word: 'abre', correct: 'Abre', begins: true },
  ],
  'field-options-idle': [{}],
  'field-kind-other': [
    { label: 'E-mail', kind: 'phone', correct: 'email' },
    { label: 'E-mail', kind: 'name', correct: 'email', beside: { field: 'email', label: 'Name' } },
  ],
  'form-consent-missing': [
    { form: 'orders', other: 'contact' },
    { form: 'orders', other: 'contact', isOptional: true },
    { form: 'orders', other: 'contact', isUnlinked: true },
  ],
  'fact-said-twice': [{ fact: 'rye-price' }],
  'fact-ends-swapped': [
    { text: '{{facts.weeks-to}} a {{facts.weeks-from}}', correct: '{{facts.weeks-from}} a {{facts.weeks-to}}' },
  ],
  'fact-year': [{ fact: 'founded', year: 1987, shown: '1,987' }],
  'fact-magnitude': [{ fact: 'block-1-price', value: 2700, other: 'block-2-price', otherValue: 33300 }],
  'fact-miscounted': [
    { fact: 'block-months', unit: 'semanas', correct: 'meses' },
    { fact: 'block-price', unit: 'horas' },
    { fact: 'block-months', unit: 'horas', swapped: 'block-hours' },
    { fact: 'block-months', unit: 'meses', type: 'hours', correct: 'months' },
    { fact: 'block-months', unit: 'semanas', type: 'hours' },
  ],
  'unit-repeated': [
    { unit: 'euros', beside: '€' },
    { unit: '€', fact: 'rye' },
    { unit: 'horas', fact: 'notice', correct: '24' },
  ],
  'phone-malformed': [
    { phone: '9OO', example: '+34 900 000 000' },
    { phone: '1', digits: 1, example: '+34 900 000 000' },
    { phone: '+34 1', digits: 1, country: '34', example: '+34 900 000 000' },
    { phone: '34 900 000 000', correct: '+34 900 000 000' },
    { phone: '+34 9OO 000 000', correct: '+34 900 000 000', reason: 'letters' },
    { phone: '900 000 000', correct: '+34 900 000 000', reason: 'country' },
    { phone: '+49 030 123456', correct: '+49 30 123456', reason: 'nought' },
    { phone: 'Tel. 900 000 000', correct: '+34 900 000 000', reason: 'signs' },
  ],
  'title-suffix-joined': [{ correct: ' | Pan' }],
  'hours-wrong': [
    { reason: 'reversed' },
    { reason: 'day' },
    { reason: 'overlap' },
    { reason: 'season' },
    { reason: 'closed', closed: 'Domingos, cerrado.', open: 'De lunes a domingo, de 9 a 14.' },
  ],
  'text-figure-joined': [
    { word: 'p0an', correct: 'poan' },
    { word: '1{{facts.rate}}', correct: '{{facts.rate}}', isToken: true },
  ],
  'html-layout': [{ layout: 'gap' }, { layout: 'list' }, { layout: 'numbered' }],
  'html-table-wrong': [
    { reason: 'headings' },
    { reason: 'head', cells: 2, first: 1 },
    { reason: 'cells', cells: 1, first: 2 },
  ],
  'language-code-other': [{ code: 'eng', correct: 'en' }],
  'language-other': [
    { code: 'fr', correct: 'en', reason: 'unwritten' },
    { code: 'en', correct: 'es', reason: 'swapped' },
  ],
  'language-name-other': [{ name: 'Inglés', correct: 'English', language: 'en' }],
  'language-prefix-idle': [{ language: 'es', prefix: '/es' }],
  'language-locale-other': [
    { locale: 'en-US', code: 'es', correct: 'es-ES', isOfOther: true },
    { locale: 'en-UK', code: 'en', correct: 'en-GB' },
  ],
  'map-other': [{ query: 'Sevilla' }, { query: 'Sevilla', correct: 'https://maps.example/?q=Horno' }],
  'coordinates-elsewhere': [
    { latitude: -3.58, longitude: 10.4 },
    { latitude: -3.58, longitude: 40.4, correct: '{ latitude: 40.4, longitude: -3.58 }' },
  ],
  'css-syntax': [
    { reason: 'Unclosed block' },
    { reason: 'Something else' },
    { reason: 'Unknown word', correct: 'color: red;' },
  ],
  'css-endless': [{}],
  'css-import': [{}],
  'css-address-foreign': [{ address: 'https://otro.example/a.png' }],
  'path-unknown': [{ path: '/bred' }, { path: '/bred', suggestion: '/bread' }],
  'form-without-service': [{ forms: ['order', 'question'] }, { forms: ['order'], isLocal: true }],
  'form-id-missing': [{ form: 'order' }],
  'message-discarded': [{}],
  'message-other': [{ text: 'Next', other: 'next', correct: ['Previous'] }],
  'date-passed': [{ date: '2025-06' }],
  'point-open': [{ what: 'El precio lleva IVA.' }],
  'media-not-picture': [{ path: 'bread.svg' }],
  'html-tag-broken': [
    { tag: '<a' },
    { tag: '</strong' },
    { tag: '<!--' },
    { tag: '< p>', meant: '<p>' },
    { tag: '<a href="page:contact>', meant: '<a href="page:contact">' },
  ],
  'html-tag-unknown': [{ tag: '<storng>', suggestion: '<strong>' }, { tag: '<bread>' }],
  'html-tag-unclosed': [
    { tag: 'em', isSlashless: false },
    { tag: 'em', isSlashless: true },
  ],
  'html-tag-unopened': [{ tag: 'em' }],
  'html-tag-crossed': [{ tag: 'b', open: 'i' }],
  'html-tag-misplaced': [
    { tag: 'ul', inside: 'p' },
    { tag: 'ul', inside: 'ul', item: 'li' },
    { tag: 'li', parents: ['ul', 'ol'] },
    { tag: 'li', parents: ['ul', 'ol'], isFirst: true },
    { tag: 'li', parents: ['ul', 'ol'], isFirst: true, isClosed: true },
    { inside: 'ul', item: 'li' },
  ],
  'currency-other': [
    { sign: '$', correct: '€', fact: 'loaf-price' },
    { sign: '€', correct: 'EUR' },
  ],
  'description-same': [{ text: 'Pan de masa madre' }],
  'entry-ungrouped': [{ id: 'rye', collection: 'courses', groups: 'categories' }],
  'figure-decimal': [{ text: '1,5', correct: '1.5', language: 'en' }],
  'translation-token-swapped': [
    { token: '{{facts.rye}}', instead: '{{facts.oats}}', original: 'es', translation: 'en' },
  ],
  'translation-unit-missing': [
    {
      token: '{{facts.weeks}}',
      unit: 'semanas',
      correct: '{{facts.weeks}} weeks',
      original: 'es',
      translation: 'en',
    },
  ],
  'translation-calendar': [{ word: 'Enero', correct: 'January', original: 'es', translation: 'en' }],
  'html-pasted': [{ tag: '<p>', isKept: true }, { tag: '<o:p>' }],
  'html-removed': [
    { tag: 'u' },
    { tag: 'p', attribute: 'style' },
    { tag: 'img', attribute: 'src' },
    { tag: 'a', attribute: 'hreff', suggestion: 'href' },
  ],
  'html-link-empty': [{ lacks: 'text' }, { lacks: 'address' }],
  'html-image-incomplete': [{ lacks: 'src' }, { lacks: 'alt' }],
  'html-heading-first': [{}],
  'html-heading-repeated': [{ text: 'Prices', first: 1, second: 3 }],
  'html-heading-skipped': [{ heading: 'h4', correct: 'h3' }],
  'link-text-vague': [{ text: 'here' }],
  'text-encoding': [{ text: 'jamÃ³n', correct: 'jamón' }, { text: 'jam�n' }],
  'text-entity': [
    { entity: '&amp;', character: '&' },
    { entity: '&nbsp;', character: '\u00a0' },
    { entity: '&lt;em&gt;', character: '<em>', inHtml: true },
  ],
  'check-digit-wrong': [
    { text: 'ES91 2100 0418 4502 0005 1331', is: 'account' },
    { text: 'B12345678', is: 'tax' },
  ],
  'text-filler': [{ text: 'lorem ipsum' }],
  'text-invisible': [
    { character: 'U+200B', before: 'bread' },
    { character: 'U+200B', before: '' },
  ],
  'currency-misplaced': [
    { text: '3 €', correct: '€3', language: 'en', side: 'before' },
    { text: '€3', correct: '3 €', language: 'es', side: 'behind' },
  ],
  'html-entity-unknown': [{ entity: '&nbps;', correct: '&nbsp;' }, { entity: '&rye;' }],
  'link-other-network': [
    { label: 'Instagram', network: 'facebook', address: 'https://facebook.com/bread' },
    { label: 'Instagram', network: 'Instagram', address: 'https://instagram.com', isFirstPage: true },
  ],
  'text-capital-late': [{ word: 'LAs', correct: 'Las' }],
  'text-unbreakable': [{ text: 'Bread of the village' }],
  'text-typo': [
    { word: 'certifcate', correct: 'certificate', isUsed: true },
    { word: 'teh', correct: 'the', isUsed: false },
    { word: 'acceptible', correct: 'acceptable', isUsed: false, isUnlisted: true },
  ],
  'text-address-other': [
    { word: 'usted', isPolite: true },
    { word: 'Llámenos', isPolite: true, correct: 'Llámanos' },
    { word: 'tu', isPolite: false },
    { word: 'tenés', isPolite: false, isRegional: true, correct: 'tienes' },
  ],
  'text-accent': [{ word: 'cancion', correct: 'canción' }],
  'text-mark-foreign': [
    { mark: '¿', language: 'en' },
    { mark: '?', language: 'ar', correct: '؟' },
  ],
  'text-pasted': [{ text: '• Pan', correct: 'Pan' }, { text: 'Sent from my iPhone' }],
  'text-markdown': [{ text: '**rye**', correct: 'rye' }, { text: '# ' }],
  'text-run-together': [{ correct: 'bread. Buns' }, {}, { isHtml: true }],
  'text-space-doubled': [{}],
  'text-stop-missing': [{ word: 'With', correct: 'eight. With' }],
  'text-tag': [{ tag: '<b>' }],
  'address-stand-in': [{ address: 'name@yourdomain.com' }],
  'address-of-other': [
    { other: 'clara-pan', correct: 'https://www.forms.example/to/bruno-horno' },
    { correct: 'https://www.forms.example/to/bruno-horno' },
  ],
  'html-address-bare': [{ address: 'http://example.com', secure: 'https://example.com' }],
  'list-cut-by-comma': [{ whole: 'Trigo, y centeno' }],
  'value-cut-by-comma': [{ whole: '84,000', correct: '84000' }],
  'value-cut-by-colon': [{ whole: 'Pan: de hoy', correct: '"Pan: de hoy"' }],
  'text-phrase-wrong': [{ phrase: 'would of', correct: 'would have' }],
  'text-word-doubled': [{ word: 'bread' }],
  'text-capitals': [{ text: 'FRESH BREAD' }],
  'text-mark-unpaired': [
    { mark: '(', missing: ')', isOpening: true },
    { mark: ')', missing: '(', isOpening: false },
    { mark: '?', missing: '¿', isOpening: false, correct: '¿Hay pan?' },
  ],
  'text-space-edge': [
    { isAtStart: true, word: 'Bread' },
    { isAtStart: false, word: 'Bread' },
  ],
  'text-spacing': [
    { text: 'bread ,', correct: 'bread,' },
    { text: 'bread,rolls', correct: 'bread, rolls' },
    { text: 'bread ,rolls', correct: 'bread, rolls' },
    { text: 'bread,,', correct: 'bread,' },
    { text: '--', correct: '–' },
  ],
  'translation-foreign': [
    { text: 'Pan', expected: 'en', language: 'es', isSwapped: false },
    { text: 'Pan', expected: 'en', language: 'es', isSwapped: true },
    { text: 'Horno 1', expected: 'en', language: 'es', isSwapped: false, correct: 'Oven 1' },
  ],
  'alt-long': [{ length: 400, most: 250 }],
  'alt-other': [{ name: 'Rye', own: 'Bread' }],
  'alt-vague': [{ alt: 'picture' }, { alt: 'Picture of a loaf', correct: 'A loaf' }],
  'date-future': [{ date: '2030-01-01' }],
  'fact-blank': [{ fact: 'bread' }],
  'fact-count': [
    { fact: 'topics', value: 9, length: 8, list: 'topics', file: 'site/a.yaml' },
    { fact: 'topics', value: 9, length: 8, list: 'topics', file: 'site/facts.yaml', missing: 'topic-3' },
  ],
  'fact-unlike': [{ text: '18', fact: 'seats', value: 16, suggestion: '{{facts.seats}}' }],
  'fact-entry': [{ value: '9', fact: 'bread-months', correct: '6' }],
  'entry-name-other': [
    { name: 'Ana Pan', other: 'ana-pan' },
    { name: 'Ana Pan', id: 'eva-pan' },
  ],
  'fact-order': [
    { least: 'a-minimum', most: 'a-maximum', values: ['9', '6'] },
    { least: 'a-from', most: 'a-to', values: ['9', '9'], isSpanOfNone: true },
  ],
  'file-name-unkept': [
    { file: 'media/qué es?.pdf', correct: 'media/qué es.pdf' },
    { file: 'media/a.jpg', other: 'media/A.jpg' },
    { file: 'media/caf\u00e9.jpg', other: 'media/cafe\u0301.jpg' },
  ],
  'file-name-malformed': [
    { file: 'pages/Pan.yaml', correct: 'pages/pan.yaml' },
    { file: 'pages/Pan.yaml', correct: 'pages/pan.yaml', isTaken: true },
  ],
  'html-empty': [{ tag: 'h2' }],
  'html-item-unlike': [
    { is: 'twice', text: 'Pan de centeno', first: 1, item: 3 },
    { is: 'small', text: 'pan', correct: 'Pan' },
    { is: 'open', text: 'Pan de centeno', correct: 'centeno.' },
  ],
  'list-count': [{ text: 'Ten loaves', counted: 10, length: 9 }],
  'link-repeated': [
    { label: 'Contact', first: 1, second: 2, same: 'label' },
    { label: 'Contact', first: 1, second: 2, same: 'target' },
  ],
  'name-duplicate': [{ name: 'email' }],
  'picture-other': [
    { path: 'ana.svg', other: 'ana', suggestion: 'eva.svg' },
    { path: 'ana.svg', suggestion: 'eva.svg' },
    { path: 'ana.svg', item: 2, suggestion: 'eva.svg' },
  ],
  'picture-not-shared': [{ path: 'a.svg' }, { path: 'a.svg', suggestion: 'a.png' }],
  'text-repeated': [{ text: '¿Hay pan?', first: 1, second: 3 }],
  'text-repeats-question': [{ text: '¿Hay pan?', key: 'question' }],
  'time-impossible': [{ time: '28:00' }, { time: '18.00', correct: '18:00' }],
  'time-reversed': [{ text: '18:00 to 9:00' }, { text: '17:00 a 20:30', before: '7:30 a 18:30' }],
  'title-brand': [{ brand: 'Bread', correct: 'Contact' }],
  'title-short': [{ text: 'S' }],
  'event-nowhere': [{}],
  'window-half': [{ has: 'from', lacks: 'until' }],
  'window-swapped': [{ from: '09-30', until: '06-01' }],
  'text-unfinished': [
    { text: 'the' },
    { text: 'bread', language: 'es' },
    { text: ',', mark: true },
    { text: 'the of', isInside: true },
  ],
  'placeholder-by-hand': [{ text: '2024', correct: '{year}' }],
  'token-malformed': [
    { text: '{bred}', valid: [] },
    { text: '{bred}', suggestion: '{bread}', valid: ['{bread}'] },
    { text: '{rye}', valid: ['{bread}', '{buns}'] },
    { text: '{facts.rye}', suggestion: '{{facts.rye}}', valid: ['{bread}'] },
  ],
  'fact-misquoted': [
    { name: 'Rye', text: '€4', fact: 'rye-price', value: '5', suggestion: '{{facts.rye-price}}' },
    {
      name: 'Rye',
      text: '{{facts.oats-price}}',
      fact: 'rye-price',
      value: '5',
      suggestion: '{{facts.rye-price}}',
      isNamed: true,
    },
  ],
  'fact-contradicted': [{ text: '4.900', fact: 'bread', value: 5000, suggestion: '{{facts.bread}}' }],
  'fact-literal': [
    { text: '5.000', suggestion: '{{facts.bread}}', valid: ['{{facts.bread}}'] },
    { text: '5.000', valid: ['{{facts.bread}}', '{{facts.buns}}'] },
  ],
  'fact-range': [
    { value: '-1', isDate: false, minimum: 0, maximum: 100 },
    { value: '2204-01-01', isDate: true, minimum: 1900, maximum: 2046 },
  ],
  'fact-sum-unknown': [
    { fact: 'bred', reason: 'unknown', suggestion, valid },
    { fact: 'bread', reason: 'text', valid: [] },
    { fact: 'bread', reason: 'circular', valid: [] },
    { fact: 'bread', reason: 'measure', valid: [] },
  ],
  'fact-sum-wrong': [{ value: '4', correct: 5, parts: ['bread', 'buns'] }],
  'fact-notation': [{ written: '0x12', correct: 18 }],
  'fact-thousands': [{ written: '27.000', correct: 27000 }],
  'fact-time-unlike': [{ value: '9.00', other: '20:00', correct: '9:00' }],
  'fact-type': [
    { type: 'date', value: '02/09/2025', suggestion: '"2025-09-02"' },
    { type: 'count', value: '1.5' },
    { type: 'date', value: '2025-09-31', last: 30 },
  ],
  'fact-unit': [{ value: '27000 €', unit: '€', correct: 27000 }],
  'fact-unused': [{ fact: 'bread' }],
  'fact-share': [{ value: 0.6, correct: 60 }],
  'fact-zero': [{ fact: 'bread' }, { fact: 'bread', free: '{ es: "Gratis", en: "Free" }' }],
  'token-misplaced': [{ token: '{{facts.bread}}' }, { token: '{{facts.bread}}', value: '5' }],
  'text-blank': [{ language: 'es' }],
  'text-stand-in': [{ text: 'TODO', language: 'en' }, { text: 'xx' }],
  'translation-figures': [
    { ...languages, inOriginal: ['27.000'], inTranslation: ['26,000'], expected: '27,000' },
    { ...languages, inOriginal: ['27.000'], inTranslation: [] },
    { ...languages, inOriginal: [], inTranslation: ['3', '4'] },
    { ...languages, inOriginal: ['3,000'], inTranslation: ['3,000'], expected: '3.000' },
  ],
  'translation-language': [
    { expected: 'en', language: 'es' },
    { expected: 'es', language: 'en', text: 'It is the best of all.' },
  ],
  'translation-letters': [{ expected: 'es', text: 'Наши летние курсы' }],
  'translation-links': [
    { address: 'page:bred', original: 'es' },
    { address: 'page:bred', original: 'es', expected: 'page:bread' },
  ],
  'translation-names': [{ original: 'es', translation: 'en', name: 'Madrid', expected: 'Sevilla' }],
  'translation-negation': [{ original: 'es', translation: 'en', word: 'no', text: 'No vendemos datos.' }],
  'translation-opposite': [{ original: 'es', translation: 'en', word: 'at least', other: 'como máximo' }],
  'translation-same': [languages],
  'translation-stale': [languages, { ...languages, changed: 'Con masa madre.' }],
  'translation-structure': [
    { ...languages, element: 'item', inOriginal: 3, inTranslation: 2 },
    { ...languages, element: 'heading', inOriginal: 1, inTranslation: 0 },
    { ...languages, element: 'link', inOriginal: 1, inTranslation: 2 },
    { ...languages, element: 'sentence', inOriginal: 3, inTranslation: 1 },
    { ...languages, element: 'word', inOriginal: 30, inTranslation: 9 },
  ],
  'translation-swapped': [languages],
  'translation-tokens': [
    { ...languages, token: '{{facts.bread}}' },
    { ...languages, token: '{{facts.bread}}', instead: '12' },
    { ...languages, token: '{{facts.bread}}', instead: '{{facts.buns}}' },
  ],
  'alt-file-name': [{ alt: 'IMG_1234.jpg' }],
  'media-empty': [{ path: 'bread.jpg' }],
  'media-broken': [{ path: 'bread.jpg' }],
  'media-huge': [{ path: 'bread.jpg', width: 10_000, height: 8000, mostPixels: 50_000_000 }],
  'media-large': [{ path: 'bread.svg', bytes: 2_500_000, mostBytes: 1_000_000 }],
  'media-misnamed': [{ path: 'bread.png', format: 'jpg', correct: 'bread.jpg' }],
  'media-private': [{ path: 'bread.docx' }],
  'media-runs': [{ path: 'media/bread.html' }],
  'media-small': [{ path: 'bread.jpg', width: 300, least: 720 }],
  'media-truncated': [{ path: 'bread.jpg' }],
  'media-unused': [{ path: 'bread.jpg' }],
  'drawing-misplaced': [{ path: 'bread.svg', correct: 'drawings/bread.svg' }],
  'svg-too-deep': [{ path: 'theme/logo.svg', mostLevels: 500 }],
  'svg-too-many': [{ path: 'theme/logo.svg', mostShapes: 100_000 }],
  'svg-reduced': [{ path: 'media/bread.svg', removed: ['script', 'image'] }],
  'media-missing': [
    { path: 'bred.svg' },
    { path: 'café.svg', hasAccentsApart: true },
    { path: '' },
    { path: 'bred.svg', suggestion },
    { path: 'https://example.com/bread.jpg', name: 'bread.jpg', isElsewhere: true },
    { path: 'https://example.com/bread', isElsewhere: true },
    { path: 'C:/bread.jpg', name: 'bread.jpg' },
  ],
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
