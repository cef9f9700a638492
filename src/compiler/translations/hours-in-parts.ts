import type { Figure } from '../figures/figure';
import { type Both, withoutSaid } from './figures-said-otherwise';

/**
 * Without lengths of time that one text says in hours and a half or in quarters, and the other exactly: «3 ore e mezza»,
 * „dreieinhalb Stunden“ and «3 h 30»; «hora y tres cuartos» and “1.75 hours”.
 */
export const withoutPartsOfHours = (ones: readonly Figure[], others: readonly Figure[]) =>
  withoutSaid(ones, others, partsSaid);

function partsSaid(...[figures, others]: Both): readonly Figure[] {
  const left = figures.filter(({ kind, unit }) => (kind === 'word' || kind === 'number') && mayBeHours(unit));
  return others.slice(0, MOST_FIGURES).flatMap((exact) => {
    const minutes = minutesOf(exact);
    const said = minutes === undefined ? [] : saidOf(minutes, left);
    for (const figure of said) left.splice(left.indexOf(figure), 1);
    return said.length === 0 ? [] : [exact, ...said];
  });
}

const MOST_FIGURES = 50;

function mayBeHours(unit: string | undefined): boolean {
  return unit === undefined || unit === 'hour';
}

/** How long it takes: «3 h 30», “3.5 hours”. */
function minutesOf({ kind, outOf, unit, value }: Figure): number | undefined {
  if (kind === 'time') return outOf === MINUTES ? Number(value) : undefined;
  return kind === 'number' && unit === 'hour' && outOf !== undefined ? Number(value) * MINUTES : undefined;
}

/** The figures by which so many minutes are said, in this order: the hours, and the part of one. */
function saidOf(minutes: number, figures: readonly Figure[]): readonly Figure[] {
  const [hours, part] = [Math.floor(minutes / MINUTES), PARTS[minutes % MINUTES]];
  if (part === undefined) return [];
  const inOne = figures.find(({ kind, value }) => kind === 'word' && Number(value) * MINUTES === minutes);
  if (inOne !== undefined) return [inOne];
  const words = figures.filter(({ kind }) => kind === 'word');
  const parts = words.map((_word, index) => partAt(part, words, index));
  const said = figures.flatMap((figure) => {
    if (Number(figure.value) !== hours) return [];
    // Those in digits are found before those in words.
    const behind = figure.kind === 'word' ? parts[words.indexOf(figure) + 1] : parts.find(isThere);
    return behind !== undefined && isThere(behind) ? [[figure, ...behind]] : [];
  });
  // “An hour and a half” does not say one in figures.
  return said[0] ?? (hours === 1 ? parts.find(isThere) : undefined) ?? [];
}

/** The figures that say a part, with the one in «e un quarto». */
function partAt(part: readonly string[], figures: readonly Figure[], from: number): readonly Figure[] {
  const first = isWord(figures[from], '1') ? from + 1 : from;
  const isSaid = part.every((value, index) => isWord(figures[first + index], value));
  return isSaid ? figures.slice(from, first + part.length) : [];
}

function isThere({ length }: readonly Figure[]): boolean {
  return length > 0;
}

function isWord(figure: Figure | undefined, value: string): boolean {
  return figure?.kind === 'word' && figure.value === value;
}

const MINUTES = 60;

/** As which the words for parts are read, by the minutes that they are. */
const PARTS: Readonly<Record<number, readonly string[]>> = { 15: ['4'], 30: ['50'], 45: ['3', '4'] };
