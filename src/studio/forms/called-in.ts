import type { MessageLanguage } from '../../diagnostics/languages';
import { capitalised } from '../../shared/capitalised';
import type { Choice } from './use-combobox';

/** Codes to choose from by what a language calls them, in its order; those that it has no name for are left out. */
export function calledIn(
  language: MessageLanguage,
  type: 'currency' | 'language' | 'region',
  codes: readonly string[],
): readonly Choice[] {
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
  return codes
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : { id: code, title: capitalised(name), detail: code };
    })
    .sort((one, other) => one.title.localeCompare(other.title, language));
}
