import type { Figure, FigureDifference } from '../figures/figure';
import type { SaidFigures } from './compare-units';

/**
 * The first day or month that one text names in a row with others, and not the other text, though it names one of those:
 * «en enero y febrero», “in January”.
 */
export function lostInRow(original: SaidFigures, translation: SaidFigures): FigureDifference | undefined {
  const [one] = NAMED.flatMap((kind) => lostOf(kind, original, translation));
  if (one !== undefined) return { inOriginal: [one], inTranslation: [] };
  const [other] = NAMED.flatMap((kind) => lostOf(kind, translation, original));
  return other && { inOriginal: [], inTranslation: [other] };
}

const NAMED = ['month', 'weekday'] as const;

function lostOf(kind: Figure['kind'], { text, figures }: SaidFigures, other: SaidFigures): readonly Figure[] {
  const said = new Set(other.figures.flatMap((figure) => (figure.kind === kind ? figure.value : [])));
  if (said.size === 0) return [];
  const own = figures.filter((figure) => figure.kind === kind);
  const shared = own.filter(({ value }) => said.has(value));
  return own.filter(
    ({ value, written }) => !said.has(value) && shared.some((beside) => areInRow(written, beside.written, text)),
  );
}

/** Whether two words are joined by a comma or by “and” or “or”: «los lunes y los martes». */
function areInRow(one: string, other: string, text: string): boolean {
  return [`${one}${JOINED}${other}`, `${other}${JOINED}${one}`].some((row) =>
    new RegExp(`(?<!\\p{L})${row}`, 'u').test(text),
  );
}

const JOINED = '\\p{L}{0,2}(?:,| (?:y|e|o|u|i|and|or|und|oder|et|ou|ed|of|en|og|och|eller)) (?:\\p{L}{1,3} )?';
