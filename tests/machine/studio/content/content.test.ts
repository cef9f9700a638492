import { describe, expect, test } from 'vitest';
import type { Edit } from '../../../../src/compiler/findings/fix';
import { dayShown } from '../../../../src/studio/content/day-shown';
import { findPicture, pictureAround } from '../../../../src/studio/content/find-picture';
import { findSame, findShown } from '../../../../src/studio/content/find-shown';
import { inLanguageOf, sameTextIn } from '../../../../src/studio/content/in-language-of';
import { inSchemaOrder } from '../../../../src/studio/content/in-schema-order';
import type { Picked } from '../../../../src/studio/content/picked';
import { fileAfter, placeAfter } from '../../../../src/studio/content/place-after';
import { placeBesideMessage } from '../../../../src/studio/content/place-of-picked';
import { nameOfThing, thingAt } from '../../../../src/studio/content/thing';
import { contract } from '../../../support/compile-site';
import { two } from '../../../support/languages';

const inTwo = contract.inLanguages(two);
const file = 'pages/one.yaml';
const page = {
  title: { es: 'Uno', en: 'One' },
  sections: [
    {
      type: 'features',
      title: { es: 'Tres', en: 'Three' },
      items: [
        { icon: 'clock', title: { es: 'Hora', en: 'Time' } },
        { icon: 'star', title: { es: 'Luz', en: 'Light' } },
      ],
    },
    { type: 'hero', media: { src: 'a.svg', decorative: true }, title: { es: 'Hola', en: 'Hello' } },
  ],
};

test.each([
  ['its own first day', { publish: '2026-12-01' }, '2026-11-27', '2026-12-01'],
  ['its own last day', { expire: '2026-12-24' }, '2026-12-25', '2026-12-24'],
  ['a day on which it is', { publish: '2026-12-01', expire: '2026-12-24' }, '2026-12-24', undefined],
  ['a day that is none', { publish: 'soon' }, '2026-11-27', undefined],
])('what is not shown on a day is on another one: %s', (_name, days, day, shown) => {
  expect(dayShown({ sections: [days] }, ['sections', 0], day)).toBe(shown);
  expect(dayShown({ ...days, sections: [{}] }, ['sections', 0], day)).toBe(shown);
});

