import { expect, test } from 'vitest';
import { blanksAround } from '../../../../src/studio/forms/blanks-around';

const put = (before: string, after: string) => blanksAround(before, after).join('12');

test.each([
  ['Cuesta', '', 'Cuesta 12'],
  ['Cuesta ', '', 'Cuesta 12'],
  ['Dura', 'meses', 'Dura 12 meses'],
  ['Dura ', ' meses', 'Dura 12 meses'],
  ['', 'meses.', '12 meses.'],
  ['Son', ', o más', 'Son 12, o más'],
  ['(', ')', '(12)'],
  ['€', '', '€12'],
  ['El', '%', 'El 12%'],
  ['l’', '', 'l’12'],
  ['{{facts.a}}', '{{facts.b}}', '{{facts.a}} 12 {{facts.b}}'],
  ['Una línea\n', '', 'Una línea\n12'],
  ['全部で', '時間', '全部で12時間'],
])('what is put between “%s” and “%s” is parted from words', (before, after, wanted) => {
  expect(before + put(before, after) + after).toBe(wanted);
});
