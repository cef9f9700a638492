import { expect, onTestFinished, test } from 'vitest';
import { idByKey } from '../../../src/ui/tabs/id-by-key';

const ids = ['first', 'second', 'third'];

test('the arrows of the keyboard go where they point', () => {
  expect(idByKey('ArrowRight', ids, 'first')).toBe('second');
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  expect(idByKey('ArrowRight', ids, 'first')).toBe('third');
  expect(idByKey('ArrowLeft', ids, 'first')).toBe('second');
});
