/** Pairs of things in a list of which each belongs in the place of the other one. */
export function swappedPairs<Item>(
  items: readonly Item[],
  belongsTo: (item: Item, place: Item) => boolean,
): (readonly [Item, Item])[] {
  return items.flatMap((one, index) => {
    const other = items.slice(index + 1).find((each) => belongsTo(one, each) && belongsTo(each, one));
    return other === undefined ? [] : [[one, other] as const];
  });
}

/** What a thing is called by, and what is said beside it. */
export interface Said {
  readonly name: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

/** Whether what tells the name of a thing from that of another one is said beside the other one, and nothing of it beside this one alone. */
export function isSaidBeside(one: Said, other: Said): boolean {
  const telling = [...one.name].filter((word) => !other.name.has(word));
  const isSaidOf = ({ text }: Said, { text: others }: Said) =>
    telling.some((word) => text.has(word) && !others.has(word));
  return isSaidOf(other, one) && !isSaidOf(one, other);
}
