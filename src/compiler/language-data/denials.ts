/** What denies something in all languages, as a pattern: another sentence may say the same by the opposite. */
export const denials: string =
  'no|non|not|none|never|nunca|jamás|mai|nicht|kein\\p{L}*|pas|jamais|sans|não|sem|without|sin|sense|senza|ohne|nadie|nobody|nothing|nada|res|ningú|until|hasta|fins|bis|jusque|except|excepto|salvo';

/** What says that something is closed in all languages, as a pattern: nothing else is said to be there then. */
export const closures: string = 'cerrad\\p{L}*|closed|tancat\\p{L}*|fermée?s?|geschlossen|chius\\p{L}*|fechad\\p{L}*';
