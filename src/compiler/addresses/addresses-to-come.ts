import type { Language, Languages } from '../../shared/language';

/**
 * The addresses of a page in each language: where one is still to be written, that of the first in which it has one, which
 * is then below the prefix. Nothing where it has one in each, or in none.
 */
export function withAddressesToCome(
  path: Readonly<Partial<Record<Language, unknown>>>,
  languages: Languages,
): Readonly<Record<Language, unknown>> | undefined {
  const first = languages.map(({ code }) => path[code]).find((address) => address !== undefined);
  const missing = languages.filter(({ code }) => path[code] === undefined);
  if (first === undefined || missing.length === 0) return undefined;
  return { ...path, ...Object.fromEntries(missing.map(({ code }) => [code, first])) };
}
