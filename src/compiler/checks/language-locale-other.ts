import { setting } from '../problems/fixes';
import type { Rule } from '../rule';
import { sourceOfSingleton } from '../site';

/** Of a language that is written in two ways, the locale may name the language or the way. */
const NORWEGIAN = ['no', 'nb', 'nn'];

/** Dates and figures are written as the language of a text writes them. */
export const languageLocaleOther: Rule<'language-locale-other'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  if (source === undefined) return [];
  return site.contract.languages.flatMap(({ code, locale }, index) => {
    const [own, written] = [code, locale].map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
    if (own === written || [own, written].every((language) => NORWEGIAN.includes(language ?? ''))) return [];
    const place = { source, pointer: ['languages', index, 'locale'] };
    const correct = [code, ...locale.split('-').slice(1)].join('-');
    const fix = { edits: [setting(place, correct)], isCertain: false };
    return [{ code: 'language-locale-other', place, details: { locale, code }, fix }];
  });
};
