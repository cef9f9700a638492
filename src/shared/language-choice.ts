import { asLanguage } from './as-language';
import { type AddressedLanguages, defaultLanguage, type Language } from './language';

/** What is known about the language a visitor should read; texts come from outside and may hold anything. */
interface LanguageEvidence {
  /** The `lang` parameter of the address. */
  readonly forced: string | null | undefined;
  /** The preference stored before. */
  readonly stored: string | null | undefined;
  /** The language of the path; undefined on a path that several languages share. */
  readonly path: Language | undefined;
  /** The language of the visitor's country, which is looked up; undefined before that has answered and where it failed. */
  readonly lookup: Language | undefined;
}

interface LanguageChoice {
  readonly language: Language;
  readonly reason: 'forced' | 'stored' | 'path' | 'lookup' | 'default';
  /** Whether the choice is to be stored for later visits. */
  readonly isStored: boolean;
}

/** The order of precedence of decision L1: forced, stored, path, lookup, default. */
export function chooseLanguage(evidence: LanguageEvidence, languages: AddressedLanguages): LanguageChoice {
  const forced = asLanguage(evidence.forced, languages);
  if (forced !== undefined) return { language: forced, reason: 'forced', isStored: true };
  const stored = asLanguage(evidence.stored, languages);
  if (stored !== undefined) return { language: stored, reason: 'stored', isStored: false };
  if (evidence.path !== undefined) return { language: evidence.path, reason: 'path', isStored: false };
  if (evidence.lookup !== undefined) return { language: evidence.lookup, reason: 'lookup', isStored: true };
  return { language: defaultLanguage(languages).code, reason: 'default', isStored: false };
}