describe('a text that has no mark', () => {
  const post = {
    date: '2025-03-06',
    readingMinutes: 12,
    courses: [{ price: 27000 }, { price: 12.5 }],
    code: 'EN',
    at: '18:00',
    address: 'Río, 4, Toro',
  };
  test.each([
    ['6 de marzo de 2025', 'es-ES', ['date']],
    ['March 6, 2025', 'en-GB', ['date']],
    ['6/3/2025', 'es-ES', ['date']],
    ['6–8 de marzo de 2025, 18:00–20:00', 'es-ES', ['date']],
    ['28 de febrero – 6 de marzo de 2025', 'es-ES', ['date']],
    ['17:00–18:00', 'es-ES', ['at']],
    ['6 de marzo de 2026', 'es-ES', undefined],
    ['6 de abril de 2025', 'es-ES', undefined],
    ['12 min', 'es-ES', ['readingMinutes']],
    ['27.000 €', 'es-ES', ['courses', 0, 'price']],
    ['€12.50', 'en-GB', ['courses', 1, 'price']],
    ['EN', 'es-ES', ['code']],
    ['E', 'es-ES', undefined],
    ['Río, 4, 49800 Toro', 'es-ES', ['address']],
    ['Río, 4, 49800 Toro, provincia de Zamora', 'es-ES', undefined],
    ['', 'es-ES', undefined],
  ])('%s in %s is written at %j', (text, locale, expected) => {
    expect(findShown(post, text, locale)).toEqual(expected);
  });

  test('is looked for in what stands on every page only as a whole', () => {
    const settings = { phone: '+34 900 000 050', limits: { posts: 3 }, languages: [{ code: 'en', name: 'English' }] };
    expect(findSame(settings, 'English')).toEqual(['languages', 0, 'name']);
    expect(findSame(settings, 'EN')).toEqual(['languages', 0, 'code']);
    expect(findSame(settings, '+34 900 000 050')).toEqual(['phone']);
    expect(findSame(settings, '3 de febrero de 2025')).toBeUndefined();
    expect(findSame({ width: '12' }, '12')).toBeUndefined();
  });

  test('of a date that has passed is sought where the message is that stands for it', () => {
    const row = { label: 'Start', values: ['September'], date: '{{facts.start}}' };
    const data = {
      updated: '2026-01-02',
      rows: [{ label: 'Price', value: 30 }, row, { label: 'End', date: '2025-06' }],
    };
    const content = { facts: { start: '2025-09-02', price: 30 }, dataOf: () => data };
    const beside = (message: string, index: number) =>
      placeBesideMessage(
        { file: 'messages.yaml', pointer: [message, 'en'] },
        { near: { file, pointer: ['rows', index, 'label'] } } as unknown as Picked,
        content,
      );
    expect(beside('dateToBeAnnounced', 1)).toEqual({ file: 'facts.yaml', pointer: ['start'] });
    expect(beside('eventOver', 2)).toEqual({ file, pointer: ['rows', 2, 'date'] });
    expect(beside('price', 1)).toEqual({ file, pointer: ['rows', 1, 'label'] });
  });

  test('is looked for first where it stands', () => {
    const twins = { a: { price: 5 }, b: { title: 'B', price: 5 } };
    expect(findShown(twins, '5 €', 'es-ES', ['b', 'title'])).toEqual(['b', 'price']);
    expect(findShown(twins, '5 €', 'es-ES', ['c'])).toEqual(['a', 'price']);
  });

  test('is what a fact says that is named there', () => {
    const course = { title: 'A', price: 'a-price', start: '{{facts.autumn}}' };
    const facts = { 'a-price': 290, autumn: '2026-09-02' };
    expect(findShown(course, '290 €', 'es-ES', ['title'], facts)).toEqual(['price']);
    expect(findShown(course, '2 de septiembre de 2026', 'es-ES', ['title'], facts)).toEqual(['start']);
    expect(findShown(course, '290 €', 'es-ES', ['title'])).toBeUndefined();
  });
});

test('an icon is that of the item in which it stands, a picture that of its section', () => {
  const at = (...pointer: (string | number)[]) => findPicture(inTwo, { file, pointer }, page)?.pointer;
  expect(at('sections', 0, 'items', 1, 'title', 'en')).toEqual(['sections', 0, 'items', 1, 'icon']);
  expect(at('sections', 1, 'title', 'es')).toEqual(['sections', 1, 'media']);
  expect(at('sections', 0, 'title', 'es')).toBeUndefined();
});

test('what a picture shows is written of the picture, and a text of none', () => {
  const at = (...pointer: (string | number)[]) => pictureAround(inTwo, { file, pointer }, page)?.pointer;
  expect(at('sections', 1, 'media', 'alt', 'es')).toEqual(['sections', 1, 'media']);
  expect(at('sections', 1, 'media')).toEqual(['sections', 1, 'media']);
  expect(at('sections', 1, 'title', 'es')).toBeUndefined();
});

test('a text has its place in each language; what is no text has one', () => {
  const at = (...pointer: (string | number)[]) => sameTextIn(inTwo, { file, pointer }, 'es').pointer;
  expect(at('sections', 0, 'title', 'en')).toEqual(['sections', 0, 'title', 'es']);
  expect(at('sections', 0, 'title')).toEqual(['sections', 0, 'title']);
  expect(at()).toEqual([]);
});

test('where something begins with a text, the cursor goes to the language in which it was seen', () => {
  const at = (...pointer: (string | number)[]) => inLanguageOf(inTwo, { file, pointer }, page, 'en').pointer;
  expect(at('sections', 0)).toEqual(['sections', 0, 'title', 'en']);
  expect(at('title')).toEqual(['title', 'en']);
  expect(at('sections', 0, 'title', 'es')).toEqual(['sections', 0, 'title', 'es']);
  expect(at('sections', 1, 'media')).toEqual(['sections', 1, 'media']);
});

