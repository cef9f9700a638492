import { expect, test } from 'vitest';
import { languageOf } from '../../../../src/compiler/translations/language-of';

test.each([
  ['Horneamos el pan para los de aquí con masa madre', 'es'],
  ['We bake the bread with sourdough in the morning', 'en'],
  ['Fem el pa amb massa mare i el venem a la plaça', 'ca'],
  ['<p>Para los de aquí, <em>the best of all the breads</em>.</p>', 'es'],
  ['Taller «The Art of the Loaf and the Oven»', undefined],
  ['Madrid', undefined],
  ['Código: <code>SELECT * FROM vuelos WHERE NOT origen IS NULL</code>', undefined],
  ['Ha ha ha! Tick, tock. Ha ha!', undefined],
  ['Total: 12 €', undefined],
  ['Sample logo of Revista Pista de Muestra', undefined],
])('%s is in %s', (text, language) => {
  expect(languageOf(text, ['ca', 'es', 'en'])).toBe(language);
});

test('where a language of the site is not known, nothing is said', () => {
  expect(languageOf('We bake the bread with sourdough in the morning', ['es', 'en', 'xx'])).toBeUndefined();
});
