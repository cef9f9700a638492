import { addToGroup } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import type { ReadableText } from '../texts/readable-texts';
import { textBlocks } from '../texts/text-blocks';
import type { TextPart } from '../texts/text-part';
import { factNamed } from '../tokens/token-syntax';
import { inFewFiles } from '../values/values';

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

/** What the texts of some files say by figures, and around them. */
export const saidAround = inFewFiles('said-around', (source, contract): readonly SaidAround[] =>
  textBlocks({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const { language } = written;
    if (language === undefined || !/\d|\{\{/.test(text)) return [];
    const words = [...text.replaceAll('&nbsp;', '      ').matchAll(WORD)].map(({ 0: word, index }) => ({
      word: /^\P{L}$/u.test(word) && !/\d/.test(word) ? END : word.toLowerCase(),
      said: word,
      index,
    }));
    return words.flatMap(({ said, index }, at): SaidAround[] => {
      const fact = factNamed(said);
      if (fact === undefined && !FIGURE.test(said)) return [];
      const around = (from: number, step: -1 | 1) =>
        Array.from({ length: MOST }, (_none, far) => words[from + step * far]?.word ?? END);
      return [
        {
          written,
          language,
          part: { offset: offset + index, length: said.length },
          said,
          fact,
          before: around(at - 1, -1),
          behind: around(at + 1, 1),
        },
      ];
    });
  }),
);

/** The figures of facts.yaml by the word before each and by that behind it, each with its language. */
export function byNeighbours(all: readonly SaidAround[]): ReadonlyMap<string, SaidAround[]> {
  const found = new Map<string, SaidAround[]>();
  for (const one of all) if (one.fact !== undefined) for (const key of neighboursOf(one)) addToGroup(found, key, one);
  return found;
}

export function neighboursOf({ language, before, behind }: SaidAround): string[] {
  return [`${language} ${before[0]} _`, `${language} _ ${behind[0]}`];
}

/** The words around two figures that are the same; none where the next ones differ on either side. */
export function sharedAround(one: SaidAround, other: SaidAround): readonly string[] {
  if (one.before[0] !== other.before[0] || one.behind[0] !== other.behind[0]) return [];
  return [...sharedWords(one.before, other.before), ...sharedWords(one.behind, other.behind)];
}

/** Up to the end of the sentence. */
function sharedWords(ones: readonly string[], others: readonly string[]): readonly string[] {
  const end = ones.findIndex((word, index) => word !== others[index] || word === END);
  return ones.slice(0, end < 0 ? ones.length : end);
}
