export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

export function otherLanguage(language: Language): Language {
  return language === 'es' ? 'en' : 'es';
}

/** The BCP 47 tag whose conventions dates and numbers follow (specification, point 9). */
export function localeOf(language: Language): string {
  return language === 'es' ? 'es-ES' : 'en-US';
}
