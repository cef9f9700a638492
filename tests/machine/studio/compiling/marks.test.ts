import { expect, test } from 'vitest';
import { markFor, marksIn, readMarks, withoutMarks } from '../../../../src/studio/compiling/marks';
import { fc } from '../../../support/random';

const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[\u2060-\u2064]/.test(text));
const parts = fc.array(fc.record({ text: plain, id: fc.nat(1_000_000) }));

test('a text with marks says what it said, and which part of it came from where', () => {
  fc.assert(
    fc.property(parts, plain, (written, rest) => {
      const read = readMarks(written.map(({ text, id }) => text + markFor(id)).join('') + rest);
      expect(read.text).toBe(written.map(({ text }) => text).join('') + rest);
      expect(read.parts.map(({ id, start, end }) => ({ id, text: read.text.slice(start, end) }))).toEqual(
        written.map(({ text, id }) => ({ id, text })),
      );
    }),
  );
});

test('of a mark that was cut nothing is left', () => {
  fc.assert(
    fc.property(plain, fc.nat(100_000), (text, id) => {
      const mark = markFor(id);
      // What stands around the digits alone is a character that a text may have.
      for (let length = 2; length < mark.length; length += 1)
        expect(withoutMarks(text + mark.slice(0, length))).toBe(text);
    }),
  );
});

test('the ids in a text are found, each once', () => {
  expect([...marksIn(`a${markFor(7)}b${markFor(1234)}c${markFor(7)}`)]).toEqual([7, 1234]);
});
