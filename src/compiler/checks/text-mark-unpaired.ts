import type { Language, Languages } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { oncePerText } from '../../shared/once-per-text';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { type TextBlock, textBlocks } from '../texts/text-blocks';

/** Marks of which one opens and the other closes. */
interface Pair {
  readonly opening: string;
  readonly closing: string;
}

const ROUND: readonly Pair[] = [
  { opening: '(', closing: ')' },
  { opening: '（', closing: '）' },
];

/** Those of a sentence, and the others, that a language has as pairs where it is written. */
function pairsOf(language: Language, locale: string): { readonly ofSentence: Pair[]; readonly others: Pair[] } {
  const { sentenceMarks, quotationMarks } = languageData(language) ?? {};
  const ofCountry = /^de-(?:CH|LI)$/.test(locale) ? IN_SWITZERLAND : [];
  return { ofSentence: pairsIn(sentenceMarks), others: [...ROUND, ...pairsIn(quotationMarks), ...ofCountry] };
}

/** German has them the other way round elsewhere, or none. */
const IN_SWITZERLAND: readonly Pair[] = [{ opening: '«', closing: '»' }];

function pairsIn(marks = ''): Pair[] {
  return marks.split(' ').flatMap(([opening, closing]) => (opening && closing ? { opening, closing } : []));
}

/** A mark without the other of its pair. */
interface Lonely {
  readonly at: number;
  readonly pair: Pair;
  readonly isOpening: boolean;
}

