import { describe, expect, test } from 'vitest';
import { choiceWords } from '../../../../src/compiler/schema/choice-words';
import { schemaAt } from '../../../../src/studio/content/schema-at';
import { valueWords } from '../../../../src/studio/content/schema-words';
import { summaryOf } from '../../../../src/studio/forms/summary';
import { contract } from '../../../support/compile-site';
import { two } from '../../../support/languages';

const inTwo = contract.inLanguages(two);
const page = {
  title: { es: 'Uno', en: 'One' },
  sections: [{ type: 'hero', title: { es: 'Hola', en: 'Hello' }, actions: [{ label: { es: 'Ver', en: 'See' } }] }],
};

describe('the schema of a place', () => {
  test('is that of its kind of file, its section type, its item, its key', () => {
    const at = (...pointer: (string | number)[]) => schemaAt(inTwo, 'pages/one.yaml', pointer, page)?.schema;
    expect(at()).toBe(inTwo.schemas.get('page.schema.json'));
    expect(at('sections', 0)).toBe(inTwo.sections.get('hero'));
    expect(at('sections', 0, 'size')?.enum).toEqual(['full', 'page']);
    expect(at('sections', 0, 'actions', 0)?.['x-resolve']).toBe('link');
    expect(at('sections', 0, 'unheard-of')).toBeUndefined();
  });

  test('of a language is that of the whole text', () => {
    const found = schemaAt(inTwo, 'pages/one.yaml', ['title', 'en'], page);
    expect(found?.pointer).toEqual(['title']);
    expect(found?.value).toBe(page.title);
  });

  test('of an entry of a file is that of entries; of a file that no schema describes there is none', () => {
    const facts = { price: { value: 5 } };
    expect(schemaAt(inTwo, 'facts.yaml', ['price', 'value'], facts)?.schema.type).toEqual(['number', 'string']);
    expect(schemaAt(inTwo, 'pages/deep/one.yaml', [], {})).toBeUndefined();
  });
});

describe('what a form calls things', () => {
  const words = (file: string, pointer: (string | number)[], language: 'es' | 'en') => {
    const found = schemaAt(inTwo, file, pointer, page);
    return valueWords(found?.raw ?? {}, found?.schema ?? {}, String(pointer.at(-1)), language).title;
  };

  test('is what stands beside a shared part, or else in it', () => {
    expect(words('pages/one.yaml', ['sections', 0, 'eyebrow'], 'es')).toBe('Antetítulo');
    expect(words('pages/one.yaml', ['sections', 0, 'tone'], 'en')).toBe('Tone');
  });

  test('of a text that has no name is its key', () => {
    const shared = { title: 'Text', 'x-localised': true };
    expect(valueWords({ $ref: 'x' }, shared, 'metaTitle', 'es').title).toBe('Meta title');
  });

  test.each([
    ['full: large; page: small, as a front page.', { full: 'large', page: 'small, as a front page' }],
    ['How it looks: light (bright), tinted or dark (night).', { light: 'bright', dark: 'night' }],
    ['What it is: money, a price; hours; date, a day.', { money: 'a price', date: 'a day' }],
    ['light, tinted or dark.', {}],
  ])('a choice means what its description says: %s', (description, expected) => {
    const values = ['full', 'page', 'light', 'tinted', 'dark', 'money', 'hours', 'date'];
    const found = choiceWords(
      description,
      values.filter((value) => description.includes(value)),
    );
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test.each([
    ['full: large, for the start; page: smaller. A page has one.', 'Large, for the start; smaller. A page has one.'],
    ['The tone: light (claro) or dark (oscuro).', 'The tone: claro or oscuro.'],
    ['Which one. money, a price; date, a day', 'Which one. A price; a day'],
    ['A side: left or right.', 'A side: left or right.'],
    ['true if it is none. Not all are true here.', 'If it is none. Not all are true here.'],
  ])('the help of a form has its words and not the values: %s', (description, help) => {
    const choice = { description, enum: ['full', 'page', 'light', 'dark', 'money', 'date', 'left', 'right'] };
    expect(valueWords({}, choice, 'choice', 'es').help).toBe(help);
  });
});

test('the line that stands for an item is its first text, of a section with its type', () => {
  const sectionSchema = inTwo.sections.get('hero') ?? {};
  expect(summaryOf(inTwo, sectionSchema, page.sections[0], 'es')).toBe('Cabecera: Hola');
  const link = schemaAt(inTwo, 'pages/one.yaml', ['sections', 0, 'actions', 0], page);
  expect(summaryOf(inTwo, link?.schema ?? {}, link?.value, 'es')).toBe('Ver');
  expect(summaryOf(inTwo, link?.schema ?? {}, link?.value, 'en')).toBe('See');
  expect(summaryOf(inTwo, { 'x-localised': true }, { es: '<p>Dos <b>tres</b></p>' }, 'es')).toBe('Dos tres');
});

test('the line that stands for an item says what is written before what is not, and a figure before its kind', () => {
  const half = { es: '¿Hay becas?', en: '[[Write the text here]]' };
  expect(summaryOf(inTwo, { 'x-localised': true }, half, 'en')).toBe('¿Hay becas?');
  const span = schemaAt(inTwo, 'places/locations.yaml', ['b', 'openingHours', 0], undefined);
  const days = { days: ['monday', 'friday'], opens: '[[Opens]]', closes: '[[Closes]]' };
  expect(summaryOf(inTwo, span?.schema ?? {}, days, 'en')).toBe('Monday, Friday');
  expect(summaryOf(inTwo, span?.schema ?? {}, { ...days, opens: '09:00' }, 'en')).toBe('Monday, Friday · 09:00');
  expect(summaryOf(inTwo, span?.schema ?? {}, { ...days, days: ['[[Day]]'] }, 'en')).toBe('');
  expect(summaryOf(inTwo, { 'x-localised': true }, { es: '[[Aquí]]', en: '[[Here]]' }, 'en')).toBe('Here');
  const shown = { media: { src: 'oven.jpg' }, caption: { es: '[[Aquí]]', en: '[[Here]]' } };
  const gallery = { sections: [{ type: 'gallery', images: [shown] }] };
  const picture = schemaAt(inTwo, 'pages/one.yaml', ['sections', 0, 'images', 0], gallery)?.schema ?? {};
  expect(summaryOf(inTwo, picture, shown, 'en')).toBe('oven.jpg');
  expect(summaryOf(inTwo, picture, { ...shown, caption: half }, 'en')).toBe('¿Hay becas?');
  const facts = { price: { type: 'money', value: 27000, note: 'A year' } };
  const fact = schemaAt(inTwo, 'facts.yaml', ['price'], facts);
  expect(summaryOf(inTwo, fact?.schema ?? {}, fact?.value, 'en')).toBe('27000');
});

test('the line that stands for a language says its name, and its code as long as it has none', () => {
  const summary = (language: object) => {
    const found = schemaAt(inTwo, 'settings.yaml', ['languages', 0], { languages: [language] });
    return summaryOf(inTwo, found?.schema ?? {}, found?.value, 'en');
  };
  expect(summary({ code: 'de', locale: 'de-DE', name: 'Deutsch' })).toBe('Deutsch');
  expect(summary({ code: 'de' })).toBe('de');
});
