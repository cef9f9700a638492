import type { Language } from '../../shared/language';
import { ar } from './ar';
import { ca } from './ca';
import { cs } from './cs';
import { da } from './da';
import { de } from './de';
import { el } from './el';
import { en } from './en';
import { es } from './es';
import { eu } from './eu';
import { fi } from './fi';
import { fr } from './fr';
import { gl } from './gl';
import { he } from './he';
import { hu } from './hu';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import type { LanguageData } from './language-data';
import { nb } from './nb';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import { ro } from './ro';
import { ru } from './ru';
import { sl } from './sl';
import { sv } from './sv';
import { tr } from './tr';
import { uk } from './uk';
import { vi } from './vi';
import { writtenAs } from './written-as';
import { zh } from './zh';

/** By language code. Of a language that is not here nothing is said that would need it. */
const data: Readonly<Record<Language, LanguageData>> = {
  ar,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  eu,
  fi,
  fr,
  gl,
  he,
  hu,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sl,
  sv,
  tr,
  uk,
  vi,
  zh,
};

/** What is known of a language, by its code with or without a region. */
export function languageData(language: Language = ''): LanguageData | undefined {
  return data[writtenAs(language)];
}

/** The languages of which something is known. */
export const knownLanguages: readonly Language[] = Object.keys(data);

/** What is known of all languages, for texts of which nobody says in which they are. */
export const everyLanguage: readonly LanguageData[] = Object.values(data);
