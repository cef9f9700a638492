/** How words end, and how another form of them does. */
export type Endings = readonly (readonly [one: string, other: string])[];

/** The other forms that a word may have, by its ending. */
export function otherForms(word: string, endings: Endings): string[] {
  return endings.flatMap(([one, other]) =>
    word.endsWith(one) ? [word.slice(0, word.length - one.length) + other] : [],
  );
}

export function reversed(endings: Endings): Endings {
  return endings.map(([one, other]) => [other, one]);
}
