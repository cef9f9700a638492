import type { Language } from '../../shared/language';
import { languageData } from '../translations/language-data';

const known = new Map<Language, RegExp | undefined>();

/** Finds the last word of a text where something has to follow it in its language. */
export function openEnd(language: Language | undefined): RegExp | undefined {
  const [code = ''] = (language ?? '').split('-');
  if (!known.has(code)) {
    const words = languageData(code)?.unfinished?.replaceAll(' ', '|');
    known.set(
      code,
      words === undefined ? undefined : new RegExp(`(?<=[\\p{L}\\p{N}»”")},] )(?:${words})\\s{0,99}$`, 'u'),
    );
  }
  return known.get(code);
}
