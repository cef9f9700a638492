import type { Language } from '../shared/language';
import { isRecord } from './sections';

/** Whether something that may carry `when: {language}` belongs into a manifest of this language. */
export function isForLanguage(value: unknown, language: Language): boolean {
  if (!isRecord(value) || !isRecord(value.when)) return true;
  return value.when.language === undefined || value.when.language === language;
}
