import { setEdit } from '../findings/fixes';
import { isForeignName, typicalLanguage } from '../languages';
import type { Rule } from '../rule';
import { sourceOfSingleton } from '../site';

/** A language is called as it calls itself: whoever looks for English looks for “English”, and not for «Inglés». */
export const languageNameOther: Rule<'language-name-other'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  const { languages } = site.contract;
  const codes = languages.map(({ code }) => code);
  return languages.flatMap(({ code, name }, index) => {
    const correct = typicalLanguage(code)?.name;
    if (source === undefined || correct === undefined || !isForeignName(name, code, codes)) return [];
    const place = { source, pointer: ['languages', index, 'name'] };
    const fix = { edits: [setEdit(place, correct)], isCertain: false };
    return [{ code: 'language-name-other', place, details: { name, correct, language: code }, fix }];
  });
};
