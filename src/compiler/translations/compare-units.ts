import { subtractBy } from '../../shared/count-by';
import { groupBy } from '../../shared/group-by';
import { oncePerName } from '../../shared/once-per-object';
import { type Figure, type FigureDifference, turned } from '../figures/figure';
import { isUnitMentioned } from '../figures/units';

/** A text, its language, and those of its figures that say something. */
export interface SaidFigures {
  readonly text: string;
  readonly locale: string;
  readonly figures: readonly Figure[];
}

/** What the same figures count in two texts, where that is not the same. `areRead`: all words for figures are known in both languages. */
export function compareUnits(one: SaidFigures, other: SaidFigures, areRead: boolean): FigureDifference | undefined {
  const [ones, others] = [one.figures, other.figures];
  const differing = otherUnit(ones, others) ?? otherDuration(ones, others);
  if (differing !== undefined || !areRead) return differing;
  const inOriginal = lostUnit(others, one);
  return lostUnit(ones, other) ?? (inOriginal && turned(inOriginal));
}

/** The first figure that counts some time, money or measure in one text and another in the other one: 3 weeks, 3 months; €3, $3; 3 km, 3 m; €3, 3%. */
function otherUnit(ones: readonly Figure[], others: readonly Figure[]): FigureDifference | undefined {
  const [ofOnes, ofOthers] = [numbersSaid(ones), numbersSaid(others)];
  for (const [value, said] of ofOnes) {
    const beside = ofOthers.get(value) ?? [];
    // A number may be said several times: «20 €» and «20 %».
    const [[one], [other]] = [subtractBy(said, beside, countedIn), subtractBy(beside, said, countedIn)];
    const isDiffering = said.length === beside.length && one !== undefined && other !== undefined;
    if (isDiffering && (differ(unitOf(one), unitOf(other)) || differ(one.metric, other.metric)))
      return { inOriginal: [withUnit(one)], inTranslation: [withUnit(other)] };
  }
  return undefined;
}

function countedIn(figure: Figure): string {
  return `${unitOf(figure)} ${figure.metric}`;
}

function unitOf({ unit, outOf }: Figure): string | undefined {
  return outOf === 100 ? 'percent' : unit;
}

function differ(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

/** The first figure that counts some time or money in one text and in the other one, which names none, nothing at all: 8 weeks, 8. */
function lostUnit(ones: readonly Figure[], { text, locale, figures }: SaidFigures): FigureDifference | undefined {
  const [ofOnes, ofOthers] = [numbersSaidOnce(ones), numbersSaidOnce(figures)];
  const isMentioned = oncePerName((unit: string) => isUnitMentioned(unit, text, locale));
  for (const one of ofOnes.values()) {
    const other = ofOthers.get(one.value);
    const isLost = one.unit !== undefined && !SAID_WITHOUT.has(one.unit) && one.isOptional !== true;
    if (isLost && other?.isBare === true && other.unit === undefined && !isMentioned(one.unit ?? ''))
      return { inOriginal: [withUnit(one)], inTranslation: [withUnit(other)] };
  }
  return undefined;
}

/** Units that go without saying: of an age, of a time of the day. */
const SAID_WITHOUT: ReadonlySet<string> = new Set(['hour', 'year']);

/** Where both texts name one span of time, in the same unit, and one of them says that it is a single one: «un año», “two years”. */
function otherDuration(ones: readonly Figure[], others: readonly Figure[]): FigureDifference | undefined {
  const [own, ofOthers] = [ones, others].map((figures) => figures.filter(({ unit }) => unit !== undefined));
  const [[one, ...more] = [], [other, ...further] = []] = [own, ofOthers];
  if (one === undefined || other === undefined || more.length + further.length > 0 || one.unit !== other.unit) {
    return undefined;
  }
  const values = [one, other].map(({ value }) => Number(value));
  const isOther = values.includes(1) && values.every(Number.isInteger) && values[0] !== values[1];
  return isOther ? { inOriginal: [withUnit(one)], inTranslation: [withUnit(other)] } : undefined;
}

function numbersSaidOnce(figures: readonly Figure[]): ReadonlyMap<string, Figure> {
  return new Map(
    [...numbersSaid(figures)].flatMap(([value, [figure, ...more]]) =>
      figure === undefined || more.length > 0 ? [] : [[value, figure] as const],
    ),
  );
}

function numbersSaid(figures: readonly Figure[]): ReadonlyMap<string, readonly Figure[]> {
  const counting = figures.filter(({ kind, unit }) => kind === 'number' || (kind === 'word' && unit !== undefined));
  return groupBy(counting, ({ value }) => value);
}

function withUnit(figure: Figure): Figure {
  const { metric, written } = figure;
  return { ...figure, kind: 'word', written: figure.withUnit ?? (metric ? `${written} ${metric}` : written) };
}
