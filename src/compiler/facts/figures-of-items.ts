import { groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { Pointer } from '../../shared/pointer';
import type { TextPart } from '../../shared/text-part';
import { factsNamedIn } from '../../shared/token-syntax';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { wordsOf } from '../texts/named-in';
import { valuesThatAreLists } from '../values/values';
import { NAME_KEYS } from './owned-figures';

/** The figure of one item of a list in another item, which has one of its own that is called as it is. */
interface FigureOfOther {
  readonly pointer: Pointer;
  readonly part: TextPart;
  readonly fact: string;
  /** The title of the item whose figure it is. */
  readonly other: string;
  readonly correct: string;
}

/** What an item of a list is called, in whatever language, and the facts that it names. */
interface Item {
  readonly title: string;
  readonly words: ReadonlySet<string>;
  readonly named: readonly NamedFact[];
}

interface NamedFact {
  readonly fact: string;
  readonly pointer: Pointer;
  readonly part: TextPart;
}

/** Where an item says a figure that is called as another item of its list, and not that which is called as it is itself. */
export function figuresOfOtherItems(source: Source, contract: Contract, facts: ReadonlySet<string>): FigureOfOther[] {
  return valuesThatAreLists({ sources: [source], contract }).flatMap(({ pointer, value }) => {
    const items = value.flatMap((item, index) => (isRecord(item) ? itemAt([...pointer, index], item) : []));
    return items.some(({ named }) => named.length > 0) ? items.flatMap((item) => foreignIn(item, items, facts)) : [];
  });
}

function foreignIn(item: Item, items: readonly Item[], facts: ReadonlySet<string>): FigureOfOther[] {
  if (item.named.length === 0) return [];
  const candidates = [...item.words].flatMap((word) => byFirstWord(facts).get(word) ?? []);
  const [correct, ...more] = candidates.filter((fact) => isCalledAs(fact, item));
  if (correct === undefined || more.length > 0 || item.named.some(({ fact }) => fact === correct)) return [];
  return item.named.flatMap(({ fact, ...at }) => {
    const owners = isCalledAs(fact, item) ? [] : items.filter((other) => isCalledAs(fact, other));
    const [owner] = owners;
    return owner === undefined || owners.some((other) => isCalledAs(correct, other))
      ? []
      : [{ ...at, fact, other: owner.title, correct }];
  });
}

/** The facts of a site by the first word of their names. */
const byFirstWord = oncePerObject((facts: ReadonlySet<string>) =>
  groupBy([...facts], (fact) => wordsOf(fact.replaceAll('-', ' '))[0] ?? ''),
);

/** Whether all words of the name of a fact stand in the title of an item. */
function isCalledAs(fact: string, { words }: Item): boolean {
  return wordsOf(fact.replaceAll('-', ' ')).every((word) => words.has(word));
}

function itemAt(pointer: Pointer, item: Readonly<Record<string, unknown>>): Item {
  const titles = NAME_KEYS.flatMap((key) => stringsIn(item[key], []).map(({ text }) => text));
  const named = stringsIn(item, pointer).flatMap(({ pointer: at, text }) =>
    factsNamedIn(text).map((each) => ({ ...each, pointer: at })),
  );
  return { title: titles[0] ?? '', words: new Set(titles.flatMap(wordsOf)), named };
}

/** All texts of a value, and where they stand; those of lists within it belong to their own items. */
function stringsIn(value: unknown, pointer: Pointer): { readonly pointer: Pointer; readonly text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, [...pointer, key]));
}
