import { describe, expect, test } from 'vitest';
import { countryIn, isCrawler } from '../../../src/shared/country';
import { languageOfCountry } from '../../../src/shared/language';
import { chooseLanguage } from '../../../src/shared/language-choice';
import { languageOfPath } from '../../../src/shared/read-path';
import { spanish, three, two } from '../../support/languages';

/** What may be known of a visitor. How slow and blocked answers of the service become none is tested in the browser. */
const evidence = {
  forced: { none: null, es: 'es', en: 'en', garbage: 'xx' },
  stored: { none: null, es: 'es', en: 'en', garbage: 'klingon' },
  path: { shared: undefined, es: 'es', en: 'en' },
  lookup: {
    ES: { country: 'ES' },
    MX: { country: 'MX' },
    DE: { country: 'DE' },
    failed: undefined,
    limited: { error: true, reason: 'RateLimited' },
    garbage: { country: 'Germany' },
  },
} as const;

/** The decisions L1 and L4: the first that knows decides. `*` stands for anything. */
const table = [
  // forced        stored         path      lookup                   language and reason
  ['es           ', '*           ', '*     ', '*                    ', 'es forced, stored'],
  ['en           ', '*           ', '*     ', '*                    ', 'en forced, stored'],
  ['none, garbage', 'es          ', '*     ', '*                    ', 'es stored'],
  ['none, garbage', 'en          ', '*     ', '*                    ', 'en stored'],
  ['none, garbage', 'none, garbage', 'es    ', '*                    ', 'es path'],
  ['none, garbage', 'none, garbage', 'en    ', '*                    ', 'en path'],
  ['none, garbage', 'none, garbage', 'shared', 'ES, MX               ', 'es lookup, stored'],
  ['none, garbage', 'none, garbage', 'shared', 'DE                   ', 'en lookup, stored'],
  ['none, garbage', 'none, garbage', 'shared', 'failed, limited, garbage', 'es default'],
] as const;

function keys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

/** The cases that a cell of the table stands for. */
function cases<Key extends string>(cell: string, all: readonly Key[]): Key[] {
  if (cell.trim() === '*') return [...all];
  const named = cell.split(',').map((name) => name.trim());
  return all.filter((name) => named.includes(name));
}

/** The combinations that a row of the table stands for. */
function combinations([forced, stored, path, lookup]: (typeof table)[number]) {
  return cases(forced, keys(evidence.forced)).flatMap((forced) =>
    cases(stored, keys(evidence.stored)).flatMap((stored) =>
      cases(path, keys(evidence.path)).flatMap((path) =>
        cases(lookup, keys(evidence.lookup)).map((lookup) => ({ forced, stored, path, lookup })),
      ),
    ),
  );
}

test.each(table.map((row) => ({ expected: row[4], name: row.join(' | '), row })))('$name', ({ row, expected }) => {
  for (const { forced, stored, path, lookup } of combinations(row)) {
    const country = countryIn(evidence.lookup[lookup]);
    const known = {
      forced: evidence.forced[forced],
      stored: evidence.stored[stored],
      path: evidence.path[path],
      lookup: country && languageOfCountry(country, two),
    };
    const { language, reason, isStored } = chooseLanguage(known, two);
    expect(`${language} ${reason}${isStored ? ', stored' : ''}`, `${forced} ${stored} ${path} ${lookup}`).toBe(
      expected,
    );
  }
});

test('the table has every combination, each once', () => {
  const all = table.flatMap(combinations).map((combination) => JSON.stringify(combination));
  expect(all).toHaveLength(4 * 4 * 3 * 6);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['ES', three, 'es'],
  ['AD', three, 'ca'],
  ['DE', three, 'en'],
  ['DE', two, 'en'],
  ['DE', [spanish], 'es'],
] as const)('visitors from %s read one of the languages of the site', (country, languages, language) => {
  expect(languageOfCountry(country, languages)).toBe(language);
});

describe('the language that an address promises', () => {
  const pair = { alternates: { es: '/cursos', en: '/courses' } };
  const shared = { alternates: { es: '/blog', en: '/en/blog' }, sharedPath: '/blog' };
  test.each([
    ['/cursos', pair, 'es'],
    ['/courses', pair, 'en'],
    ['/blog', shared, undefined],
    ['/en/blog', shared, 'en'],
    ['/nothing-here', shared, undefined],
    ['/en/nothing-here', shared, 'en'],
  ] as const)('%s', (path, page, language) => {
    expect(languageOfPath(path, page, two)).toBe(language);
  });
});

describe('the country in an answer', () => {
  test.each([
    [{ country: 'ES' }, 'ES'],
    [{ country: 'es' }, undefined],
    [{ country: 'Spain' }, undefined],
    [{ country: 34 }, undefined],
    [{ country: 'ES', error: true }, undefined],
    [{}, undefined],
    [null, undefined],
    ['ES', undefined],
  ])('%j', (answer, country) => {
    expect(countryIn(answer)).toBe(country);
  });
});

test('a crawler is told by a word of its name, an ordinary headless browser is none', () => {
  const words = ['Googlebot', 'bingbot'];
  expect(isCrawler('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', words)).toBe(true);
  expect(isCrawler('Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36', words)).toBe(false);
});