/** What opens is closed, and the other way round: a question begins with ¿ where the language asks for it. */
export const textMarkUnpaired: OwnRule<'text-mark-unpaired'> = (site) =>
  fewInEach(
    textBlocks(site),
    ({ written }) => written,
    (block) => {
      if (!/[¿?¡!()（）[\]«»„“”「」『』"]/.test(block.text)) return [];
      const { language = '' } = block.written;
      const [first] = lonelyIn(block.text, language, localeOf(language, site.contract.languages));
      return first === undefined ? [] : [finding(block, first)];
    },
  );

/** Of a language that the settings do not name, as where they cannot be read, the country is not known. */
function localeOf(language: Language, languages: Languages): string {
  return languages.find(({ code }) => code === language)?.locale ?? language;
}

function finding({ written, text, offset }: TextBlock, { at, pair, isOpening }: Lonely): Finding<'text-mark-unpaired'> {
  const { source, pointer } = written;
  const { opening, closing } = pair;
  const place = { source, pointer, part: { offset: offset + at, length: 1 } };
  const details = { mark: isOpening ? opening : closing, missing: isOpening ? closing : opening, isOpening };
  const [quotation = '', quoted] =
    (closing === '“' && OTHERWISE_QUOTED.exec(text.slice(at, at + LONGEST_QUOTATION))) || [];
  if (quoted !== undefined) {
    const quotedAsOwn = `${opening}${quoted}${closing}`;
    const fix = fixOfText(written, [{ offset: offset + at, length: quotation.length, text: quotedAsOwn }], false);
    return { code: 'text-mark-unpaired', place, details: { ...details, correct: quotedAsOwn }, fix };
  }
  const start = isOpening || closing !== '?' ? undefined : startOfSentence(text, at);
  if (start === undefined) return { code: 'text-mark-unpaired', place, details };
  const correct = `${opening}${text.slice(start, at + 1)}`.replaceAll(/\s+/g, ' ');
  const fix = fixOfText(written, [{ offset: offset + start, length: 0, text: opening }], false);
  return { code: 'text-mark-unpaired', place, details: { ...details, correct }, fix };
}

/** What is quoted in the way of another language, “so”, or half in it, „so”. */
const OTHERWISE_QUOTED = /^[“„]([^“”„"]+)[”"]/;
const LONGEST_QUOTATION = 300;

/** Where the sentence begins that ends at a place, where no comma leaves it open what the question is. */
function startOfSentence(text: string, end: number): number | undefined {
  const before = text.slice(0, end);
  const [, sentence = ''] = /(?:^|[.!?…:;]\s)\s*([^.!?…:;]*)$/.exec(before.slice(-300)) ?? [];
  return sentence === '' || sentence.includes(',') ? undefined : end - sentence.length;
}

function lonelyIn(text: string, language: Language, locale: string): Lonely[] {
  const { ofSentence, others } = pairsOf(language, locale);
  const isSaying = ofSentence.length > 0 && /[?!¿¡]/.test(text);
  const blank = (part: string) => ' '.repeat(part.length);
  const said = isSaying ? text.replaceAll(QUOTED, blank).replaceAll(borrowedIn(language), blank) : '';
  const areApart = languageData(language)?.marksApart === true;
  const found = [
    ...(isSaying ? lonelyOf(ofSentence, said, areApart) : []),
    ...others.flatMap((pair) => lonelyOf([pair], text, areApart)),
    ...lonelyStraight(text),
  ];
  return found.sort((one, other) => one.at - other.at);
}

const STRAIGHT: Pair = { opening: '"', closing: '"' };
/** Before the first word of a text it may open what only a later paragraph closes; behind a figure it is a measure. */
const STRAIGHT_OPENING = /(?<=[\p{L},;:] )"(?=[\p{L}¿¡])/u;
const STRAIGHT_CLOSING = /(?<=[\p{L}.,!?…])"(?=[ .,;:)])/u;

/** The only straight quote of a text. */
function lonelyStraight(text: string): Lonely[] {
  const at = text.indexOf('"');
  if (at < 0 || text.includes('"', at + 1)) return [];
  const isOpening = STRAIGHT_OPENING.test(text);
  return isOpening || STRAIGHT_CLOSING.test(text) ? [{ at, pair: STRAIGHT, isOpening }] : [];
}

const MARKS = /[¿?¡!()（）«»„“”「」『』]/g;

/** What somebody else says may be in another language, and marks by themselves only say that something is to be filled in. */
const QUOTED = /(?<=\s)\?{2,}(?=\s)|«[^«»]*»|“[^“”]*”|"[^"\n]{0,300}"/g;

/** What is called out as other languages say it. */
const borrowedIn = oncePerLanguage(
  (language) => new RegExp(`(?<![\\p{L}\\u{a1}])(?:${languageData(language)?.borrowed ?? '(?!)'})!`, 'giu'),
);

/** A question may be an exclamation as well: what the one begins, the other may end. */
function isOfSentence({ closing }: Pair): boolean {
  return closing === '?' || closing === '!';
}

function lonelyOf(pairs: readonly Pair[], text: string, areApart: boolean): Lonely[] {
  const lonely: Lonely[] = [];
  let open: Lonely[] = [];
  let next = 0;
  for (const { 0: character, index: at } of text.matchAll(MARKS)) {
    const pair = pairs.find(({ opening, closing }) => character === opening || character === closing);
    if (pair === undefined || at < next) continue;
    if (character === pair.opening) {
      open.push({ at, pair, isOpening: true });
      continue;
    }
    if (open.length === 0 && !isExcused(pair, text, at, false, areApart)) lonely.push({ at, pair, isOpening: false });
    // The end of a sentence ends all that it has begun with.
    open = isOfSentence(pair) ? [] : open.slice(0, -1);
    if (isOfSentence(pair)) next = at + (/^[?!]+/.exec(text.slice(at, at + 20))?.[0].length ?? 1);
  }
  return [...lonely, ...open.filter(({ pair, at }) => !isExcused(pair, text, at, true, areApart))];
}

const POINT_OF_LIST = /(?:^|[.:;]\s|\n)\s*[\p{L}\p{N}]{1,3}\.?$|(?:^|[\s(]|\d\.)(?:\p{L}|\d{1,2}|[ivx]{1,4})\.?$/u;

/** The number of a point within a sentence, of which a list has several: «Bloque 1) o el 2» has none. */
const POINT_WITHIN = /(?<=[\p{L}\d] )\d{1,2}$/u;
const POINTS = /(?<=(?:^|[\s(]))\d{1,2}\)/g;

function isPointOfList(before: string, text: string): boolean {
  if (!POINT_OF_LIST.test(before)) return false;
  return !POINT_WITHIN.test(before) || hasSeveralPoints(text);
}

const hasSeveralPoints = oncePerText((text) => (text.replaceAll(/\([^()]*\)/g, '').match(POINTS)?.length ?? 0) > 1);

/** What smiles, or belongs to a name: «)))». */
const CLOSED_OFTEN = /\){3}/;

/** Points of a list, smileys, inches, marks by themselves, addresses, and names such as Yahoo! */
function isExcused({ closing }: Pair, text: string, at: number, isOpening: boolean, areApart: boolean): boolean {
  const before = text.slice(Math.max(0, at - 40), at);
  const after = text.slice(at + 1, at + 40);
  // Wide ones are closed by narrow ones, too, and stand behind points of a list without any space.
  if (closing === '）') return !isOpening || /[)）]/.test(text.slice(at));
  if (closing === ')') {
    const isClosedOften = !isOpening && CLOSED_OFTEN.test(text.slice(Math.max(0, at - 2), at + 3));
    return isClosedOften || isPointOfList(before, text) || /[:;=8]['-]?$/.test(before);
  }
  // Arrows: «Leer más »; in French, a space belongs behind the mark, and an arrow is what begins a text.
  if (closing === '»' && text[at] === '»') return /(?:^|\s)$/.test(before);
  if (closing === '»') return areApart && at > 0 ? /^\s*$/.test(after) : /^(?:\s|$)/.test(after);
  if (closing === '”' || closing === '“') return /\d$/.test(before);
  if (!isOfSentence({ opening: '', closing })) return false;
  if (isOpening) return !/^[\p{L}\p{N}«“"]/u.test(after);
  const isAddress = /[/=&\w]\S*$/.test(before) && /^[\w=&/]/.test(after);
  return (
    isAddress || !/[\p{L}\p{N})»”"}%€]\s?$/u.test(before) || (closing === '!' && /^[ ,;]+[\p{Ll}\p{N}]/u.test(after))
  );
}
