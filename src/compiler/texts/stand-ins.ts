import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import { languageData } from '../language-data/known-languages';
import type { LanguageData } from '../language-data/language-data';
import { CENTURY, COPIED, FILLER, NAME_TO_FILL_IN, NOTHING, TO_COME, TRIED } from '../language-data/stand-ins';
import { folded } from '../spelling/folded';
import { anyOf } from './any-of';
import { noteIn } from './notes-to-oneself';
import { wordsIn } from './words';

const ANYWHERE = anyOf(...FILLER);

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

/** Whether a name or a title is that of a copy, as which nobody has given it. */
export function isOfCopy(text: string): boolean {
  return COPIED.test(text.trim());
}

/** Whether a name only says that a name goes there. */
export function isNameToFillIn(text: string): boolean {
  return NAME_TO_FILL_IN.test(text.trim());
}

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

const ROMAN = /(?<!\p{L})(?:X{1,2}(?:I{1,3}|I?V|I?X)|V?I{2,3}|I?V)(?!\p{L})/u;

/** Whether something is said by itself: in a longer sentence, “the form to be completed online” is a form. */
function standsOut(text: string, { 0: said, index }: RegExpExecArray): boolean {
  const [start, end] = [Math.max(0, index - NEAR), index + said.length];
  const before = text.slice(start, index).split(SENTENCE_MARKS).at(-1) ?? '';
  const [behind = ''] = text.slice(end, end + NEAR).split(SENTENCE_MARKS, 1);
  const words = wordsIn(before).length;
  return words === 0 || (words <= MOST_BEFORE && wordsIn(behind).length === 0);
}

const SENTENCE_MARKS = /[.!?…:;()[\]–—\n。！？؟]/;
/** «Este es un texto de prueba.» */
const MOST_BEFORE = 3;
/** More words than those stand in so many characters. */
const NEAR = 200;

const NOTHING_KNOWN: Pick<LanguageData, 'filler'> = {};

const phrasesOf = oncePerObject(({ filler = [] }: Pick<LanguageData, 'filler'>) =>
  filler.length === 0 ? undefined : new RegExp(`(?<![\\p{L}\\p{N}])(?:${filler.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
);
