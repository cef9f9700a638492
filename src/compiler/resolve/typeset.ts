import type { Language } from '../../shared/language';
import { isFromRight } from '../language-data/direction';

/** A text as lines and directions of writing leave it in order. What stands in a tag stays as it is. */
export function typeset(text: string, language: Language): string {
  if (isFromRight(language)) return text.replaceAll(TAG_OR_NUMBER, isolated);
  return language.split('-')[0] === 'fr' ? text.replaceAll(TAG_OR_SPACE, keptTogether) : text;
}

/** A number in groups, of which spaces and signs would stand in the order of a text from right to left. */
const TAG_OR_NUMBER = /<[^<>]*>|\+?\(?\d[\d()]*(?:[ \u00a0.-]\(?\d[\d()]*)*/g;
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

/** French has spaces before some marks, at which no line begins, and within its quotation marks. */
const TAG_OR_SPACE = /<[^<>]*>| (?=[:;!?»])|(?<=«) /g;

function keptTogether(part: string): string {
  return part === ' ' ? '\u00a0' : part;
}