describe('a new key stands where its schema has it', () => {
  const placed = (...edits: Edit[]) => inSchemaOrder(edits, inTwo, () => page);
  const insert = (...pointer: (string | number)[]) => ({ do: 'insert', file, pointer, value: 'x' }) as const;

  test('behind what comes before it there, or before what comes after', () => {
    expect(placed(insert('sections', 1, 'tone'))).toEqual([{ ...insert('sections', 1, 'tone'), after: 'type' }]);
    expect(placed(insert('path'))).toEqual([{ ...insert('path'), before: 'title' }]);
    expect(placed(insert('unheard-of'))).toEqual([insert('unheard-of')]);
    expect(placed(insert('sections', 0, 'items', 0))).toEqual([insert('sections', 0, 'items', 0)]);
  });

  test('also among those that were added or taken away just before', () => {
    const [, second] = placed({ do: 'remove', file, pointer: ['title'] }, insert('path'));
    expect(second).toEqual({ ...insert('path'), before: 'sections' });
  });

  test('of a text its languages, in the order of the site', () => {
    const [edit] = inSchemaOrder([insert('title', 'es')], inTwo, () => ({ title: { en: 'One' } }));
    expect(edit).toEqual({ ...insert('title', 'es'), before: 'en' });
  });
});

test('what has a form of its own is a section, an entry or a file', () => {
  const at = (path: string, ...pointer: (string | number)[]) => thingAt(inTwo, { file: path, pointer }).pointer;
  expect(at(file, 'sections', 1, 'title', 'en')).toEqual(['sections', 1]);
  expect(at(file, 'title', 'en')).toEqual([]);
  expect(at('blocks/one.yaml', 'items', 0, 'text')).toEqual([]);
  expect(at('blog/posts/one.yaml', 'title')).toEqual([]);
  expect(at('facts.yaml', 'price', 'value')).toEqual(['price']);
  expect(at('catalogue/categories.yaml', 'one', 'title')).toEqual(['one']);
  expect(at('settings.yaml', 'name')).toEqual([]);
  expect(at('nothing.txt', 'name')).toEqual([]);
});

test('a thing is called by what is written of it, in another language if need be, and never by what is still to be written', () => {
  const titleOf = (data: unknown, ...pointer: (string | number)[]) =>
    nameOfThing(inTwo, { file, pointer }, () => data, 'en').title;
  const section = (es: string, en: string) => ({ sections: [{ type: 'hero', title: { es, en } }] });
  expect(titleOf(section('Hola', 'Hello'), 'sections', 0)).toBe('Hello');
  expect(titleOf(section('Hola', '[[Write the text here]]'), 'sections', 0)).toBe('Hola');
  expect(titleOf(section('[[Escribe]]', '[[Write]]'), 'sections', 0)).toBeUndefined();
  expect(titleOf(section('Hola', 'A long text '.repeat(99)), 'sections', 0)).toMatch(/^(?:A long text ){7}A…$/);
  // Each sign could begin an element, which none of them ends.
  expect(titleOf(section('Hola', '<'.repeat(200_000)), 'sections', 0)).toHaveLength(90);
  const facts = { 'group-price': { value: 30 } };
  const fact = { file: 'facts.yaml', pointer: ['group-price'] };
  expect(nameOfThing(inTwo, fact, () => facts, 'en').title).toBe('Group price');
  const noted = { 'group-price': { value: 30, note: 'Price of a group, in euros. Since 2024.' } };
  expect(nameOfThing(inTwo, fact, () => noted, 'en').title).toBe('Price of a group, in euros');
  const files: Readonly<Record<string, unknown>> = {
    'facts.yaml': { a: { value: 1200 }, b: { sum: ['a', 'a'] }, c: { sum: 'a' } },
    'settings.yaml': { brand: { es: 'Pan', en: 'Bread' } },
    [file]: section('', '{{facts.a}}, {{facts.b}} {{ settings.brand }} {{facts.c}} {{entry.title}}'),
  };
  const readInIt = nameOfThing(inTwo, { file, pointer: ['sections', 0] }, (path) => files[path], 'en');
  expect(readInIt.title).toBe('1,200, 2,400 Bread {{facts.c}} {{entry.title}}');
  const questions = { items: [{ question: { es: '¿Uno?', en: 'One?' } }, { question: '[[Two?]]' }, {}] };
  expect(nameOfThing(inTwo, { file: 'faqs/a.yaml', pointer: [] }, () => questions, 'en').title).toBe('One? +2 · a');
  expect(nameOfThing(inTwo, { file: 'faqs/a.yaml', pointer: [] }, () => ({ items: [{}] }), 'en').title).toBe('a');
  const topics = { text: 'Told in class.', topics: [{ title: 'Weather' }, { title: 'Maps' }] };
  expect(nameOfThing(inTwo, { file: 'syllabi/b.yaml', pointer: [] }, () => topics, 'en').title).toBe('Weather +1 · b');
  expect(titleOf({ each: 'posts', title: '{{entry.title}} | Blog' })).toBe('Articles');
});

