/** A text with the apostrophe that is a letter between Cyrillic ones, as in «пʼять», which most people type as a quotation mark. */
export function withOwnApostrophes(text: string): string {
  return /[\u0400-\u04ff]['’]/.test(text) ? text.replaceAll(TYPED, '$1ʼ') : text;
}

const TYPED = /([\u0400-\u04ff])['’](?=[\u0400-\u04ff])/g;
