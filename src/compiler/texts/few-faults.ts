/** So many faults of one kind are told of one text: whoever mends them sees the others afterwards. */
const MOST_IN_A_TEXT = 5;

export function fewOf<Fault>(faults: readonly Fault[]): readonly Fault[] {
  return faults.slice(0, MOST_IN_A_TEXT);
}

/** What is found in the parts of some texts, in turn, until of each text enough is found. */
export function fewInEach<Part, Found>(
  parts: readonly Part[],
  textOf: (part: Part) => object,
  find: (part: Part) => readonly Found[],
): Found[] {
  const counts = new Map<object, number>();
  const all: Found[] = [];
  for (const part of parts) {
    const count = counts.get(textOf(part)) ?? 0;
    const found = count < MOST_IN_A_TEXT ? find(part) : [];
    // Most texts have none, and there are many of them.
    if (found.length === 0) continue;
    const few = found.slice(0, MOST_IN_A_TEXT - count);
    counts.set(textOf(part), count + few.length);
    all.push(...few);
  }
  return all;
}
