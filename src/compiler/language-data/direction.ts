import type { Language } from '../../shared/language';

/** The languages of these codes are written from right to left, with characters that cannot be seen. */
const FROM_RIGHT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

export function isFromRight(language: Language | undefined): boolean {
  return FROM_RIGHT.has((language ?? '').split('-')[0] ?? '');
}
