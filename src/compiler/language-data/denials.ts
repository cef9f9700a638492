/** What denies something in a language, as a pattern: another sentence may say the same by the opposite. */
export function denialsIn(language: string): string {
  return NO_IS_WITHIN.has(language) ? DENIALS : `no|${DENIALS}`;
}

/** In these, «no» is “in the”. */
const NO_IS_WITHIN: ReadonlySet<string> = new Set(['gl', 'pt']);

/** What costs nothing extra is no less there for that. */
const COSTS =
  'aufpreis|cargos?|càrrecs?|charge|comisi[oó]n(?:es)?|costs?|costes?|costi|custos?|despeses|encargos|extra|fees?|frais|gastos|gebühren|interest|intereses|interessi|interessos|intérêts|juros|kosten|mehrkosten|recargos?|spese|supplément|supplementi|surcoût|taxas|zinsen|zuschlag';

/** “Up to 48 hours before”: how early, and not what ends then. */
const DENIALS = `non|not|none|never|nunca|nie|niemals|jamás|mai|nicht|kein\\p{L}*|pas|jamais|não|nadie|nobody|nothing|nada|res|ningú|except|excepto|excepte|exceto|salvo|sauf|außer|ausser|tranne|eccetto|llevat|(?:all|day|month|week) but|(?<!(?<!\\p{L})(?:al|lo|o) )menos(?! (?:de|do|que|\\d))|prohib\\p{L}*|proibid\\p{L}*|forbidden|verboten|interdit\\p{L}*|vietat\\p{L}*|(?:sans|sem|without|sin|sense|senza|ohne)(?! (?:${COSTS})(?!\\p{L}))|(?:until|hasta|fins|bis|jusque)(?! (?:a )?\\d)`;

/** What says that something is closed in all languages, as a pattern: nothing else is said to be there then. */
export const closures: string =
  'cerramos|cerrad\\p{L}*|closed|tancat\\p{L}*|fermée?s?|geschlossen|chius\\p{L}*|fechad\\p{L}*';
