import { oncePerLanguage } from '../../shared/once-per-object';
import { fixOfText, fixToText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import type { Files } from '../site';
import { fewInEach } from '../texts/few-faults';
import { isLabel, isName } from '../texts/kinds-of-text';
import { isQuoted } from '../texts/quoted';
import { plainTexts, type ReadableText, readableRuns, textOf } from '../texts/readable-texts';
import { missingQuestionMark, openEnd, questionBeginning, sentenceEnd, withPlainEnd } from '../texts/sentence-ends';
import { blocksIn, type TextBlock, textBlocks } from '../texts/text-blocks';
import { type LanguageText, localisedTexts } from '../translations/localised-texts';
import { sayings } from '../translations/sayings';
import type { WrittenText } from '../values/values';

type Found = ReturnType<OwnRule<'text-unfinished'>>[number];

/** A shorter text may be the beginning of what is shown behind it. */
const SHORTEST = 20;

/**
 * A text comes to its end: it does not stop at a comma, at a word that asks for another one, or without the full stop that
 * it has in every other language; nor does a sentence within it.
 */
export const textUnfinished: OwnRule<'text-unfinished'> = (site) => [
  ...brokenOff(site),
  ...unlikeOthers(site),
  ...unlikeOtherBlocks(site),
  ...afterNames(site),
  ...insideSentences(site),
];

/** «Trabajas el en simulador»: what nobody writes one behind the other. */
function insideSentences(site: Files): Found[] {
  return fewInEach(readableRuns(site), textOf, ({ written: { source, pointer, language }, text, offset }) => {
    const pattern = language === undefined ? undefined : apartIn(language);
    if (pattern?.test(text) !== true) return [];
    return [...text.matchAll(new RegExp(pattern, 'gu'))].flatMap(({ 0: words, index }) => {
      if (isQuoted(text.slice(0, index))) return [];
      const place = { source, pointer, part: { offset: offset + index, length: words.length } };
      return [{ code: 'text-unfinished' as const, place, details: { text: words, isInside: true as const } }];
    });
  });
}

const apartIn = oncePerLanguage((language) => {
  const { apart } = languageData(language) ?? {};
  return apart === undefined
    ? undefined
    : new RegExp(`(?<=^|[\\s(\\u00bf\\u00a1])(?:${apart})(?![\\p{L}\\d»”"'-])`, 'u');
});

function brokenOff(site: Files): Found[] {
  const localised = new Map(sayings(site).map((saying) => [saying.texts[0]?.value, saying.localised]));
  /** The same text in the other languages. */
  const othersOf = ({ value, language }: ReadableText) =>
    localised.get(value)?.texts.filter((other) => other.language !== language) ?? [];
  return textBlocks(site).flatMap((block) => {
    const end = openEndOf(block) ?? openEndOfShort(block, othersOf);
    // What goes on elsewhere does so in every language.
    const isBroken = end !== undefined && !othersOf(block.written).some(isOpen);
    return isBroken ? told(block.written, block.offset + end.index, end[0]) : [];
  });
}

function told(
  { source, pointer }: Pick<LanguageText, 'source' | 'pointer'>,
  offset: number,
  end: string,
  language?: string,
): Found[] {
  const text = end.trimEnd();
  const place = { source, pointer, part: { offset, length: text.length } };
  return [{ code: 'text-unfinished', place, details: { text, ...(language !== undefined && { language }) } }];
}

function openEndOf(block: TextBlock): RegExpExecArray | undefined {
  const { text, written } = block;
  const { language, isHtml } = written;
  if (text.trim().length < SHORTEST || goesOnInNextPoint(block)) return undefined;
  const cut = isHtml ? undefined : cutByOthers(text);
  return cut ?? atEnd(openEnd(language), text) ?? (isHtml ? undefined : atEnd(COMMA, text));
}

/** “… a partition of the disk, or” before the next point of a list. */
function goesOnInNextPoint({ text, offset, written }: TextBlock): boolean {
  const behind = offset + text.length;
  return (
    /[,;] \p{L}{1,4}\s{0,9}$/u.test(text.slice(-LONGEST_END)) &&
    NEXT_POINT.test(written.text.slice(behind, behind + LONGEST_END))
  );
}

const NEXT_POINT = /^(?:<\/\w+>\s{0,9}){1,3}<li[\s>]/;

/** What comes to its end in another language is no beginning, however short it is. */
function openEndOfShort(
  { text, written }: TextBlock,
  othersOf: (written: ReadableText) => readonly LanguageText[],
): RegExpExecArray | undefined {
  const { length } = text.trim();
  if (written.isHtml || length >= SHORTEST || length < SHORTEST_COMPARED || !hasThreeWords(text)) return undefined;
  const isSentence = othersOf(written).some((other) => hasThreeWords(other.text));
  return isSentence ? atEnd(openEnd(written.language), text) : undefined;
}

function hasThreeWords(text: string): boolean {
  return /\S\s+\S+\s+\S/.test(text);
}

/** Of three words. */
const SHORTEST_COMPARED = 12;

const COMMA = /(?<=[\p{L}\p{N}]{2}|[.!?…»”)]),\s{0,9}$/u;

