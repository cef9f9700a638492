import { expect, test } from 'vitest';
import { todayOf } from '../../../src/compiler/dates/today-of';
import { knownLanguages, languageData } from '../../../src/compiler/language-data/known-languages';
import { isForeignName, languagesIn } from '../../../src/compiler/languages';
import { folded } from '../../../src/compiler/spelling/folded';
import { regionalForms } from '../../../src/compiler/typos/regional-forms';
import { isoDay } from '../../../src/shared/dates';

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

test('the day is that of the clocks of the site, wherever it is built', () => {
  const now = new Date('2026-11-28T23:30:00Z');
  const dayOf = (settings: string) => todayOf(new Map([['settings.yaml', new TextEncoder().encode(settings)]]), now);
  expect(dayOf('timeZone: Europe/Madrid\n')).toBe('2026-11-29');
  expect(dayOf('timeZone: America/Caracas\n')).toBe('2026-11-28');
  const ofComputer = isoDay(now);
  expect([dayOf('timeZone: Madrid\n'), dayOf('timeZone: [\n'), dayOf('')]).toEqual(Array(3).fill(ofComputer));
});

test('what is looked for in texts without accents has none itself', () => {
  const accented = knownLanguages.flatMap((language) => {
    const { filler = [], twice = [], neverTwice = [], vague = [], pictures } = languageData(language) ?? {};
    const ofPictures = [pictures?.alone ?? '', ...(pictures?.before ?? []).map(([pattern]) => pattern)];
    return [...filler, ...twice, ...neverTwice, ...vague, ...ofPictures].filter(
      (one) => folded(one) !== one.toLowerCase(),
    );
  });
  expect(accented).toEqual([]);
});

test('of which words those are formed that one country forms in its own way', () => {
  const formed = (locale: string, ...words: string[]) =>
    words.map(regionalForms({ code: 'es', locale, name: 'Español' }));
  expect(formed('es-AR', 'caminá', 'llegás', 'avisanos', 'traenos', 'retiralo', 'vení', 'pan')).toEqual([
    ...['caminar', 'llegar', 'avisar', 'traer', 'retirar', 'venir'],
    undefined,
  ]);
  expect(formed('es-ES', 'caminá', 'avisanos')).toEqual([undefined, undefined]);
});
