import { isRecord } from '../../shared/is-record';
import { minutesOf } from '../dates/minutes-of';
import { mayBeClosed, openAndClosed } from '../dates/open-and-closed';
import type { Finding } from '../findings/finding';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';
import { valuesWith } from '../values/values';

/** Who closes by then has been open until late. */
const EARLY = 6 * 60;
/** A night is shorter, as it is in texts. */
const LONGEST_NIGHT = 13 * 60;

/** And no place is open for as long, but for those that never close. */
const LONGEST = 19 * 60;

const WEEK = 7;

/** One row of the hours at which a place is open. */
interface Row {
  readonly days: readonly unknown[];
  readonly from: number;
  readonly until: number;
  /** Those of a season are held against no others. */
  readonly isSeasonal: boolean;
  /** Whether the season ends before it begins. */
  readonly isOverAtOnce: boolean;
}

/** A place closes after it opens, as its seasons do, is not open twice at one time, and not on a day on which it is closed. */
export const hoursWrong: OwnRule<'hours-wrong'> = (files) => [...wrongInRows(files), ...wrongInTexts(files)];

type Files = Parameters<typeof hoursWrong>[0];

function wrongInRows(files: Files): Finding<'hours-wrong'>[] {
  return valuesWith(files, 'x-hours').flatMap(({ source, pointer, value }) => {
    if (!Array.isArray(value)) return [];
    const rows = value.map(readRow);
    return rows.flatMap((row, index) => {
      if (row === undefined) return [];
      const found = (key: string, reason: 'reversed' | 'day' | 'overlap' | 'season') => [
        { code: 'hours-wrong' as const, place: { source, pointer: [...pointer, index, key] }, details: { reason } },
      ];
      if (isReversed(row)) return found('closes', 'reversed');
      if (row.isOverAtOnce) return found('until', 'season');
      // A letter is told as no day.
      const days = row.days.filter((day) => String(day).length > 1);
      if (new Set(days).size < days.length) return found('days', 'day');
      const hasOther = rows.slice(0, index).some((other) => other !== undefined && overlaps(row, other));
      return hasOther ? found('days', 'overlap') : [];
    });
  });
}

/** «De lunes a sábado, de 9:00 a 18:00. Sábados, cerrado.» */
function wrongInTexts(files: Files): Finding<'hours-wrong'>[] {
  return fewInEach(readableRuns(files), textOf, ({ written: { source, pointer, language }, text, offset }) => {
    if (language === undefined || !/\d/.test(text) || !mayBeClosed(text)) return [];
    const said = openAndClosed(language)(text);
    // «Todos los días» has exceptions.
    const openOn = new Map(
      said
        .filter(({ isOpen, days }) => isOpen && days.length < WEEK)
        .flatMap((open) => open.days.map((day) => [day, open.text] as const)),
    );
    return said.flatMap((closed) => {
      const day = closed.days.find((one) => openOn.has(one));
      if (closed.isOpen || day === undefined) return [];
      const part = { offset: offset + closed.index, length: closed.text.length };
      const details = { reason: 'closed' as const, closed: closed.text, open: openOn.get(day) ?? '' };
      return [{ code: 'hours-wrong' as const, place: { source, pointer, part }, details }];
    });
  });
}

function readRow(value: unknown): Row | undefined {
  if (!isRecord(value) || !Array.isArray(value.days)) return undefined;
  const [from, until] = [value.opens, value.closes].map(minutesOf);
  if (from === undefined || until === undefined) return undefined;
  const { days, from: first, until: last } = value;
  const isSeasonal = first !== undefined || last !== undefined;
  const isOverAtOnce = typeof first === 'string' && typeof last === 'string' && last < first;
  return { days, from, until, isSeasonal, isOverAtOnce };
}

function isReversed({ from, until }: Row): boolean {
  const length = until - from + 24 * 60;
  return until < from && until > 0 && (length > LONGEST || (until > EARLY && length > LONGEST_NIGHT));
}

function overlaps(one: Row, other: Row): boolean {
  const isAtOnce = one.from < other.until && other.from < one.until;
  return isAtOnce && !one.isSeasonal && !other.isSeasonal && one.days.some((day) => other.days.includes(day));
}
