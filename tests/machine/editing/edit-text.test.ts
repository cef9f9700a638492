import { describe, expect, test } from 'vitest';
import { applyTextEdits } from '../../../src/compiler/values/text-edit';
import { editText } from '../../../src/editing/edit-text';
import type { Operation } from '../../../src/editing/operation';
import { yaml } from '../../support/yaml';

function edited(text: string, operation: Operation): string {
  return applyTextEdits(text, editText(text, operation));
}

const page = yaml`
  # about the file
  title: "Pan" # behind
  items:
    # about the first
    - name: uno
      text: 'Hola'
      # at the end of the first

    # detached

    # about the second
    - name: dos
      text: 'Adiós'
  text: >-
    <p>Una frase</p>
    <p>y otra</p>
  inline: { es: "Sí", en: "Yes" }
`;

test('only what differs is replaced', () => {
  expect(editText(page, { do: 'set', pointer: ['items', 1, 'text'], value: 'Adiós, pan' })).toEqual([
    { offset: page.indexOf("Adiós'") + 5, length: 0, text: ', pan' },
  ]);
  expect(editText(page, { do: 'set', pointer: ['text'], value: '<p>Una frase</p> <p>y esta</p>' })).toEqual([
    { offset: page.indexOf('otra'), length: 3, text: 'est' },
  ]);
  const value = { es: 'Sí', en: 'Yes, please' };
  expect(editText(page, { do: 'set', pointer: ['inline'], value })).toEqual([
    { offset: page.indexOf('Yes') + 3, length: 0, text: ', please' },
  ]);
});

test('what is new looks like what stands beside it', () => {
  const item = { name: 'tres', text: 'Ya está' };
  expect(edited(page, { do: 'insert', pointer: ['items', 2], value: item })).toBe(
    page.replace("'Adiós'\n", "'Adiós'\n  - name: tres\n    text: 'Ya está'\n"),
  );
  expect(edited(page, { do: 'insert', pointer: ['inline', 'ca'], value: 'Sí' })).toBe(
    page.replace('"Yes" }', '"Yes", ca: "Sí" }'),
  );
});

test('a key of one letter needs no quotes', () => {
  expect(edited('title: "Pan"\n', { do: 'insert', pointer: ['focus'], value: { x: 30, y: 20 } })).toBe(
    'title: "Pan"\nfocus: { x: 30, y: 20 }\n',
  );
});

test('what is still to be written has a line for each language, however short it is until then', () => {
  const value = { es: '[[Escribe]]', en: '[[Write]]' };
  const made = edited('', { do: 'set', pointer: [], value: { title: value, tags: ['[[Etiqueta]]'] } });
  expect(`${made}\n`).toBe(yaml`
    title:
      es: "[[Escribe]]"
      en: "[[Write]]"
    tags: ["[[Etiqueta]]"]
  `);
  // Beside others it is as they are.
  expect(edited(page, { do: 'insert', pointer: ['label'], value })).toBe(
    `${page}label: { es: "[[Escribe]]", en: "[[Write]]" }\n`,
  );
});

test('a name in the place of what could only stand in quotes is written as it is beside it', () => {
  const gap = yaml`
    - kind: email
      label: { es: "Correo", en: "E-mail" }
    - kind: "[[Clase]]"
      label: { es: "[[Etiqueta]]", en: "[[Label]]" }
  `;
  const set = (...pointer: readonly (string | number)[]) => edited(gap, { do: 'set', pointer, value: 'phone' });
  expect(set(1, 'kind')).toBe(gap.replace('"[[Clase]]"', 'phone'));
  expect(set(1, 'label', 'es')).toBe(gap.replace('[[Etiqueta]]', 'phone'));
  expect(set(0, 'label', 'es')).toBe(gap.replace('Correo', 'phone'));
});

