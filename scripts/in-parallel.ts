/**
 * Does some work for each of many things, for so many at a time. After a failure no more is begun, and it is told once nothing
 * is under way: what has failed may be cleared away.
 */
export async function inParallel<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // Of a generator, whoever leaves the loop by an error leaves nothing to the others.
  const left = (function* () {
    yield* items;
  })();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  const workers = Array.from({ length: most }, worker);
  await Promise.allSettled(workers);
  await Promise.all(workers);
}
