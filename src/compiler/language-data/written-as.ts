import type { Language } from '../../shared/language';

/** Codes that do not say how a language is written, with the one in which most write it. */
const MOSTLY: Readonly<Record<Language, Language>> = { no: 'nb' };

/** The code by which it is known how a language is written, of a code with or without a region. */
export function writtenAs(tag: string): Language {
  const [code = ''] = tag.split('-', 1);
  return MOSTLY[code] ?? code;
}
