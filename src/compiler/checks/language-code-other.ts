import { isRecord } from '../../shared/is-record';
import { setEdit } from '../findings/fixes';
import { meantCode, writtenCodes } from '../languages';
import type { Rule } from '../rule';
import { sourceOfSingleton } from '../site';

/** A language has the short code that browsers and search engines know: `en`, and not `eng`. */
export const languageCodeOther: Rule<'language-code-other'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  const languages: unknown = isRecord(source?.data) ? source.data.languages : undefined;
  if (source === undefined || !Array.isArray(languages)) return [];
  const codes = writtenCodes(languages);
  return languages.flatMap((language: unknown, index) => {
    if (!isRecord(language)) return [];
    const { code, locale } = language;
    if (typeof code !== 'string') return [];
    const correct = meantCode(code, typeof locale === 'string' ? locale : '', codes);
    if (correct === code) return [];
    const place = { source, pointer: ['languages', index, 'code'] };
    const fix = { edits: [setEdit(place, correct)], isCertain: false };
    return [{ code: 'language-code-other' as const, place, details: { code, correct }, fix }];
  });
};
