/** The languages in which problems are told. */
export const messageLanguages = ['es', 'en'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

/** What a language is called in the language of the message. */
export function languageName(code: string, language: MessageLanguage): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}

/** How a text is written in several languages: the given one in the first, the others still to be written. */
export function writtenInEach(text: string, codes: readonly string[]): string {
  return `{ ${codes.map((code, index) => `${code}: "${index === 0 ? text : '…'}"`).join(', ')} }`;
}
