import { escapeRegExp } from '../../shared/escape-reg-exp';
import type { Figure, FigureDifference } from '../figures/figure';
import { CALENDAR_KINDS } from '../standards/calendar-names';
import type { SaidFigures } from './compare-units';

/**
 * The first day or month that one text names in a row with others, and not the other text, though it names one of those:
 * «en enero y febrero», “in January”.
 */
export function lostInRow(original: SaidFigures, translation: SaidFigures): FigureDifference | undefined {
  const [one] = CALENDAR_KINDS.flatMap((kind) => lostOf(kind, original, translation));
  if (one !== undefined) return { inOriginal: [one], inTranslation: [] };
  const [other] = CALENDAR_KINDS.flatMap((kind) => lostOf(kind, translation, original));
  return other && { inOriginal: [], inTranslation: [other] };
}

function lostOf(kind: Figure['kind'], { text, figures }: SaidFigures, other: SaidFigures): readonly Figure[] {
  const said = other.figures.filter((figure) => figure.kind === kind);
  if (said.length === 0) return [];
  const own = figures.filter((figure) => figure.kind === kind);
  const isSaid = ({ value }: Figure) => said.some((figure) => figure.value === value);
  const shared = own.filter(isSaid);
  return own.filter(
    (figure) =>
      !isSaid(figure) &&
      !isBetween(figure, said, other.text) &&
      shared.some((beside) => areInRow(figure, beside, text)),
  );
}

/** Whether a text says from when until when, and a day or month lies between: “March to June”. */
function isBetween({ value }: Figure, said: readonly Figure[], text: string): boolean {
  return said.some((first, index) => {
    const last = said[index + 1];
    return last !== undefined && !areInRow(first, last, text) && isWithin(+first.value, +value, +last.value);
  });
}

/** Whether, going round, one comes from the first to the last through this one. */
function isWithin(first: number, value: number, last: number): boolean {
  return first <= last ? first < value && value < last : value > first || value < last;
}

/** Whether two words are joined by a comma or by “and” or “or”: «los lunes y los martes». */
function areInRow(one: Figure, other: Figure, text: string): boolean {
  const [ofOne, ofOther] = [one, other].map(({ written }) => escapeRegExp(written));
  return [`${ofOne}${JOINED}${ofOther}`, `${ofOther}${JOINED}${ofOne}`].some((row) =>
    new RegExp(`(?<!\\p{L})${row}`, 'u').test(text),
  );
}

const JOINED = '\\p{L}{0,2}(?:,| (?:y|e|o|u|i|and|or|und|oder|et|ou|ed|of|en|og|och|eller)) (?:\\p{L}{1,3} )?';