test('a new key stands where it is asked for, and what belongs to others stays with them', () => {
  const text = yaml`
    # about the file
    one: 1 # behind one

    # about two
    two: { a: 1, c: 3 }
  `;
  const added = (beside: object, ...pointer: string[]) =>
    edited(text, { do: 'insert', pointer, value: 0, ...beside } as Operation);
  expect(added({ after: 'one' }, 'new')).toBe(text.replace('behind one\n', 'behind one\nnew: 0\n'));
  expect(added({ before: 'one' }, 'new')).toBe(text.replace('one: 1', 'new: 0\none: 1'));
  expect(added({ before: 'two' }, 'new')).toBe(text.replace('# about two', 'new: 0\n# about two'));
  expect(added({ after: 'two' }, 'new')).toBe(`${text}new: 0\n`);
  expect(added({ after: 'a' }, 'two', 'b')).toBe(text.replace('a: 1, ', 'a: 1, b: 0, '));
  expect(() => added({ after: 'three' }, 'new')).toThrow(/^no-such-place/);
});

test('a day or a number without quotes needs none as long as it has the same form', () => {
  const text = 'day: 2026-12-01\ntime: 09:30\ncode: 007\n';
  const after = (pointer: string, value: string) => edited(text, { do: 'set', pointer: [pointer], value });
  expect(after('day', '2027-01-06')).toBe(text.replace('2026-12-01', '2027-01-06'));
  expect(after('time', '10:45')).toBe(text.replace('09:30', '10:45'));
  expect(after('day', '2027')).toBe(text.replace('2026-12-01', '"2027"'));
  expect(after('day', '2027-01')).toBe(text.replace('2026-12-01', '"2027-01"'));
});

test('a new text with double quotes stands between single ones', () => {
  const added = (value: string) => edited('a: "A"\n', { do: 'insert', pointer: ['b'], value });
  expect(added('<a href="page:contact">x</a>')).toBe(`a: "A"\nb: '<a href="page:contact">x</a>'\n`);
  expect(added(`"it's"`)).toBe(`a: "A"\nb: "\\"it's\\""\n`);
});

