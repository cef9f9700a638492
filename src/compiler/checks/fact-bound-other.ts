import { capitalised } from '../../shared/capitalised';
import { groupBy } from '../../shared/group-by';
import { type BoundSaid, boundsSaid } from '../facts/bounds-said';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import { placeKey } from '../values/place-key';

/** So many other places have to agree. */
const USUAL = 2;

/** What all other texts call the least of something is not the most of it in one: «como máximo 18 años». */
export const factBoundOther: Rule<'fact-bound-other'> = (site) => {
  const byFact = groupBy(boundsSaid(site), ({ fact, kind, language }) => `${fact} ${kind} ${language}`);
  const odd = [...byFact.values()].flatMap(oddOne);
  const byValue = groupBy(odd, ({ said: { fact, written } }) => {
    const { source, value } = written;
    return `${fact} ${placeKey({ source, pointer: value })}`;
  });
  return [...byValue.values()].flatMap(told);
};

/** What one text alone says of a figure, and what is said in its place by those that agree. */
interface Odd {
  readonly said: BoundSaid;
  readonly text: string;
  readonly correct: string;
  /** Whether it can stand where the other stands: in front of the figure, or behind it. */
  readonly isInPlace: boolean;
  readonly count: number;
}

function oddOne(all: readonly BoundSaid[]): Odd[] {
  const [[said, ...more] = [], usual = []] = [...groupBy(all, ({ meaning }) => meaning).values()].sort(
    (one, other) => one.length - other.length,
  );
  const [first] = usual;
  if (said === undefined || first === undefined || more.length > 0 || usual.length < USUAL) return [];
  const { written, part, isBefore } = said;
  // A text that says both tells them apart.
  if (usual.some((other) => other.written === written)) return [];
  const text = written.text.slice(part.offset, part.offset + part.length);
  const differenceOf = ({ word }: BoundSaid) => Math.abs(word.length - text.length);
  const [inPlace] = usual
    .filter((other) => other.isBefore === isBefore)
    .sort((one, other) => differenceOf(one) - differenceOf(other));
  const correct = writtenAs(text, (inPlace ?? first).word);
  return [{ said, text, correct, isInPlace: inPlace !== undefined, count: usual.length }];
}

function writtenAs(text: string, word: string): string {
  return text.charAt(0) === text.charAt(0).toLowerCase() ? word : capitalised(word);
}

/** Told once of a text in all its languages. */
function told(odd: readonly Odd[]): Finding<'fact-bound-other'>[] {
  const [first] = odd;
  if (first === undefined) return [];
  const { said, text, count } = first;
  const { source, pointer } = said.written;
  const edits = odd.flatMap(
    ({ said: { written, part }, correct }) => fixOfText(written, [{ ...part, text: correct }], false).edits,
  );
  const details = { text, fact: said.fact, correct: odd.map(({ correct }) => correct), count };
  const fix = odd.every(({ isInPlace }) => isInPlace) && { edits, isCertain: false };
  return [{ code: 'fact-bound-other', place: { source, pointer, part: said.part }, details, ...(fix && { fix }) }];
}