/** Where a text ends in something, which is no longer than this. */
const LONGEST_END = 60;

function atEnd(pattern: RegExp | undefined, text: string): RegExpExecArray | undefined {
  const found = pattern?.exec(text.slice(-LONGEST_END)) ?? undefined;
  if (found !== undefined) found.index += Math.max(0, text.length - LONGEST_END);
  return found;
}

/** Search engines cut what they show between two words, and so it is copied. */
const LONG = 60;

function cutByOthers(text: string): RegExpExecArray | undefined {
  return text.length < LONG ? undefined : atEnd(/(?<=[\p{L}\p{N},;])\s(?:…|\.{3})$/u, text);
}

function isOpen({ text, language }: LanguageText): boolean {
  return atEnd(openEnd(language), text) !== undefined || /,\s*$/.test(text);
}

/** Plain texts of which no other language has such an end. */
function unlikeOthers({ sources, contract }: Files): Found[] {
  return sources
    .flatMap((source) => localisedTexts(source, contract))
    .filter(({ pairs, isHtml }) => pairs.length > 0 && !isHtml)
    .flatMap(({ texts: written }) => {
      const texts = written.map((one) => ({ ...one, text: withPlainEnd(one.text, one.language) }));
      return texts.flatMap((at) =>
        unlikeIn(
          at,
          texts.filter((other) => other !== at),
        ),
      );
    });
}

function unlikeIn(at: LanguageText, others: readonly LanguageText[]): Found[] {
  const isLabel = isShort(at) && !isList(at);
  const comma = isLabel ? atEnd(COMMA, at.text) : undefined;
  if (comma !== undefined && !others.some(isOpen)) return told(at, comma.index, comma[0]);
  const areClosed = others.every(({ text }) => CLOSED.test(text));
  const mark = areClosed ? atEnd(isLabel ? MARK : COLON, at.text) : undefined;
  if (mark !== undefined) return toldMark(at, mark);
  const last = lastWithoutStop(at, others);
  if (last !== undefined) return told(at, last.index, last[0], others[0]?.language);
  return isQuestionWithoutMark(at, others) ? toldQuestion(at, at.text.trimEnd().length, others) : [];
}

/** Paragraphs of HTML without the full stop that the same one has in every other language. */
function unlikeOtherBlocks({ sources, contract }: Files): Found[] {
  return sources
    .flatMap((source) => localisedTexts(source, contract))
    .filter(({ pairs, isHtml }) => pairs.length > 0 && isHtml)
    .flatMap(({ texts }) => {
      const [blocks = [], ...others] = texts.map(blocksIn);
      const areTheSame = others.every(({ length }) => length === blocks.length);
      return areTheSame
        ? blocks.flatMap((_block, index) => unlike([blocks, ...others].flatMap((of) => of[index] ?? [])))
        : [];
    });
}

/** Of the same block in each language. */
function unlike(blocks: readonly TextBlock<LanguageText>[]): Found[] {
  const inLanguages = blocks.map(({ written, text }) => ({ ...written, text }));
  return blocks.flatMap(({ written, offset }, index) => {
    // Tags have left spaces behind them.
    const others = inLanguages.flatMap((one, other) =>
      other === index ? [] : { ...one, text: one.text.replace(/\s{1,99}\.(?=\s*$)/, '.') },
    );
    const at = inLanguages[index];
    const last = at && lastWithoutStop(at, others);
    if (last !== undefined) return told(written, offset + last.index, last[0], others[0]?.language);
    return at !== undefined && isQuestionWithoutMark(at, others)
      ? toldQuestion(written, offset + at.text.trimEnd().length, others)
      : [];
  });
}

