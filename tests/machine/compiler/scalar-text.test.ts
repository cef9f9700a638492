import { describe, expect, test } from 'vitest';
import { Document, isScalar, parse, parseDocument, Scalar } from 'yaml';
import { extentOfPart } from '../../../src/compiler/yaml/scalar-text';
import { randomFrom } from '../../support/random-numbers';

const STYLES = ['PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'] as const;
const PIECES = [
  ...[
    'pan',
    'y',
    'agua',
    'de la casa',
    'ñandú',
    '😀',
    '👩‍🍳',
    '"así"',
    "l'aigua",
    "''",
    '\\n',
    'a: b',
    'x # y',
    '\t',
    '&amp;',
  ],
  ...[' ', ' ', ' ', '  ', '\n', '\n\n', '\n\n\n', '\n  más adentro', '\n\tcon tabulador', '\n- lista', ' \n'],
];
const PARTS = ['{{facts.bread}}', '<a href="page:a">', "<a href='page:b'>", '«{{a.b}}»', '{{facts.bread}}', '{{😀.x}}'];
const ANY_PART = /\{\{.*?\}\}|<a href=.*?>|«.*?»/g;

/** A text of all sorts of pieces. */
function textOf(seed: number): string {
  const random = randomFrom(seed);
  const next = (below: number) => Math.floor(random() * below);
  const pieces = Array.from({ length: 12 }, () => {
    const choices = next(3) === 0 ? PARTS : PIECES;
    return choices[next(choices.length)] ?? '';
  });
  return pieces.join('');
}

/** A file that holds the text in a certain style, as an editor could have written it. */
function fileWith(text: string, type: Scalar.Type, lineWidth: number, isWindows: boolean): string {
  const scalar = new Scalar(text);
  scalar.type = type;
  const file = new Document({ before: 1, list: [{ text: scalar }, 'after'] }).toString({ lineWidth });
  return isWindows ? file.replaceAll('\n', '\r\n') : file;
}

/** What is written at a place, without what a quoted text needs for its quotes, and a text for its line breaks. */
function meaningOf(written: string, type: Scalar['type']): unknown {
  if (type === Scalar.QUOTE_DOUBLE) return parse(`"${written}"`);
  return type === Scalar.QUOTE_SINGLE ? parse(`'${written}'`) : written.replaceAll(/\s*\n\s*/g, ' ');
}

describe.each(STYLES)('in a scalar of the style %s', (style) => {
  test.each([
    [80, false],
    [20, false],
    [0, false],
    [20, true],
  ])('every part is found where it is written (line width %i, Windows line ends: %s)', (lineWidth, isWindows) => {
    let tried = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const file = fileWith(textOf(seed), style, lineWidth, isWindows);
      const scalar = parseDocument(file).getIn(['list', 0, 'text'], true);
      if (!isScalar(scalar)) throw new Error(`no scalar in ${file}`);
      let reached = 0;
      for (const { 0: part, index } of String(scalar.value).matchAll(ANY_PART)) {
        const found = extentOfPart(scalar, file, { offset: index, length: part.length });
        const written = file.slice(found?.start, found?.end);
        expect({ seed, written: meaningOf(written, scalar.type) }).toEqual({ seed, written: part });
        // In the order of the text: the second of two equal parts is not mistaken for the first.
        expect(found?.start).toBeGreaterThanOrEqual(reached);
        reached = found?.end ?? Number.NaN;
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(100);
  });
});

test.each([
  ['a plain text over several lines', 'text: pan {{a.b}}\n  y\n  {{c.d}} agua\n\n  {{a.b}} sal\n'],
  ['quotes over several lines', `text: "pan \\\n  {{a.b}} \\u00e1 {{c.d}}\n\n  \\t{{a.b}}"\n`],
  ['single quotes', `text: 'l''aigua {{a.b}} ''{{c.d}}'' {{a.b}}'\n`],
  ['a literal block with an indentation of its own', 'text: |2-\n     pan {{a.b}}\n  {{c.d}}\n\n    {{a.b}}\n'],
  ['a folded block with lines further in', 'text: >+ # so\n\n  pan {{a.b}}\n  {{c.d}}\n\n    {{a.b}}\n  sal\n\n'],
  ['an anchor and a tag before it', 'text: !!str &x "pan {{a.b}} {{c.d}} {{a.b}}"\n'],
])('by hand: %s', (_what, file) => {
  for (const ends of [file, file.replaceAll('\n', '\r\n')]) {
    const scalar = parseDocument(ends).get('text', true);
    if (!isScalar(scalar)) throw new Error('no scalar');
    const text = String(scalar.value);
    const found = [...text.matchAll(/\{\{.*?\}\}/g)].map(({ 0: part, index }) =>
      extentOfPart(scalar, ends, { offset: index, length: part.length }),
    );
    const written = [...ends.matchAll(/\{\{.*?\}\}/g)].map(({ 0: part, index }) => ({
      start: index,
      end: index + part.length,
    }));
    expect(found).toEqual(written);
  }
});

test('what is not written literally is nowhere', () => {
  const scalar = new Scalar('one two');
  scalar.type = 'PLAIN';
  scalar.range = [0, 5, 5];
  expect(extentOfPart(scalar, 'three', { offset: 4, length: 3 })).toBeUndefined();
});

test('what can only be searched for is found by the number of its occurrence', () => {
  const scalar = new Scalar('x {{a}} {{b}} {{a}}');
  scalar.type = 'PLAIN';
  scalar.range = [0, 24, 24];
  const file = 'another {{a}} {{b}}{{a}}';
  expect(extentOfPart(scalar, file, { offset: 14, length: 5 })).toEqual({ start: 19, end: 24 });
});

test('a long run of blanks costs no time', () => {
  const file = `text: "${' '.repeat(200_000)}{{a}}"`;
  const scalar = parseDocument(file).get('text', true);
  expect(isScalar(scalar) && extentOfPart(scalar, file, { offset: 200_000, length: 5 })).toEqual({
    start: file.indexOf('{{'),
    end: file.length - 1,
  });
});
