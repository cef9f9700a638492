import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { factNamed } from '../../shared/token-syntax';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import type { ReadableText } from '../texts/readable-texts';
import { textBlocks } from '../texts/text-blocks';
import { inFewFiles, inFewFilesAgainst } from '../values/values';

/** A figure of facts.yaml, or a number or code in its place, and the words around it, the nearest first. */
export interface SaidAround {
  readonly written: ReadableText;
  readonly language: Language;
  readonly part: TextPart;
  /** As it is written. */
  readonly said: string;
  readonly fact: string | undefined;
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

/** So many words before a figure, and behind it, are looked at. */
const MOST = 6;
/** Where a sentence, or a part of it, begins or ends: so do other ones. */
const END = '|';
const WORD = /\{\{[^{}]*\}\}|[\p{L}\p{M}\d](?:[\p{L}\p{M}\d.,:’'-]*[\p{L}\p{M}\d])?|[.!?:;()]/gu;
/** A number as it is written, or a code of letters and digits. */
const FIGURE = /^(?:\d{1,3}(?:[.,]\d{3})*|\d{4,6}|\p{Lu}{1,6}-?\d{1,4})$/u;

/** The figures of facts.yaml in the texts of some files. */
export const factsAround = inFewFiles('facts-around', (source, contract) =>
  saidIn(source, contract, /\{\{/, (said) => factNamed(said) !== undefined),
);

/** The numbers and codes there that stand between the same two words as one of those figures. */
export const figuresAround = inFewFilesAgainst('figures-around', (source, contract, neighbours: readonly string[]) => {
  const known = asSet(neighbours);
  const all = saidIn(source, contract, /\d/, (said) => FIGURE.test(said));
  return all.filter((one) => known.has(neighboursOf(one)));
});

const asSet = oncePerObject((all: readonly string[]) => new Set(all));

function saidIn(source: Source, contract: Contract, sign: RegExp, isWanted: (said: string) => boolean): SaidAround[] {
  return textBlocks({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const { language } = written;
    if (language === undefined || !sign.test(text)) return [];
    const words = [...text.replaceAll('&nbsp;', '      ').matchAll(WORD)].map(({ 0: word, index }) => ({
      word: /^\P{L}$/u.test(word) && !/\d/.test(word) ? END : word.toLowerCase(),
      said: word,
      index,
    }));
    return words.flatMap(({ said, index }, at): SaidAround[] => {
      if (!isWanted(said)) return [];
      const around = (from: number, step: -1 | 1) =>
        Array.from({ length: MOST }, (_none, far) => words[from + step * far]?.word ?? END);
      const part = { offset: offset + index, length: said.length };
      const [before, behind] = [around(at - 1, -1), around(at + 1, 1)];
      return [{ written, language, part, said, fact: factNamed(said), before, behind }];
    });
  });
}

/** The words between which something stands, with their language. */
export function neighboursOf({ language, before, behind }: SaidAround): string {
  return `${language} ${before[0]} _ ${behind[0]}`;
}

/** The words around two figures that are the same. */
export function sharedAround(one: SaidAround, other: SaidAround): readonly string[] {
  return [...sharedWords(one.before, other.before), ...sharedWords(one.behind, other.behind)];
}

/** Up to the end of the sentence. */
function sharedWords(ones: readonly string[], others: readonly string[]): readonly string[] {
  const end = ones.findIndex((word, index) => word !== others[index] || word === END);
  return ones.slice(0, end < 0 ? ones.length : end);
}