describe('a place in the second of the sections', () => {
  const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];
  const twin = { title: 'b' };
  const title = ['sections', 1, 'title'];
  test.each([
    ['goes along where its section is moved', [a, b, c], [b, a, c], ['sections', 0, 'title']],
    ['goes along where another section comes before it', [a, b], [c, a, b], ['sections', 2, 'title']],
    ['goes along where the one before it goes', [a, b], [b], ['sections', 0, 'title']],
    ['stays where its section is changed', [a, b, twin], [a, { title: 'bb' }, twin], title],
    ['stays where others are moved', [a, b, c], [c, b, a], title],
    ['stays where its section goes', [a, b, c], [a, c], title],
  ])('%s', (_name, before, after, pointer) => {
    expect(placeAfter({ file, pointer: title }, { sections: before }, { sections: after }).pointer).toEqual(pointer);
  });
  test('goes along where it is moved within what it is in', () => {
    const bar = (...items: readonly unknown[]) => ({ header: { bar: items } });
    const place = { file, pointer: ['header', 'bar', 1, 'title'] };
    expect(placeAfter(place, bar(a, b), bar(c, a, b)).pointer).toEqual(['header', 'bar', 2, 'title']);
    expect(placeAfter(place, bar(a, b), bar(a, c))).toBe(place);
  });
});

test('a place in an entry goes along where that alone is called otherwise', () => {
  const place = { file, pointer: ['a', 'title'] };
  const [one, two] = [{ title: 'One' }, { title: 'Two' }];
  expect(placeAfter(place, { a: one, b: two }, { c: { ...one }, b: two }).pointer).toEqual(['c', 'title']);
  for (const after of [{ b: two }, { c: two, b: two }, { c: one, d: two }, { a: two, c: one }])
    expect(placeAfter(place, { a: one, b: two }, after)).toBe(place);
});

test('a file that is called otherwise is the one that says the same, if there is only one', () => {
  const [one, two] = ['one', 'two'].map((text) => new TextEncoder().encode(text));
  const filesOf = (entries: Readonly<Record<string, Uint8Array | undefined>>) =>
    new Map(Object.entries(entries).flatMap(([path, content]) => (content ? [[path, content] as const] : [])));
  const before = filesOf({ a: one, b: two });
  const renamed = filesOf({ b: two, c: one?.slice() });
  expect(fileAfter('a', before, renamed)).toBe('c');
  expect(fileAfter('a', filesOf({ a: one, b: two, c: one }), renamed)).toBe('c');
  for (const after of [{ b: two }, { b: two, c: two }, { c: one, d: one }, { a: one, c: one }])
    expect(fileAfter('a', before, filesOf(after))).toBe('a');
});
