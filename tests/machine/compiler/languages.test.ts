import { expect, test } from 'vitest';
import { isForeignName, languagesIn } from '../../../src/compiler/languages';

const codesOf = (...codes: string[]) =>
  languagesIn({ languages: codes.map((code) => ({ code, locale: code, name: code })) }).map(({ code }) => code);

test('a code with its country is read as the language, unless the site has another one of that language', () => {
  expect(codesOf('pt-BR', 'en-GB')).toEqual(['pt', 'en']);
  expect(codesOf('pt-BR', 'pt-PT', 'en-GB')).toEqual(['pt-br', 'pt-pt', 'en']);
});

test('the name of one of two variants may be what the other calls it, and not what others do', () => {
  expect(isForeignName('Português (Portugal)', 'pt-pt', ['pt-pt', 'pt-br'])).toBe(false);
  expect(isForeignName('European Portuguese', 'pt-pt', ['pt-pt', 'pt-br'])).toBe(true);
});
