/** Parts of names of which one says the least or the beginning, and the other the most or the end. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['begin', 'end'],
  ['bottom', 'top'],
  ['desde', 'hasta'],
  ['earliest', 'latest'],
  ['first', 'last'],
  ['from', 'to'],
  ['from', 'until'],
  ['inicio', 'fin'],
  ['least', 'most'],
  ['low', 'high'],
  ['lowest', 'highest'],
  ['max', 'min'].reverse() as [string, string],
  ['minimo', 'maximo'],
  ['minima', 'maxima'],
  ['minimum', 'maximum'],
  ['open', 'close'],
  ['opens', 'closes'],
  ['start', 'end'],
];

/** The names that the other end of a range may have of which a fact is the first by its name. */
export function otherEnds(name: string): string[] {
  const parts = name.split('-');
  return OPPOSITES.flatMap(([one, other]) =>
    parts.flatMap((part, index) => (part === one ? parts.with(index, other).join('-') : [])),
  );
}
