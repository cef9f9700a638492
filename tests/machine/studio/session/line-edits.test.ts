import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyTextEdits } from '../../../../src/compiler/values/text-edit';
import { lineEdits } from '../../../../src/studio/session/line-edits';
import { operationsOf } from '../../../support/operations';

test('they make the one text the other one, in whole lines', () => {
  const texts = fc.array(fc.constantFrom('a\n', 'b\n', 'a\r\n', '\n', 'a', 'é', '😀\n')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, texts, (from, to) => {
      const edits = lineEdits(from, to);
      expect(applyTextEdits(from, edits)).toBe(to);
      expect(edits.every(({ offset }) => offset === 0 || from[offset - 1] === '\n')).toBe(true);
      expect(lineEdits(from, from)).toEqual([]);
    }),
  );
});

test('a key in a long list takes no more than one in a short one', () => {
  const same = '- icon: clock\n'.repeat(1_000);
  const edits = () => lineEdits(`${same}- a\n${same}`, `${same}- ab\n${same}`);
  expect(edits()).toEqual([{ offset: same.length, length: '- a\n'.length, text: '- ab\n' }]);
  expect(operationsOf(edits)).toBeLessThan(100);
});
