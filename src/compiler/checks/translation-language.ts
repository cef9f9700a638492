import type { Language } from '../../shared/language';
import { knownLanguages } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import { languageOf } from '../texts/language-of';
import { shortened } from '../translations/excerpts';
import { verdicts } from '../translations/judge';

/** A text is in the language for which it is written. */
export const translationLanguage: OwnRule<'translation-language'> = (site) =>
  verdicts(site, 'in-language').map(({ at: { source, pointer, language: expected, text }, language, part }) => {
    const said = part === undefined ? text : text.slice(part.offset, part.offset + part.length);
    return {
      code: 'translation-language',
      place: { source, pointer, ...(part && { part }) },
      details: { expected, language: likeliest(said, language), ...(part && { text: shortened(said) }) },
    };
  });

/** The language in which a text seems to be: one that the site does not have, perhaps, if it is rather that. */
function likeliest(text: string, language: Language): Language {
  const isRather = (one: Language, than: Language) => one === than || languageOf(text, [one, than]) === one;
  const others = knownLanguages.filter((other) => isRather(other, language));
  return others.find((one) => others.every((other) => isRather(one, other))) ?? language;
}
