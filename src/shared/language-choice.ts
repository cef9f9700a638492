import { type Language, languages } from './language';

/** What is known about the language a visitor should read; texts come from outside and may hold anything. */
export interface LanguageEvidence {
  /** The `lang` parameter of the address. */
  readonly forced: string | null | undefined;
  /** The preference kept from before. */
  readonly stored: string | null | undefined;
  /** The language of the path; undefined on a path that both languages share. */
  readonly path: Language | undefined;
  /** The visitor's country as the lookup told it; undefined before it answered and when it failed. */
  readonly country: string | undefined;
  readonly spanishSpeakingCountries: readonly string[];
}

export interface LanguageChoice {
  readonly language: Language;
  readonly reason: 'forced' | 'stored' | 'path' | 'lookup' | 'default';
  /** Whether the choice is to be kept for later visits. */
  readonly isKept: boolean;
}

/** The order of precedence of decision L1: forced, stored, path, lookup, default. */
export function chooseLanguage(evidence: LanguageEvidence): LanguageChoice {
  const forced = asLanguage(evidence.forced);
  if (forced !== undefined) return { language: forced, reason: 'forced', isKept: true };
  const stored = asLanguage(evidence.stored);
  if (stored !== undefined) return { language: stored, reason: 'stored', isKept: false };
  if (evidence.path !== undefined) return { language: evidence.path, reason: 'path', isKept: false };
  if (evidence.country === undefined) return { language: 'es', reason: 'default', isKept: false };
  const language = evidence.spanishSpeakingCountries.includes(evidence.country) ? 'es' : 'en';
  return { language, reason: 'lookup', isKept: true };
}

export function asLanguage(text: string | null | undefined): Language | undefined {
  return languages.find((language) => language === text);
}
