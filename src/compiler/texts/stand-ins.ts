import type { Language } from '../../shared/language';
import { languageData } from '../language-data/known-languages';
import type { LanguageData } from '../language-data/language-data';
import { oncePerObject } from '../values/once-per-object';
import { anyOf } from './any-of';
import { folded } from './folded';
import { noteIn } from './notes-to-oneself';
import { wordsIn } from './words';

/** Filler of every language: what fingers fall upon, what printers use, and notes to oneself. */
const ANYWHERE = anyOf(
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
);

/** A whole text that is none: signs, or a word that only says what is to stand there. */
const NOTHING =
  /^(?:…+|\.{3,}|\?{2,}|¿\?+|¿[ .…]+\?|[ií]dem(?: de [ií]dem)?|ditto|ver arriba|see above|same as above|igual que arriba|x{3,}|-{3,}|_{2,}|fixme|placeholder|platzhalter|bot[oó]n|button|undefined|untitled|(?:nueva (?:página|sección|entrada)|new (?:page|section|post))(?: ?\d+)?|\?+ ?[€%]|x+[.,]x+ ?[€£$%]?)$/i;
/** In capitals, or at the beginning of a text, they are words. */
const TRIED = /^(?:null|NaN|xx|(?:prueba|test)(?:[ -]?(?:prueba|test|(?<!\d)\d+))*)$/;
/** With these the rest of the text is no text either. */
const AS_A_WHOLE = anyOf(/\b(?:[Ll]orem ipsum|LOREM IPSUM)\b/, /\b(?:TODO|FIXME):/, /^todo:/, /\[(?:TODO|FIXME|XXX)\b/);
const LONGEST = 40;

/** Whether a whole text, without its tags, only stands in for one that is still to be written. */
export function isStandIn(text: string, language: Language | undefined): boolean {
  const plain = text.trim();
  if (AS_A_WHOLE.test(plain)) return true;
  if (plain.length > LONGEST) return false;
  // «Todo» is a word in some languages.
  if (NOTHING.test(plain) || TRIED.test(plain) || plain === 'TODO' || plain === 'todo') return true;
  const found = fillerIn(plain, language);
  return (
    found !== undefined &&
    !/[\p{L}\p{N}]/u.test(plain.slice(0, found.index) + plain.slice(found.index + found[0].length))
  );
}

/** Where a text that has begun says that the rest is still to be written. */
export function endOfWriting(text: string): number | undefined {
  const found = AS_A_WHOLE.exec(text);
  return found !== null && found.index > 0 ? found.index : undefined;
}

/** What a program adds to the name of what has been copied. */
const COPIED =
  /\((?:copia|copy|kopie|copie|còpia|cópia)(?: ?\d{1,2})?\)$| - (?:copia|copy|kopie|copie|còpia|cópia)(?: ?\(?\d{1,2}\)?)?$|^(?:Copia de|Copy of|Kopie von|Copie de|Còpia de|Cópia de) (?=\p{Lu}\p{Ll})/u;

/** Whether a name or a title is that of a copy, as which nobody has given it. */
export function isOfCopy(text: string): boolean {
  return COPIED.test(text.trim());
}

/** How a form or a template calls what somebody is called. */
const NAME_TO_FILL_IN =
  /^(?:nombre(?: y apellidos?| completo| del? (?:la )?\p{L}+)?|tu nombre|name|full name|your name|first name last name|john doe|jane doe|fulan[oa](?: de tal)?)$/iu;

/** Whether a name only says that a name goes there. */
export function isNameToFillIn(text: string): boolean {
  return NAME_TO_FILL_IN.test(text.trim());
}

/** Words for what is not known yet. In the place of a date, or of a text that tells of it, they may be all there is to say. */
const TO_COME =
  /^\W*(?:xx+|tb[acd]|pend(?:iente|ent|ing)(?: de \p{L}+)?|(?:por|a|per) (?:completar|concretar|confirmar|decidir|definir|determinar)|to be (?:announced|completed|confirmed|decided|defined|determined))\W*$/u;

/** Whether the whole text of a name or a label says that it is still to be found. */
export function isToCome(text: string): boolean {
  return text.length <= LONGEST && TO_COME.test(text.toLowerCase());
}

/** What in a text looks like filler that has been left behind. */
export function fillerIn(text: string, language: Language | undefined): RegExpExecArray | undefined {
  const small = folded(text);
  const phrases = phrasesOf(languageData(language) ?? NOTHING_KNOWN);
  const anywhere = ANYWHERE.exec(small) ?? undefined;
  const found = anywhere !== undefined && !isRoman(anywhere, text) ? anywhere : undefined;
  const said = phrases === undefined ? undefined : [...small.matchAll(phrases)].find((one) => standsOut(small, one));
  return found ?? noteIn(text, language) ?? said;
}

/** In capitals, three of them may be a number of the Romans; two are one where a century or another such number is named. */
function isRoman({ 0: found, index }: RegExpExecArray, text: string): boolean {
  const written = text.slice(index, index + found.length);
  return written === 'XXX' || (written === 'XX' && (CENTURY.test(text.slice(0, index)) || ROMAN.test(text)));
}

const CENTURY = /(?<!\p{L})(?:s|sec|siglos?|segles?|s[eé]culos?|si[eè]cles?|secol[oi]|mendea)\.?\s$/iu;
const ROMAN = /(?<!\p{L})(?:X{1,2}(?:I{1,3}|I?V|I?X)|V?I{2,3}|I?V)(?!\p{L})/u;

/** Whether something is said by itself: in a longer sentence, “the form to be completed online” is a form. */
function standsOut(text: string, { 0: said, index }: RegExpExecArray): boolean {
  const before = text.slice(0, index).split(SENTENCE_MARKS).at(-1) ?? '';
  const [behind = ''] = text.slice(index + said.length).split(SENTENCE_MARKS, 1);
  const words = wordsIn(before).length;
  return words === 0 || (words <= MOST_BEFORE && wordsIn(behind).length === 0);
}

const SENTENCE_MARKS = /[.!?…:;()[\]–—\n。！？؟]/;
/** «Este es un texto de prueba.» */
const MOST_BEFORE = 3;

const NOTHING_KNOWN: Pick<LanguageData, 'filler'> = {};

const phrasesOf = oncePerObject(({ filler = [] }: Pick<LanguageData, 'filler'>) =>
  filler.length === 0 ? undefined : new RegExp(`(?<![\\p{L}\\p{N}])(?:${filler.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
);
