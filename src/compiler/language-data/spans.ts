/** From one figure to another: years, and other figures of which the smaller one is said first. */
export const FIGURE_SPANS: readonly RegExp[] = [
  /(?<!\p{L})(?:de|del|desde|entre|from|between|des de) ((?:19|20)\d\d) (?:a|al|hasta|y|to|and|until|i|fins a) ((?:19|20)\d\d)(?!\d|[.,:/–-]\d|\p{L})/giu,
  /(?<![\p{L}\d.,:/–-])((?:19|20)\d\d) ?[–-] ?((?:19|20)\d\d)(?!\d|[.,:/–-]\d|\p{L})/gu,
  /(?<!\p{L})(?:entre|between) (\d{1,6}) (?:y|e|and|i) (\d{1,6})(?!\d|[.,:/–-]\d|\p{L})/giu,
  /(?<!\p{L})de (\d{1,2}) a (\d{1,2})(?= (?:años|anys|anos)(?!\p{L}))/giu,
  /(?<!\p{L})del (\d{1,2}) al (\d{1,2})(?= de \p{Ll}{3,12}(?!\p{L}))/giu,
  /(?<!\p{L})[Ff]rom (\d{1,2}) to (\d{1,2})(?= \p{Lu}\p{Ll}{2,12}(?!\p{L}))/gu,
  /(?<!\p{L})(?:semanas|setmanes|weeks|páginas|pàgines|pages) (\d{1,4}) ?(?:a|to|–|-) ?(\d{1,4})(?!\d|[.,:/–-]\d|\p{L})/giu,
  /(?<!\p{L})age[sd] (\d{1,2}) (?:to|and) (\d{1,2})(?!\d)/giu,
];

/** What comes before something is counted down to it: «entre 60 y 30 días antes». */
export const COUNTED_DOWN =
  /(?<!\p{L})(?:antes|antelación|previ[oa]s?|abans|antelació|antecedência|before|beforehand|prior|notice|ahead|vorher|avant)(?!\p{L})/iu;

/** From one full hour to another. */
export const HOUR_SPANS =
  /(?<![\p{L}\d])(?:de|from|des de) (\d{1,2}) (?:a|to) (\d{1,2}) ?h(?!\p{L})|(?<![\d.:,–-])(\d{1,2}) ?(?:-|–|bis) ?(\d{1,2}) ?Uhr(?!\p{L})/giu;
