import { factsNamedIn } from '../../shared/token-syntax';
import { textBlocks } from '../texts/text-blocks';
import { inFewFiles } from '../values/values';
import { isLeast } from './range-ends';

/** Of something counted, how many there are and how many of them it takes: «50 preguntas, mínimo 25». */
interface LeastOfAll {
  readonly least: string;
  readonly all: string;
}

/** What texts say of two figures that are called alike, one after the other: behind the least nothing else is counted. */
export const leastOfAll = inFewFiles('least-of-all', (source, contract): readonly LeastOfAll[] =>
  textBlocks({ sources: [source], contract }).flatMap(({ text }) => {
    const facts = factsNamedIn(text);
    return facts.slice(1).flatMap(({ fact: least, part }, index) => {
      const { fact: all, part: before } = facts[index] ?? { fact: least, part };
      const isAlike = all !== least && stemOf(all) === stemOf(least) && isLeast(least) && !isLeast(all);
      const between = text.slice(before.offset + before.length, part.offset);
      const isSaid =
        /^ *\}\}[^.;:!?{}]{1,60}\{\{ *facts\.$/.test(between) && /^ *\}\}\s*(?:[.,;)]|$)/.test(text.slice(endOf(part)));
      return isAlike && isSaid ? [{ least, all }] : [];
    });
  }),
);

function endOf({ offset, length }: { readonly offset: number; readonly length: number }): number {
  return offset + length;
}

function stemOf(fact: string): string {
  return fact.slice(0, Math.max(fact.lastIndexOf('-'), 0));
}
