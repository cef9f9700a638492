import { expect, test } from 'vitest';
import { languageOf, littleWordsIn } from '../../../../src/compiler/texts/language-of';

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

test.each([
  ['Ανοίγουμε κάθε μέρα και το πρωινό είναι στην αυλή', 'el'],
  ['Ми робимо фестиваль з 2015 року, і вхід для дітей вільний', 'uk'],
  ['Robimy festiwal od 2015 roku, a wstęp dla dzieci jest wolny', 'pl'],
])('and in other letters, %s is in %s', (text, language) => {
  expect(languageOf(text, ['pl', 'uk', 'el'])).toBe(language);
});

test.each([
  ['se selecciona la primera part', 'es', 'ca'],
  ['antes da visita algo de nada', 'es', 'pt'],
  ['por algo antes desde', 'es', 'gl'],
  ['me piace solo di notte no', 'es', 'it'],
  ['begge kom bare samt helt', 'nb', 'da'],
])('none of the little words of «%s» is of %s alone, and not of %s', (text, language, other) => {
  expect([...littleWordsIn(text, [language, other]).keys()]).not.toContain(language);
});
