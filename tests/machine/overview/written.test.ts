import { expect, test } from 'vitest';
import { titleOf } from '../../../src/overview/written';
import { compileSite } from '../../support/compile-site';

test('what calls itself by a whole text is called by its beginning', () => {
  const { site } = compileSite({});
  const called = (es: string) => titleOf({ title: { es } }, site, 'es');
  expect(called('Pan')).toBe('Pan');
  expect(called('Pan de ayer '.repeat(20_000))).toMatch(/^(?:Pan de ayer ){16}Pan de a…$/);
});
