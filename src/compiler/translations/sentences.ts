import type { TextPart } from '../texts/text-part';

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
  const [ones, others] = [blocksOf(one), blocksOf(other)];
  if (ones.length !== others.length) return [];
  return ones.flatMap((sentences, block) => {
    const beside = others[block] ?? [];
    if (sentences.length !== beside.length) return [];
    return sentences.flatMap((sentence, index) => {
      const partner = beside[index];
      return partner === undefined ? [] : [[sentence, partner] as const];
    });
  });
}

/** How many sentences of a paragraph two texts have, where one of them says much less of it in fewer. */
interface SentencesLost {
  readonly inOriginal: number;
  readonly inTranslation: number;
  /** The paragraph that says less, in its text. */
  readonly part: TextPart;
}

/** The first paragraph of which a sentence is missing in one of two texts: whoever only joins two says no less in them. */
export function sentencesLost(original: string, translation: string): SentencesLost | undefined {
  const [ones, others] = [blocksOf(original), blocksOf(translation)];
  if (ones.length !== others.length) return undefined;
  for (const [index, one] of ones.entries()) {
    const other = others[index] ?? [];
    const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
    const [most, least] = [lengthOf(longer), lengthOf(shorter)];
    if (longer.length === shorter.length || most < SHORTEST || least > most * JOINED) continue;
    const [first, last] = [shorter[0], shorter.at(-1)];
    if (first === undefined || last === undefined) continue;
    const part = { offset: first.offset, length: last.offset + last.length - first.offset };
    return { inOriginal: one.length, inTranslation: other.length, part };
  }
  return undefined;
}

/** In a shorter paragraph few words make much of a difference. */
const SHORTEST = 60;
/** Of the length of a paragraph, what is left at least where it says the same in fewer sentences. */
const JOINED = 0.65;

function lengthOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.replaceAll(/\s+/g, ' ').length + 1, 0);
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
