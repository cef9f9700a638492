/** Filler of every language; in small letters and without accents, as `folded` gives it. */
export const FILLER: readonly [RegExp, ...RegExp[]] = [
  // What fingers fall upon, and who tries something out.
  /\b(?:asd){2,}\b/u,
  /\b(?:jkl|dfg|sdf|zxc){2,}\b/u,
  /\basdf(?:g|gh|ghj|asdf|jkl)*\b/u,
  /\bqwerty\b/u,
  /^\s*(?:esto es una prueba|this is a test|test text)[.!]*\s*$/u,
  /^\s*(?:(?<letter>\p{L})\k<letter>{3,20}|(?:hola )?hola (?:prueba|test))\s*$/u,
  /(?<!\S)#{5,}(?!\S)/u,
  /(?<!\S)#{2,}(?= ?[€$£%])/u,
  /(?<=\S )(?:#{3,}|@{3,})(?![^\s.,;:)])/u,
  /(?<![\d/])(?:00\/00|xx\/xx)\/(?:0{2,4}|x{2,4}|\d{4})(?![\d/])/u,
  /(?<![\p{L}\p{N}])xx+(?=[.!?]?\s*$| ?[€$£%])/u,
  /\bxxx+\b(?! ?l)/u,
  /(?<![\p{L}\p{N}])xx+ (?:euros?|eur|dolares|dollars|libras|pounds|personas|people|plazas|places)\b/u,
  // What printers use.
  /\blorem ipsum\b/u,
  /\bdolor sit amet\b/u,
  /\bconsectetur adipisci/u,
  // What programs put where they find nothing, formulas, and the gaps of form letters.
  /\[object object\]/u,
  /#¡?(?:ref|valor|value|name|num|div\/0)[!?]/u,
  /#¿nombre\?/u,
  /#n\/[ad](?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}=])=(?:suma|si|buscarv|promedio|concatenar|sum|if|vlookup|average|concatenate)\([^()\n]{0,80}\)/u,
  /%(?:nombre|apellidos|fecha|precio|curso|titulo|name|date|price|title)%/u,
  /&lt;(?:nombre|apellidos|fecha|precio|telefono|correo|name|date|price|phone|e-?mail)&gt;/u,
  /<(?:tu |su |el |la )?(?:nombre|apellidos?|fecha|precio|importe|direccion|telefono|correo|ciudad|empresa)(?: (?:del?|aqui)\b[^<>]{0,60})?>/u,
  /<(?:your |the )?(?:name|surname|date|price|amount|address|phone|e-?mail|city|company) (?:of|here)\b[^<>]{0,60}>/u,
  /<(?:your |the )?(?:name|surname|date|price|amount|phone|e-?mail|city|company)>/u,
  /<[a-z]{3,20} (?:name|date|price|address|phone)>/u,
  // What is to stand there.
  /^\s*(?:aqui (?:va|ira)|va aqui) (?:el|la|los|las|un|una|tu) (?:texto|descripcion|titulo|contenido|foto|imagen|enlace|precio)s?\b/u,
  // Those who send in a letter or a story may write more.
  /\((?:max|maximo)\.? (?:[12]?\d{1,2} (?:caracteres|characters|chars)|\d{1,2} (?:palabras|words))\)/u,
];

/** A whole text that is none: signs, or a word that only says what is to stand there. */
export const NOTHING =
  /^(?:…+|\.{3,}|\?{2,}|¿\?+|¿[ .…]+\?|[ií]dem(?: de [ií]dem)?|ditto|ver arriba|see above|same as above|igual que arriba|x{3,}|-{3,}|_{2,}|fixme|placeholder|platzhalter|bot[oó]n|button|undefined|untitled|(?:nueva (?:página|sección|entrada)|new (?:page|section|post))(?: ?\d+)?|\?+ ?[€%]|x+[.,]x+ ?[€£$%]?)$/i;

/** In capitals, or at the beginning of a text, they are words. */
export const TRIED = /^(?:null|NaN|xx|(?:prueba|test)(?:[ -]?(?:prueba|test|(?<!\d)\d+))*)$/;

/** What a program adds to the name of what has been copied. */
export const COPIED =
  /\((?:copia|copy|kopie|copie|còpia|cópia)(?: ?\d{1,2})?\)$| - (?:copia|copy|kopie|copie|còpia|cópia)(?: ?\(?\d{1,2}\)?)?$|^(?:Copia de|Copy of|Kopie von|Copie de|Còpia de|Cópia de) (?=\p{Lu}\p{Ll})/u;

/** How a form or a template calls what somebody is called. */
export const NAME_TO_FILL_IN =
  /^(?:nombre(?: y apellidos?| completo| del? (?:la )?\p{L}+)?|tu nombre|name|full name|your name|first name last name|john doe|jane doe|fulan[oa](?: de tal)?)$/iu;

/** Words for what is not known yet. In the place of a date, or of a text that tells of it, they may be all there is to say. */
export const TO_COME =
  /^\W*(?:xx+|tb[acd]|pend(?:iente|ent|ing)(?: de \p{L}+)?|(?:por|a|per) (?:completar|concretar|confirmar|decidir|definir|determinar)|to be (?:announced|completed|confirmed|decided|defined|determined))\W*$/u;

/** What stands before the number of a century. */
export const CENTURY = /(?<!\p{L})(?:s|sec|siglos?|segles?|s[eé]culos?|si[eè]cles?|secol[oi]|mendea)\.?\s$/iu;
