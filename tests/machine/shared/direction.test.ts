import { expect, test } from 'vitest';
import { directionOf } from '../../../src/shared/direction';

test.each(['ar-EG', 'he-IL', 'fa-IR', 'ur-PK', 'yi', 'ckb-IQ', 'az-Arab-IR'])(
  '%s runs from right to left',
  (locale) => {
    expect(directionOf(locale)).toBe('rtl');
  },
);

test.each(['es-ES', 'ja-JP', 'el-GR', 'az-AZ', 'ku-Latn', 'und'])('%s does not', (locale) => {
  expect(directionOf(locale)).toBeUndefined();
});
