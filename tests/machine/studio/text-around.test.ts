import { expect, test } from 'vitest';
import { offsetIn } from '../../../src/studio/text-around';

test.each([
  ['of two places that say the same, the one with the same beside it', 'Yes. No. Yes. Maybe', 'Yes. No. Y|es. Maybe'],
  ['spaces that keep together are spaces', 'It costs 20 € a day', 'It costs 20\u00a0€| a day'],
  [
    'a fact that is shown as its value',
    'From {{facts.start}} on, each of them is open',
    'From 9 on, each of| them is open',
  ],
])('the point that was clicked: %s', (_what, written, shown) => {
  const [before = '', after = ''] = shown.split('|');
  const offset = offsetIn(written, { before, after });
  expect(written.slice(offset).replaceAll(/\s/g, ' ')).toBe(after);
});

test('what is written nowhere in the text is no point of it', () => {
  expect(offsetIn('Something else', { before: 'Opening ', after: 'hours' })).toBeUndefined();
});
