import { capitalised } from '../../shared/capitalised';
import { groupBy } from '../../shared/group-by';
import { asToken, FACT_TOKEN, factNamed, factsNamedIn } from '../../shared/token-syntax';
import { type BoundSaid, boundsSaid } from '../facts/bounds-said';
import { boundBeside, otherEnds } from '../facts/range-ends';
import type { Finding } from '../findings/finding';
import { fixOfText, setEdit } from '../findings/fixes';
import type { Rule } from '../rule';
import { type DraftSite, singleton } from '../site';
import { placeKey } from '../values/place-key';

/** So many other places have to agree. */
const USUAL = 2;

/** What all other texts call the least of something, or its name does, is not the most of it in one: «como máximo 18 años». */
export const factBoundOther: Rule<'fact-bound-other'> = (site) => [...unlikeName(site), ...unlikeOthers(site)];

/** What a text calls the least is the fact of that name, where there is one: “minimum {{facts.oral-maximum}}”. */
function unlikeName(site: DraftSite): Finding<'fact-bound-other'>[] {
  const names = Object.keys(singleton(site, 'facts') ?? {});
  const found = boundsSaid(site).flatMap((said): Named[] => {
    // Behind figures it may be said of any of them.
    if (said.kind !== 'bound' || !said.isBefore) return [];
    const named = boundBeside(said.fact, said.meaning, names);
    if (named === undefined) return [];
    const isBeside = factsNamedIn(said.written.text).some(({ fact }) => fact === named);
    // Of the other end of a range that is wrong by itself; of what is counted, where both have changed places.
    return isBeside || otherEnds(named).includes(said.fact) || otherEnds(said.fact).includes(named)
      ? [{ said, named, isBeside }]
      : [];
  });
  const byValue = groupBy(
    found,
    ({
      said: {
        fact,
        written: { source, value },
      },
    }) => `${fact} ${placeKey({ source, pointer: value })}`,
  );
  return [...byValue.values()].flatMap((inEach): Finding<'fact-bound-other'>[] => {
    const [first] = inEach;
    if (first === undefined) return [];
    const { fact, written, part } = first.said;
    const text = written.text.slice(part.offset, part.offset + part.length);
    const edits = inEach.map(({ said, named, isBeside }) => setEdit(said.written, exchanged(said, named, isBeside)));
    const place = { source: written.source, pointer: written.pointer, part };
    return [
      {
        code: 'fact-bound-other',
        place,
        details: { text, fact, named: first.named },
        fix: { edits, isCertain: false },
      },
    ];
  });
}

interface Named {
  readonly said: BoundSaid;
  readonly named: string;
  /** Whether the same text has the other one as well. */
  readonly isBeside: boolean;
}

function exchanged({ fact, written }: BoundSaid, named: string, isBeside: boolean): string {
  const other = new Map([[fact, named], ...(isBeside ? [[named, fact] as const] : [])]);
  return written.text.replaceAll(FACT_TOKEN, (token, name: string) => asTokenOf(token, other.get(name) ?? name));
}

function asTokenOf(token: string, name: string): string {
  return name === factNamed(token) ? token : asToken('facts', name);
}

function unlikeOthers(site: DraftSite): Finding<'fact-bound-other'>[] {
  const byFact = groupBy(boundsSaid(site), ({ fact, kind, language }) => `${fact} ${kind} ${language}`);
  const odd = [...byFact.values()].flatMap(oddOne);
  const byValue = groupBy(odd, ({ said: { fact, written } }) => {
    const { source, value } = written;
    return `${fact} ${placeKey({ source, pointer: value })}`;
  });
  return [...byValue.values()].flatMap(told);
}

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
    .filter((other) => other.isBefore === isBefore && isSign(other.word) === isSign(text))
    .sort((one, other) => differenceOf(one) - differenceOf(other));
  const correct = writtenAs(text, (inPlace ?? first).word);
  return [{ said, text, correct, isInPlace: inPlace !== undefined, count: usual.length }];
}

/** A sign stands at its figure, and a word apart. */
function isSign(word: string): boolean {
  return /^[<>]$/.test(word);
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