/** What begins as only a question does in its language, and is one in every other. */
function isQuestionWithoutMark({ text, language }: LanguageText, others: readonly LanguageText[]): boolean {
  const asks = questionBeginning(language);
  return (
    asks?.test(text.trimStart()) === true &&
    ENDS_IN_WORD.test(text) &&
    !text.includes('?') &&
    others.every((other) => ENDS_IN_QUESTION.test(other.text))
  );
}

const ENDS_IN_WORD = /[\p{L}\p{N}]\s*$/u;
const ENDS_IN_QUESTION = /\?\s*$/;

function toldQuestion(written: LanguageText, end: number, [other]: readonly LanguageText[]): Found[] {
  const { source, pointer, text: whole, language } = written;
  const [text = ''] = /\S+$/.exec(whole.slice(Math.max(0, end - LONGEST_END), end)) ?? [];
  const place = { source, pointer, part: { offset: end - text.length, length: text.length } };
  const fix = fixOfText(written, [{ offset: end, length: 0, text: missingQuestionMark(language) }], false);
  const details = { text, asks: true as const, ...(other && { language: other.language }) };
  return [{ code: 'text-unfinished', place, details, fix }];
}

/** The last word of what has no full stop and is a sentence in every other language. */
function lastWithoutStop(at: LanguageText, others: readonly LanguageText[]): RegExpExecArray | undefined {
  const isUnlike =
    !STOP.test(at.text) &&
    !WITHOUT_STOPS.test(at.text) &&
    others.every(isSentence) &&
    hasWords(at) &&
    !isOpen(at) &&
    !isNote(at);
  return isUnlike ? atEnd(NO_STOP, at.text) : undefined;
}

/** A name has nothing behind it, and a label no comma; where the site has several languages, they are held against each other. */
function afterNames(site: Files): Found[] {
  const isAlone = site.contract.languages.length === 1;
  return plainTexts(site)
    .filter((written) => isName(written) || (isAlone && isLabel(written) && written.text.length < SHORTEST))
    .flatMap((written) => {
      const mark = atEnd(isName(written) ? MARK : COMMA_ALONE, withPlainEnd(written.text, written.language));
      return mark === undefined ? [] : toldMark(written, mark);
    });
}

function toldMark(written: WrittenText, { 0: end, index }: RegExpExecArray): Found[] {
  const { source, pointer, text } = written;
  const part = { offset: index, length: end.trim().length };
  const fix = fixToText(written, text.slice(0, index), false);
  return [
    { code: 'text-unfinished', place: { source, pointer, part }, details: { text: end.trim(), mark: true }, fix },
  ];
}

/** A mark behind which something follows; the end of an abbreviation is none. */
const MARK = /(?<=[\p{L}\p{N}.!?…)}»”])(?<!&\w{1,9})[,;:]\s{0,9}$/u;
const COMMA_ALONE = /(?<=[\p{L}\p{N}.!?…)}»”])[,;]\s{0,9}$/u;
const COLON = /(?<=[\p{L}\p{N}.!?…)}»”])(?<!&\w{1,9})[;:]\s{0,9}$/u;
/** An end without one. */
const CLOSED = /[\p{L}\p{N}.!?…)}»”]\s*$/u;

function isShort({ text }: LanguageText): boolean {
  return text.trim().length < SHORTEST;
}

/** Keywords stand between commas. */
function isList({ text }: LanguageText): boolean {
  return /,.*,/s.test(text);
}

const STOP = /\.\s*$/;
/** In Thai and in Lao no sentence has one. */
const WITHOUT_STOPS = /[\p{sc=Thai}\p{sc=Lao}]\p{M}*\s*$/u;

/** «월요일 휴관» */
function isNote({ text, language }: LanguageText): boolean {
  return sentenceEnd(language)?.test(text) === false;
}

/** An abbreviation has a dot, too. */
function isSentence(at: LanguageText): boolean {
  return STOP.test(at.text) && /\p{L}{3}[»”")]?\.\s*$/u.test(at.text) && hasWords(at);
}

/** What says a sentence: a name or a figure has fewer words. */
function hasWords(at: LanguageText): boolean {
  return !isShort(at) && /\S\s+\S+\s+\S+\s+\S/.test(at.text);
}

/** The last word of a text that ends in a word. */
const NO_STOP = /[\p{L}\p{N}]+\s*$/u;
