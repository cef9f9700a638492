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