test('comments go and move with what they are about, and with nothing else', () => {
  const without = yaml`
    # about the file
    title: "Pan" # behind
    items:

      # detached

      # about the second
      - name: dos
        text: 'Adiós'
  `;
  expect(edited(page, { do: 'remove', pointer: ['items', 0] })).toContain(without);
  const moved = yaml`
      # about the second
      - name: dos
        text: 'Adiós'
      # about the first
      - name: uno
        text: 'Hola'
        # at the end of the first
    text: >-
  `;
  expect(edited(page, { do: 'move', pointer: ['items', 0], to: 1 })).toContain(moved);
  expect(edited(page, { do: 'remove', pointer: ['title'] })).toMatch(/^# about the file\nitems:/);
});

test('an emptied list or map says so', () => {
  expect(edited('a:\n  # about\n  - b\n# c\n', { do: 'remove', pointer: ['a', 0] })).toBe('a: []\n# c\n');
  expect(edited('a: { b: 1 }\n', { do: 'remove', pointer: ['a', 'b'] })).toBe('a: {}\n');
  expect(edited('- a: 1\n- c\n', { do: 'remove', pointer: [0, 'a'] })).toBe('- {}\n- c\n');
});

test.each([
  ['a: plain', 'x: y', 'a: "x: y"'],
  ['a: plain', 'yes', 'a: "yes"'],
  ['a: plain', '012', 'a: "012"'],
  ['a: plain', '2025-01-02', 'a: "2025-01-02"'],
  ['a: plain', '#no', 'a: "#no"'],
  ['a: plain', 'one\ntwo', 'a: |-\n  one\n  two'],
  ["a: 'single'", "it's", "a: 'it''s'"],
  ["a: 'single'", 'bell\u0007', 'a: "bell\\u0007"'],
  ['a: "double"', 'a "b"', 'a: "a \\"b\\""'],
  ['a: >\n  folded\n  text\n', 'other\nlines\n', 'a: >\n  other\n\n  lines\n'],
  ['[a, b]', 'c, d', '[a, "c, d"]'],
])('%j holds the text %j as %j', (text, value, expected) => {
  const pointer = text.startsWith('[') ? [1] : ['a'];
  expect(edited(text, { do: 'set', pointer, value })).toBe(expected);
});

test.each<[string, Operation, RegExp]>([
  ['a: [1', { do: 'set', pointer: ['a'], value: 1 }, /^unreadable: /],
  ['a: 1\na: 2\n', { do: 'set', pointer: ['a'], value: 3 }, /^unreadable: /],
  ['a: 1\n---\nb: 2\n', { do: 'set', pointer: ['a'], value: 3 }, /^unreadable: /],
  ['a: 1\n', { do: 'set', pointer: ['b'], value: 1 }, /^no-such-place: \/b/],
  ['a: [1]\n', { do: 'insert', pointer: ['a', 2], value: 1 }, /^no-such-place: \/a\/2/],
  ['a: [1]\n', { do: 'move', pointer: ['a', 0], to: 1 }, /^no-such-place/],
  ['a: 1\n', { do: 'insert', pointer: ['a', 'b'], value: 1 }, /^wrong-place/],
  ['a: [1]\n', { do: 'rename', pointer: ['a', 0], key: 'b' }, /^wrong-place/],
  ['a: 1\n', { do: 'insert', pointer: ['a'], value: 1 }, /^key-exists/],
  ['a: 1\nb: 2\n', { do: 'rename', pointer: ['a'], key: 'b' }, /^key-exists/],
  ['a: &x 1\nb: *x\n', { do: 'set', pointer: ['a'], value: 2 }, /^shared/],
  ['a: &x { c: 1 }\nb: *x\n', { do: 'set', pointer: ['b', 'c'], value: 2 }, /^shared/],
  ['a: &x 1\nb: *x\n', { do: 'remove', pointer: ['a'] }, /^shared/],
  ['a: 1\n', { do: 'set', pointer: ['a'], value: Number.NaN }, /^not-data/],
  ['a: 1\n', { do: 'set', pointer: ['a'], value: { b: undefined } }, /^not-data/],
  ['a: [b: 1]\n', { do: 'rename', pointer: ['a', 0, 'b'], key: 'c' }, /^not-writable/],
])('%j refuses %j', (text, operation, reason) => {
  expect(() => editText(text, operation)).toThrow(reason);
});

test('what stands for something else can be replaced, and what is named but used nowhere be changed', () => {
  expect(edited('a: &x 1\nb: *x # c\n', { do: 'set', pointer: ['b'], value: 2 })).toBe('a: &x 1\nb: 2 # c\n');
  expect(edited('a: &x 1\n', { do: 'set', pointer: ['a'], value: 2 })).toBe('a: &x 2\n');
});

test('a text that gets lines becomes a block, and braces around it make way', () => {
  const lines = '<p>Uno</p>\n<p>Dos</p>\n';
  const text = yaml`
    quoted: "Uno"
    inline: { es: "Sí", en: 'Yes' } # both
    items:
      - { name: uno, text: { es: "Sí", en: "Yes" } }
      - { name: dos }
  `;
  const after = (...pointer: (string | number)[]) => edited(text, { do: 'set', pointer, value: lines });
  expect(after('quoted')).toBe(text.replace(' "Uno"', ' |\n  <p>Uno</p>\n  <p>Dos</p>'));
  expect(after('inline', 'es')).toBe(
    text.replace(`{ es: "Sí", en: 'Yes' } # both`, `# both\n  es: |\n    <p>Uno</p>\n    <p>Dos</p>\n  en: 'Yes'`),
  );
  expect(after('items', 0, 'text', 'en')).toBe(
    text.replace(
      '{ name: uno, text: { es: "Sí", en: "Yes" } }',
      'name: uno\n    text:\n      es: "Sí"\n      en: |\n        <p>Uno</p>\n        <p>Dos</p>',
    ),
  );
  expect(edited(text, { do: 'insert', pointer: ['inline', 'ca'], value: lines })).toContain("  en: 'Yes'\n  ca: |\n");
  expect(edited('a: 1\n', { do: 'insert', pointer: ['b'], value: { es: lines } })).toContain('b:\n  es: |\n');
});

test('braces stay where a comment stands among them, and escapes where a text has them already', () => {
  const commented = 'a: {\n  # first\n  es: "Sí",\n  en: "Yes" }\n';
  const value = 'Uno\nDos\n';
  expect(edited(commented, { do: 'set', pointer: ['a', 'es'], value })).toBe(commented.replace('Sí', 'Uno\\nDos\\n'));
  expect(edited('a: "Uno\\nTres\\n"\n', { do: 'set', pointer: ['a'], value })).toBe('a: "Uno\\nDos\\n"\n');
});

test('an item that is duplicated is written as the one that it is made from, comments and all', () => {
  const first = page.slice(page.indexOf('  # about the first'), page.indexOf('\n  # detached'));
  const after = edited(page, { do: 'duplicate', pointer: ['items', 0] });
  expect(after).toBe(page.replace(first, `${first.trimEnd()}\n${first}`));
  const flow = "list: [ 'a', b ]\n";
  expect(edited(flow, { do: 'duplicate', pointer: ['list', 0] })).toBe("list: [ 'a', 'a', b ]\n");
  expect(() => edited(page, { do: 'duplicate', pointer: ['items'] })).toThrow(/^wrong-place/);
});

describe('items that stand apart go on standing apart', () => {
  const three = yaml`
    sections:
      - type: a
        x: 1

      # About b.
      - type: b

      - type: c
    title: x
  `;
  const item = (name: string, more = '') => `  - type: ${name}\n${more}`;
  const [a, b, c] = [item('a', '    x: 1\n'), `  # About b.\n${item('b')}`, item('c')];
  const of = (...items: string[]) => `sections:\n${items.join('\n')}title: x\n`;
  test.each<[string, Operation, string]>([
    ['moved down', { do: 'move', pointer: ['sections', 0], to: 1 }, of(b, a, c)],
    ['moved to the end', { do: 'move', pointer: ['sections', 0], to: 2 }, of(b, c, a)],
    ['moved up', { do: 'move', pointer: ['sections', 2], to: 1 }, of(a, c, b)],
    ['moved to the beginning', { do: 'move', pointer: ['sections', 2], to: 0 }, of(c, a, b)],
    ['taken away', { do: 'remove', pointer: ['sections', 1] }, of(a, c)],
    ['the first one taken away', { do: 'remove', pointer: ['sections', 0] }, of(b, c)],
    ['put in', { do: 'insert', pointer: ['sections', 1], value: { type: 'd' } }, of(a, item('d'), b, c)],
    [
      'put in at the beginning',
      { do: 'insert', pointer: ['sections', 0], value: { type: 'd' } },
      of(item('d'), a, b, c),
    ],
    ['put at the end', { do: 'insert', pointer: ['sections', 3], value: { type: 'd' } }, of(a, b, c, item('d'))],
    ['doubled', { do: 'duplicate', pointer: ['sections', 2] }, of(a, b, c, c)],
  ])('%s', (_what, operation, expected) => {
    expect(edited(three, operation)).toBe(expected);
  });

  test('and come back as they were when they are moved to and fro', () => {
    for (const from of [0, 1, 2]) {
      for (const to of [0, 1, 2]) {
        const moved = edited(three, { do: 'move', pointer: ['sections', from], to });
        expect(edited(moved, { do: 'move', pointer: ['sections', to], to: from })).toBe(three);
      }
    }
  });

  test('but groups of lines stay the groups that they are', () => {
    const groups = 'a: 1\nb: 2\n\nc: 3\nd: 4\n';
    expect(edited(groups, { do: 'remove', pointer: ['c'] })).toBe('a: 1\nb: 2\n\nd: 4\n');
    expect(edited(groups, { do: 'remove', pointer: ['b'] })).toBe('a: 1\n\nc: 3\nd: 4\n');
    expect(edited(groups, { do: 'insert', pointer: ['e'], value: 5 })).toBe(`${groups}e: 5\n`);
    expect(edited('a:\n  x: 1\n\nb:\n  x: 2\n', { do: 'insert', pointer: ['c'], value: { x: 3 } })).toBe(
      'a:\n  x: 1\n\nb:\n  x: 2\n\nc:\n  x: 3\n',
    );
    const last = '- a\n\n- b\n';
    expect(edited(last, { do: 'remove', pointer: [1] })).toBe('- a\n');
    expect(edited('- |+\n  a\n\n- b\n', { do: 'remove', pointer: [1] })).toBe('- |+\n  a\n\n');
    expect(edited('- |\n  a\n\n- b\n', { do: 'remove', pointer: [1] })).toMatch(/^- \|\n {2}a\n/);
    expect(edited('- |+\n  a\n\n- b\n- c\n', { do: 'move', pointer: [0], to: 2 })).toBe('- b\n- c\n- |+\n  a\n\n');
  });
});
