/** Signs and names of measures of all languages in small letters, as a pattern. */
export const measureNames: string = [
  '[kcmdh]?m[²³23]?|[kcmd]?[gl]|ha|km/h|mph|mi|ft|in|lbs?|oz|[º°]\\s?[cf]|[″"]',
  '(?:kilo|cent[ií]|mil[ií])?m[eè]t(?:r|er)\\p{L}*|kil[oò]\\p{L}*|quil[oò]\\p{L}*|gramm?\\p{L}*|lit(?:r|er)\\p{L}*',
  'grad\\p{L}*|degr\\p{L}*|mill(?:as?|es)|meilen?|miles?|migli[ao]|pies?|pieds?|peus?|fu(?:ß|ss)|piedi|f[oe]{2}t',
  'pulgadas?|polzad\\p{L}*|pouces?|zoll|pollic\\p{L}*|inch\\p{L}*|libras?|lliur\\p{L}*|livres?|pfund|pounds?',
  'yard\\p{L}*|acres?|onzas?|ounces?|galon\\p{L}*|gallons?|pints?|cups?|tazas?|tass\\p{L}*|nudos?|knots?|hect\\p{L}*',
].join('|');

/** What stands behind a figure that says how many times: „2-fach“, “3-fold”, «2 vezes». */
export const TIMES_AS_MUCH = /^[\s\u00a0-]?(?:fach|fold|voudig|times|fois|veces|vezes|vegades|volte)/;
