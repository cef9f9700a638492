/** What denies something in a language, as a pattern: another sentence may say the same by the opposite. */
export function denialsIn(language: string): string {
  return NO_IS_WITHIN.has(language) ? DENIALS : `no|${DENIALS}`;
}

/** In these, «no» is “in the”. */
const NO_IS_WITHIN: ReadonlySet<string> = new Set(['gl', 'pt']);

const DENIALS =
  'non|not|none|never|nunca|nie|niemals|jamás|mai|nicht|kein\\p{L}*|pas|jamais|sans|não|sem|without|sin|sense|senza|ohne|nadie|nobody|nothing|nada|res|ningú|until|hasta|fins|bis|jusque|except|excepto|salvo|prohib\\p{L}*|proibid\\p{L}*|forbidden|verboten|interdit\\p{L}*|vietat\\p{L}*';

/** What says that something is closed in all languages, as a pattern: nothing else is said to be there then. */
export const closures: string =
  'cerramos|cerrad\\p{L}*|closed|tancat\\p{L}*|fermée?s?|geschlossen|chius\\p{L}*|fechad\\p{L}*';
