import type { Language } from './language';

/** A text with a capital at its beginning: of «istanbul» in Turkish, that is «İstanbul». */
export function capitalised(text: string, language?: Language): string {
  return text.charAt(0).toLocaleUpperCase(language ?? 'und') + text.slice(1);
}
