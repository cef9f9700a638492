import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { project } from '../../../scripts/project';
import { readTexts } from '../../../scripts/read-files';
import { firstFault } from '../../../src/compiler/syntax/first-fault';
import { readFast } from '../../../src/compiler/yaml/yaml-data';
import { readDocument } from '../../../src/compiler/yaml/yaml-document';
import { randomFrom } from '../../support/random-numbers';

/** What the exact reader has to say of a text that the fast one has read: nothing, where both agree. */
function objection(text: string): string | undefined {
  const fast = readFast(text);
  if (fast === undefined) return undefined;
  const { document } = readDocument(text);
  const fault = firstFault(text, document, () => false);
  if (fault !== undefined) return `${JSON.stringify(text)}: ${fault.details.reason}`;
  const exact: unknown = document.toJS();
  return isDeepStrictEqual(fast.data, exact) ? undefined : `${JSON.stringify(text)}: ${JSON.stringify(exact)}`;
}

const objections = (texts: readonly string[]) => texts.flatMap((text) => objection(text) ?? []);
const shareOfFast = (texts: readonly string[]) => texts.filter(readFast).length / texts.length;

const textsBelow = async (folder: string) =>
  [...(await readTexts(`${project.root}/${folder}`))]
    .filter(([path]) => path.endsWith('.yaml'))
    .map(([, text]) => text);

test.each(['site', 'tests/fixtures'])(
  'both readers read the files of %s alike, and nearly all of it fast',
  async (folder) => {
    const texts = await textsBelow(folder);
    expect(objections(texts)).toEqual([]);
    expect(shareOfFast(texts)).toBeGreaterThan(0.95);
  },
);

test.each([
  'es: <p>En primavera, cuando abre el huerto, se siembra.</p>',
  '- Bread, butter and jam, of course\n- Rolls, "as they are", too',
  'tags: [one, two three]\ntext: Flour, water, salt',
])('the fast reader reads %j', (text) => {
  expect(shareOfFast([text])).toBe(1);
  expect(objections([text])).toEqual([]);
});

const random = randomFrom(7);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const WORDS = 'Pan Brot 12 08:30 2026-01-05 1_000 0x1F 0b11 017 .5 -0 1e3 .inf ~ null yes True : # - ? & * ! | > % @ `'
  .split(' ')
  .concat([
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    ',',
    '<<',
    '---',
    '...',
    '{{facts.x}}',
    '<p>a: b</p>',
    'ñ',
    '\u00a0',
    '\u2028',
  ]);
const text = () =>
  Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(WORDS)).join(pick(['', ' ', '\n', ' ']));

function value(depth: number): unknown {
  const kind = depth === 0 ? 0 : Math.floor(random() * 5);
  if (kind === 1) return Array.from({ length: Math.floor(random() * 4) }, () => value(depth - 1));
  if (kind === 2 || kind === 3) {
    return Object.fromEntries(Array.from({ length: Math.floor(random() * 4) }, () => [text(), value(depth - 1)]));
  }
  return kind === 4 ? pick([true, null, 3, -2.5, 0, '']) : text();
}

test('both readers read what a program writes alike, and most of it fast', () => {
  const texts = Array.from({ length: 400 }, () => {
    const defaultStringType = pick(['PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'] as const);
    return stringify({ es: value(3), en: value(2) }, { lineWidth: pick([0, 20]), defaultStringType });
  });
  expect(objections(texts)).toEqual([]);
  const plain = Array.from({ length: 50 }, (_none, index) => stringify({ title: { es: `Pan ${index}`, en: 'Bread' } }));
  expect(shareOfFast(plain)).toBe(1);
});

/** What people type in place of each other, or once too often. */
const MARKS = [
  ...'"\'{}[]:,-|>#&*!%@?=0\\~`“«…<\t\n\u00a0\ufeff',
  '- ',
  '  ',
  ': ',
  '{{facts.x}}',
  '"x"',
  ': x',
  '- x',
  '|-',
];

/** A line as somebody leaves it whose finger has slipped. */
const slips: readonly ((line: string, next: string) => string | readonly string[])[] = [
  (line) => inPlaceOfMark(line, ''),
  (line) => inPlaceOfMark(line, pick(MARKS)),
  (line) => ` ${line}`,
  (line) => line.slice(1),
  () => [],
  (line) => [line, line],
  (line, next) => `${line}${next.trim()}`,
  (line) => line + pick(MARKS),
  (line) => {
    const at = Math.floor(random() * (line.length + 1));
    return line.slice(0, at) + pick([...MARKS, ...WORDS]) + line.slice(at);
  },
];

function inPlaceOfMark(line: string, written: string): string {
  const marks = [...line.matchAll(/["'{}[\]:,|>#-]| +/g)];
  const { index, 0: mark } = marks.length === 0 ? { index: 0, 0: '' } : pick(marks);
  return line.slice(0, index) + written + line.slice(index + mark.length);
}

test('both readers read alike what people write, slips among it, or the fast one leaves it alone', async () => {
  const whole = [...(await textsBelow('site')), ...(await textsBelow('tests/fixtures'))];
  const slipped = Array.from({ length: 6000 }, () => {
    const all = pick(whole).split('\n');
    const from = Math.floor(random() * all.length);
    const part = all.slice(from, from + 10);
    const indent = part[0]?.search(/\S|$/) ?? 0;
    const lines = part.map((line) => (line.slice(0, indent).trim() === '' ? line.slice(indent) : line));
    const at = Math.floor(random() * lines.length);
    const [line = '', next = ''] = lines.slice(at, at + 2);
    return lines.toSpliced(at, 1, ...[pick(slips)(line, next)].flat()).join('\n');
  });
  expect(objections(slipped)).toEqual([]);
});

test.each([
  '',
  'a:\n  - b: 1\n    c:\n      - d\n      -\n\n  - b: 2',
  '// a:\n  b: 1',
  'a: &x 1\nb: *x',
  'a: !!str 1',
  '<<: { a: 1 }',
  '---\na: 1',
  'a: 1\n---\nb: 2',
  '%YAML 1.2\n---\na: 1',
  '? a\n: b',
  'null: x',
  '~: x',
  ': x',
  '{ a: 1 }: b',
  'a: 0b11',
  'a: -0',
  'a: -0x1',
  'a: [\n1,\n2\n]',
  'a: "x\n  y"',
  'a: b\r\nc: d',
  'a:\tb',
  'a: |2\n    x',
  'a: 1\na: 2',
  '1: a\n"1": b',
  'a: [',
])('left to the exact reader: %j', (odd) => {
  expect(readFast(odd)).toBeUndefined();
});

test('a text of ten million letters is read, in quotes and without them', () => {
  const long = 'x'.repeat(10_000_000);
  for (const written of [`"${long}"`, `'${long}'`, long])
    expect(readFast(`a: ${written}\n`)?.data).toEqual({ a: long });
  expect(() => readFast(`a: "${'\\"'.repeat(5_000_000)}"\n`)).not.toThrow();
});
