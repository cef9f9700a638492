import type { TextPart } from '../../shared/text-part';

/** A sentence of a text, or what stands by itself in it. */
export interface Sentence extends TextPart {
  /** Without tags and tokens, which are spaces. */
  readonly text: string;
}

const INLINE = /<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup|u)\b[^<>]*>|\{\{[^{}]*\}\}/g;
const TAG = /<[^<>]*>/g;
/** In the place of a tag: no text has it. */
const PARTING = '\u{e000}';
const BLOCK = /[^\u{e000}]+/gu;
const SENTENCE = /\S.*?(?:[.!?…](?=\s|$)|$)/gs;

/** The sentences of two texts, plain or HTML, that say the same: of each of their blocks, where both have as many. */
export function sentencePairs(one: string, other: string): (readonly [Sentence, Sentence])[] {
  return blockPairs(one, other).flatMap(([sentences, beside]) => {
    if (sentences.length !== beside.length) return [];
    return sentences.flatMap((sentence, index) => {
      const partner = beside[index];
      return partner === undefined ? [] : [[sentence, partner] as const];
    });
  });
}

/** The blocks of two such texts, where both have as many: the sentences of each. */
export function blockPairs(one: string, other: string): (readonly [readonly Sentence[], readonly Sentence[]])[] {
  const [ones, others] = [blocksOf(one), blocksOf(other)];
  return ones.length === others.length ? ones.map((sentences, block) => [sentences, others[block] ?? []]) : [];
}

/** All sentences of a text, plain or HTML, in turn. */
export function sentencesOf(text: string): readonly Sentence[] {
  return blocksOf(text).flat();
}

/** A sentence, and how long what it says is as a rule, in whatever language. */
interface MeasuredSentence extends Sentence {
  readonly size: number;
}

/** What a paragraph of one of two texts has more of than in the other one, and how often. */
interface Lost {
  readonly element: 'sentence' | 'word';
  readonly inOriginal: number;
  readonly inTranslation: number;
  /** The paragraph that says less, in its text. */
  readonly part: TextPart;
}

/**
 * The first paragraph of which one of two texts has less than the other. Sentences are missing: without them, all others say
 * as much as those in the other text; whoever joins sentences, or says a paragraph in other words, loses none of them. Or it
 * is so much shorter that no free translation is, where both languages part their words; a list of words may be. `usualRatio`
 * is how long the translation is as a rule, by the length of the original.
 */
export function partLost(
  original: string,
  translation: string,
  usualRatio: number,
  areWordsParted: boolean,
): Lost | undefined {
  const [ones, others] = [measuredBlocks(original, 1), measuredBlocks(translation, usualRatio)];
  if (ones.length !== others.length) return undefined;
  const pairs = ones.map((one, index) => [one, others[index] ?? []] as const);
  const lacking = pairs.find(([one, other]) => lacksSome(...longerFirst(one, other, countOf)));
  if (lacking !== undefined) return lostOf('sentence', lacking, countOf, countOf);
  const shortened = pairs.find(([one, other]) => areWordsParted && saysFarLess(...longerFirst(one, other, sizeOf)));
  return shortened && lostOf('word', shortened, sizeOf, wordsOf);
}

type Block = readonly MeasuredSentence[];

function longerFirst(one: Block, other: Block, lengthOf: (block: Block) => number): readonly [Block, Block] {
  return lengthOf(one) > lengthOf(other) ? [one, other] : [other, one];
}

function lostOf(
  element: Lost['element'],
  [one, other]: readonly [Block, Block],
  lengthOf: (block: Block) => number,
  toldOf: (block: Block) => number,
): Lost | undefined {
  const [, shorter] = longerFirst(one, other, lengthOf);
  const [first, last] = [shorter[0], shorter.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const part = { offset: first.offset, length: last.offset + last.length - first.offset };
  return { element, inOriginal: toldOf(one), inTranslation: toldOf(other), part };
}

function saysFarLess(longer: Block, shorter: Block): boolean {
  const size = sizeOf(longer);
  if (size < LONG || sizeOf(shorter) > size * FAR_LESS) return false;
  return longer.some(({ text }) => /[.!?…]$/.test(text)) && wordsOf(shorter) < wordsOf(longer);
}

/** No shorter paragraph is compared as a whole. */
const LONG = 140;
/** Of hundreds of paragraphs none is shorter than two thirds of its translation. */
const FAR_LESS = 0.36;

function countOf(sentences: Block): number {
  return sentences.length;
}

function wordsOf(sentences: Block): number {
  return sentences.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
}

/** Whether what one list has more than the other stands together and is much of it, and all else goes by pairs. */
function lacksSome(longer: Block, shorter: Block): boolean {
  const missing = longer.length - shorter.length;
  if (missing === 0 || shorter.length < FEWEST || sizeOf(shorter) > sizeOf(longer) * MUCH_LESS) return false;
  const before = shorter.findIndex((sentence, index) => !areAlike(sentence, longer[index]));
  const from = before < 0 ? shorter.length : before;
  const isRestAlike = shorter
    .slice(from)
    .every((sentence, index) => areAlike(sentence, longer[from + missing + index]));
  return isRestAlike && sizeOf(longer.slice(from, from + missing)) >= SHORTEST;
}

function sizeOf(sentences: Block): number {
  return sentences.reduce((sum, { size }) => sum + size, 0);
}

/** Of a single sentence that is left nobody knows what else it says. */
const FEWEST = 2;
/** Less than that, other words say on the way: characters, and a part of the whole paragraph. */
const SHORTEST = 40;
const MUCH_LESS = 0.68;
/** How much longer a sentence may be than what says the same, and how much more letters a short one. */
const LONGER = 1.6;
const MORE = 8;

function areAlike(one: MeasuredSentence, other?: MeasuredSentence): boolean {
  if (other === undefined || one.text.endsWith('?') !== other.text.endsWith('?')) return false;
  const [least, most] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
  return most <= Math.max(least * LONGER, least + MORE);
}

function measuredBlocks(text: string, ratio: number): MeasuredSentence[][] {
  return blocksOf(text).map((block) => block.map((sentence) => ({ ...sentence, size: sentence.text.length / ratio })));
}

/** The sentences of each paragraph, heading, item of a list. */
function blocksOf(text: string): Sentence[][] {
  const plain = text
    .replaceAll(INLINE, (mark) => ' '.repeat(mark.length))
    .replaceAll(TAG, (tag) => PARTING.repeat(tag.length));
  return [...plain.matchAll(BLOCK)].flatMap(({ 0: block, index }) => {
    const sentences = [...block.matchAll(SENTENCE)].map(({ 0: written, index: at }) => {
      const said = written.trimEnd();
      return { text: said, offset: index + at, length: said.length };
    });
    return sentences.length === 0 ? [] : [sentences];
  });
}
