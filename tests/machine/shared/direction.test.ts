import { expect, test } from 'vitest';
import { directionOf } from '../../../src/shared/direction';
import { writingDirection } from '../../../src/studio/forms/writing-direction';

test.each(['ar-EG', 'he-IL', 'fa-IR', 'ur-PK', 'yi', 'ckb-IQ', 'az-Arab-IR'])(
  '%s runs from right to left',
  (locale) => {
    expect(directionOf(locale)).toBe('rtl');
  },
);

test.each(['es-ES', 'ja-JP', 'el-GR', 'az-AZ', 'ku-Latn', 'und'])('%s does not', (locale) => {
  expect(directionOf(locale)).toBeUndefined();
});

test.each([
  ['ar', 'rtl'],
  ['fr', 'auto'],
  [undefined, 'auto'],
])('in the Studio a text in %s runs %s, whatever it begins with', (language, direction) => {
  expect(writingDirection(language)).toBe(direction);
});
