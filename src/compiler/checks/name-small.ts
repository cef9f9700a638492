import { capitalised } from '../../shared/capitalised';
import { setEdit } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { valuesWith } from '../values/values';

/** The name of somebody or of a town begins with a capital, and is not written in capitals alone. */
export const nameSmall: OwnRule<'name-small'> = (files) =>
  [...valuesWith(files, 'x-name'), ...valuesWith(files, 'x-person')].flatMap(({ source, pointer, value }) => {
    if (typeof value !== 'string') return [];
    const [language] = files.contract.languages;
    const begun = withFirstCapital(value, language?.locale ?? '');
    if (begun === undefined && !isSmall(value) && !isShouted(value)) return [];
    const place = { source, pointer };
    const correct = begun ?? withCapitals(value);
    const fix = { edits: [setEdit(place, correct)], isCertain: false };
    return [{ code: 'name-small' as const, place, details: { name: value, correct }, fix }];
  });

/** Two letters, a point or a sign may be all that somebody calls themselves. */
const SMALL = /^\p{Ll}[\p{Ll}'’-]{2,}(?: [\p{Ll}'’-]+)*$/u;
const SHOUTED = /^[\p{Lu}'’-]+(?: [\p{Lu}'’-]+)+$/u;

function isSmall(name: string): boolean {
  return SMALL.test(name);
}

/** One word in capitals may be an abbreviation. */
function isShouted(name: string): boolean {
  return SHOUTED.test(name) && /\p{Lu}{4}/u.test(name);
}

/** Behind the first word, those that stand between names stay small. */
const PARTICLES = new Set(
  'abu al ben bin bint d da das de del dels den der di do dos du e el en i ibn la las le les los of ten ter the van vom von y zu zum zur'.split(
    ' ',
  ),
);

/** A name whose first word alone is small, and none of those that stand between names: a Turkish i becomes İ. */
function withFirstCapital(name: string, locale: string): string | undefined {
  const [, first = '', rest = ''] = /^(\p{Ll}{3,})( \p{Lu}\p{Ll}.*)$/u.exec(name) ?? [];
  if (first === '' || PARTICLES.has(first)) return undefined;
  return capitalised(first, locale) + rest;
}

function withCapitals(name: string): string {
  const small = name.toLowerCase();
  return small.replaceAll(/\p{L}+/gu, (word, offset: number) => {
    const isBehindApostrophe = /[\p{L}]['’]$/u.test(small.slice(0, offset));
    const isSmallWord = offset > 0 && PARTICLES.has(word) && !isBehindApostrophe;
    return isSmallWord ? word : capitalised(word);
  });
}
