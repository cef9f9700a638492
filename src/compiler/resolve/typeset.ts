import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { isFromRight } from '../language-data/direction';
import { languageData } from '../language-data/known-languages';

/** A text as lines and directions of writing leave it in order. What stands in a tag stays as it is. */
export function typeset(text: string, language: Language): string {
  if (isFromRight(language)) return text.replaceAll(TAG_OR_NUMBER, isolated);
  return text.replaceAll(tagOrUnbrokenSpace(language), keptTogether);
}

/** A number in groups, of which spaces and signs would stand in the order of a text from right to left, with letters before it. */
const TAG_OR_NUMBER = /<[^<>]*>|(?:(?<!\p{L})[A-Z]{1,4})?\+?\(?\d[\d()]*(?:[ \u00a0.-]\(?\d[\d()]*)*/gu;
const THOUSANDS = /^\d{1,3}(?: \d{3})+$/;
const LEAST_OF_TELEPHONE = 9;
const LEAST_IN_SPACED_TELEPHONE = 7;

function isolated(part: string): string {
  if (part.startsWith('<')) return part;
  const digits = part.replaceAll(/\D/g, '').length;
  const hasGroups = /\d\D+\d/.test(part);
  const isTelephone =
    part.startsWith('+') ||
    (hasGroups && digits >= (/[.-]/.test(part) ? LEAST_OF_TELEPHONE : LEAST_IN_SPACED_TELEPHONE));
  return isTelephone || THOUSANDS.test(part) ? `\u2066${part}\u2069` : part;
}

const TIME = '\\d{1,2}:\\d{2}';
const UNIT = '[ckm]?m[²³]?|[km]?g|[cdm]?l|ha|h|min|kW|kWh|Uhr|uur|zł|kr|Kč|Ft|lei|TL|dk|r|р|г|год|хв|грн|ч|мин|руб';
/**
 * Between a figure and the sign or the code of its currency, a share or a short unit, the word for a year cut short, and within a
 * figure: «21 h», “CHF 300”, “18 °C”, «2027 r.», «61 000».
 */
const IN_AMOUNT = [
  `(?<=\\d )(?=[\\p{Sc}%°]|(?:[A-Z]{3}|${UNIT})(?![\\p{L}\\p{N}]))`,
  '(?<=(?<!\\d)\\d{1,3} )(?=\\d{3}(?!\\d))',
  '(?<=\\p{Sc} |(?<![\\p{L}\\p{N}])[A-Z]{3} |\\d h )(?=\\d)',
];
/** Between a name and its number, and around the word that joins two times: «Bloque 1», “9:00 to 18:00”. */
const IN_NAME_OR_SPAN = [
  '(?<=(?<!\\p{L})\\p{Lu}\\p{L}{0,20} )(?=\\d{1,2}(?![\\p{L}\\d]|[.,:]\\d| ?[\\p{Sc}%°]))',
  `(?<=${TIME} )(?=\\p{Ll}{1,3} ${TIME})`,
  `(?<=${TIME} \\p{Ll}{1,3} )(?=${TIME})`,
];
/** French has spaces before some marks, and within its quotation marks. */
const IN_FRENCH = '(?=[:;!?»])|(?<=« )';

/** A tag, or a space at which no line ends. */
const tagOrUnbrokenSpace = oncePerLanguage((language): RegExp => {
  const small = languageData(language)?.keptWithNext;
  const words = small === undefined ? '' : `${small} ${small.toUpperCase()}`.replaceAll(' ', '|');
  const behindSmall = small === undefined ? [] : [`(?<=(?<![\\p{L}\\p{N}’'.-])(?:${words}) )(?=[\\p{L}\\p{N}])`];
  const french = language.split('-')[0] === 'fr' ? [IN_FRENCH] : [];
  return new RegExp(`<[^<>]*>| (?:${[...IN_AMOUNT, ...IN_NAME_OR_SPAN, ...behindSmall, ...french].join('|')})`, 'gu');
});

function keptTogether(part: string): string {
  return part === ' ' ? '\u00a0' : part;
}
