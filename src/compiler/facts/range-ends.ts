/** What the last or the most is called, by what the first or the least of the same range is called. */
const OPPOSITES: ReadonlyMap<string, readonly string[]> = new Map([
  ['begin', ['end']],
  ['bottom', ['top']],
  ['desde', ['hasta']],
  ['earliest', ['latest']],
  ['first', ['last']],
  ['from', ['to', 'until']],
  ['inicio', ['fin']],
  ['least', ['most']],
  ['low', ['high']],
  ['lowest', ['highest']],
  ['min', ['max']],
  ['minimo', ['maximo']],
  ['minima', ['maxima']],
  ['minimum', ['maximum']],
  ['open', ['close']],
  ['opens', ['closes']],
  ['start', ['end']],
]);

/** Whether a fact is what something goes from, as no least or lowest is. */
export function isFirstOfSpan(name: string): boolean {
  return name.split('-').some((part) => part === 'from' || part === 'desde');
}

const LEAST = /(?:^|-)(?:least|lowest|min|minim[oau]m?)(?:-|$)/;

/** Whether a fact is the least of something by its name. */
export function isLeast(name: string): boolean {
  return LEAST.test(name);
}

/** The names that the other end of a range may have of which a fact is the first by its name. */
export function otherEnds(name: string): string[] {
  const parts = name.split('-');
  return parts.flatMap((part, index) => (OPPOSITES.get(part) ?? []).map((other) => parts.with(index, other).join('-')));
}
