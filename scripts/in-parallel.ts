/**
 * Does some work for each of many things, `most` at a time. After a failure none is begun any more; rejects once none is under
 * way, so that whoever catches it can clear away what was made.
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
