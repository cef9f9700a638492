import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { isPublished } from '../dates/publication';

/** Whether something belongs into a manifest of this language as of this day. */
export function isShown(value: unknown, { language, today }: { language: Language; today: string }): boolean {
  return isForLanguage(value, language) && isPublished(value, today);
}

/** Whether something that may carry `when: {language}` belongs into a manifest of this language. */
export function isForLanguage(value: unknown, language: Language): boolean {
  if (!isRecord(value) || !isRecord(value.when)) return true;
  return value.when.language === undefined || value.when.language === language;
}
