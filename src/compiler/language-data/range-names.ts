/** What the last or the most of a range is called in the name of a fact, by what its first or least is called there. */
export const OTHER_ENDS: ReadonlyMap<string, readonly string[]> = new Map([
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

/** What something goes from, as no least or lowest is. */
export const FIRST_OF_SPAN: ReadonlySet<string> = new Set(['from', 'desde']);

export const LEAST = /(?:^|-)(?:least|lowest|min|minim[oau]m?)(?:-|$)/;
