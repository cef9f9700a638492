import { setEdit } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { countryNames } from '../standards/country-codes';
import { valuesWith } from '../values/values';

/** Codes by which people call a country that has another one. */
const MEANT: Readonly<Record<string, string>> = { EN: 'GB', JA: 'JP', SP: 'ES' };

/** The code of a country is one that there is. */
export const countryUnknown: OwnRule<'country-unknown'> = (files) =>
  valuesWith(files, 'x-country').flatMap(({ source, pointer, value: country }) => {
    if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return [];
    const own = new Intl.Locale(`und-${country}`).region ?? country;
    const correct = countryNames.of(own) === undefined ? MEANT[country] : own;
    if (correct === country) return [];
    const place = { source, pointer };
    const fix = correct !== undefined && { fix: { edits: [setEdit(place, correct)], isCertain: false } };
    return [
      { code: 'country-unknown', place, details: { country, ...(correct !== undefined && { correct }) }, ...fix },
    ];
  });
