/** How many of the items have each key. */
export function countBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** The items that are not among others: each of those takes one away that has the same key. */
export function subtractBy<Item, Key>(
  items: readonly Item[],
  others: readonly Item[],
  keyOf: (item: Item) => Key,
): Item[] {
  if (items.length === 0 || others.length === 0) return [...items];
  const left = countBy(others, keyOf);
  return items.filter((item) => {
    const count = left.get(keyOf(item)) ?? 0;
    left.set(keyOf(item), count - 1);
    return count <= 0;
  });
}
