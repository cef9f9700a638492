import { describe, expect, test } from 'vitest';
import { countryIn, isCrawler } from '../../../src/shared/country';
import { languageOfCountry } from '../../../src/shared/language';
import { chooseLanguage, type LanguageChoice } from '../../../src/shared/language-choice';
import { languageOfPath } from '../../../src/shared/paths';
import { spanish, three, two } from '../helpers/languages';

const stored = { es: 'es', en: 'en', none: null, garbage: 'klingon' } as const;
const paths = { es: 'es', en: 'en', shared: undefined } as const;
/** What the service answers; how slow and blocked answers become none is tested in the browser. */
const lookups = {
  ES: { country: 'ES' },
  MX: { country: 'MX' },
  DE: { country: 'DE' },
  failed: undefined,
  limited: { error: true, reason: 'RateLimited' },
  garbage: { country: 'Germany' },
} as const;
const forced = { none: null, es: 'es', en: 'en', garbage: 'xx' } as const;

type Row = { [Key in 'forced' | 'stored' | 'path' | 'lookup']: string };

/** The decisions L1 and L4, in words of their own: the first that knows decides. */
function expected({ forced, stored, path, lookup }: Row): LanguageChoice {
  if (forced === 'es' || forced === 'en') return { language: forced, reason: 'forced', isStored: true };
  if (stored === 'es' || stored === 'en') return { language: stored, reason: 'stored', isStored: false };
  if (path === 'es' || path === 'en') return { language: path, reason: 'path', isStored: false };
  if (lookup === 'ES' || lookup === 'MX') return { language: 'es', reason: 'lookup', isStored: true };
  if (lookup === 'DE') return { language: 'en', reason: 'lookup', isStored: true };
  return { language: 'es', reason: 'default', isStored: false };
}

const rows = keys(forced).flatMap((forced) =>
  keys(stored).flatMap((stored) =>
    keys(paths).flatMap((path) => keys(lookups).map((lookup) => ({ forced, stored, path, lookup }))),
  ),
);

function keys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

test.each(rows)('forced $forced, stored $stored, path $path, lookup $lookup', (row) => {
  const evidence = {
    forced: forced[row.forced],
    stored: stored[row.stored],
    path: paths[row.path],
    country: countryIn(lookups[row.lookup]),
  };
  expect(chooseLanguage(evidence, two)).toEqual(expected(row));
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
