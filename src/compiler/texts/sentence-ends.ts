import type { Language } from '../../shared/language';
import { languageData } from '../language-data/known-languages';
import { oncePerLanguage } from '../values/once-per-object';

/** Finds the last word of a text where something has to follow it in its language. */
export function openEnd(language: Language | undefined): RegExp | undefined {
  const [code = ''] = (language ?? '').split('-');
  return openEndIn(code);
}

const openEndIn = oncePerLanguage((code): RegExp | undefined => {
  const words = languageData(code)?.unfinished?.replaceAll(' ', '|');
  return words === undefined ? undefined : new RegExp(`(?<=[\\p{L}\\p{N}»”")},] )(?:${words})\\s{0,99}$`, 'u');
});
