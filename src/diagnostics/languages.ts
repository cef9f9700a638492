/** The languages in which problems are told. */
export const messageLanguages = ['es', 'en'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

/** In which language those who write a website in some languages are told of it: the first of these that there is, else the one in which the machine is described. */
export function messageLanguageFor(languages: readonly { readonly code: string }[]): MessageLanguage {
  return languages.flatMap(({ code }) => messageLanguages.find((each) => each === code) ?? [])[0] ?? 'en';
}

/** What a language is called in the language of the message; what is no code of any, such as half a code, as it is written. */
export function languageName(code: string, language: MessageLanguage): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return code;
  }
}

/** What the month of a date, which is written year-month-day, is called in the language of the message. */
export function monthOf(date: string, language: MessageLanguage): string {
  const month = Number(date.split(/[-/.]/)[1]);
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 1));
}

/** How a text is written in several languages: the given one in the first or in all, the others still to be written. */
export function writtenInEach(text: string, codes: readonly string[], isSameInAll = false): string {
  return `{ ${codes.map((code, index) => `${code}: "${index === 0 || isSameInAll ? text : '…'}"`).join(', ')} }`;
}
