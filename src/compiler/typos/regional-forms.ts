import type { Languages } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import { languageData } from '../language-data/known-languages';
import { withoutAccents } from '../spelling/folded';

/** Tells of which word one in small letters is formed, as its country forms some: «avisanos» of «avisar». Nothing of all others. */
export const regionalForms = oncePerObject(
  ({ code, locale }: Languages[number]): ((word: string) => string | undefined) => {
    const { countries = '', endings = '', base = '' } = languageData(code)?.regional ?? {};
    const { region = '' } = new Intl.Locale(locale);
    if (!countries.split(' ').includes(region) || region === '') return () => undefined;
    const ending = new RegExp(`(?:${endings})$`, 'u');
    return (word) => (ending.test(word) ? withoutAccents(word.replace(ending, base)) : undefined);
  },
);
