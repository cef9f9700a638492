import { calendarNames } from '../standards/calendar-names';
import { type Figure, minutesWithDot } from './figure';

/** A figure as another language writes it; undefined where that is a matter of the sentence. */
export function writeFigure({ kind, value, written }: Figure, locale: string): string | undefined {
  if (kind === 'month' || kind === 'weekday') {
    const [name, inDate = name] = calendarNames(locale)[kind][Number(value) - 1] ?? [];
    return kind === 'month' ? inDate : name;
  }
  if (kind !== 'number' || /\d[\s\u00a0-]+\d|\+/.test(written)) return undefined;
  // «64,50» has its nought in any language.
  const decimals = /[.,](\d{1,2})$/.exec(written)?.[1]?.length;
  return /^\d+$/.test(written) ? written : writeNumber(Number(value), locale, decimals);
}

/** A time, or the number of an hour, as another time is written beside which it stands: 21 like “9am” is “9pm”. */
export function writeTimeLike(model: Figure, figure: Figure): string | undefined {
  const { kind, value, written } = figure;
  // «17.00» may be a time or an amount: in either case it is written as what stands there.
  if ([model.written, written].every((figure) => WITH_FULL_STOP.test(figure))) return written;
  if (model.kind !== 'time' || (kind !== 'time' && kind !== 'number')) return undefined;
  const minutes = kind === 'time' ? Number(value) : (minutesWithDot(figure) ?? Number(value) * 60);
  if (!Number.isInteger(minutes) || minutes >= 24 * 60) return undefined;
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  const [, sign = '', gap = '', half = '', end = ''] = TWELVE_HOURS.exec(model.written) ?? [];
  if (half === '') return inDayLike(model.written, hour, minute);
  const letter = hour < 12 ? 'a' : 'p';
  const behind = minute === '00' && sign === '' ? '' : `${sign === '' ? ':' : sign}${minute}`;
  return `${hour % 12 || 12}${behind}${gap}${half === half.toUpperCase() ? letter.toUpperCase() : letter}${end}`;
}

/** «17:30» like «9:00», and «17 h 30» like «9 h». */
function inDayLike(model: string, hour: number, minute: string): string | undefined {
  const [, letter] = HOURS_BY_LETTER.exec(model) ?? [];
  // The space behind the letter is the one before it.
  if (letter !== undefined) return `${hour}${letter}${minute === '00' ? '' : `${letter.slice(0, -1)}${minute}`}`;
  return TWENTY_FOUR_HOURS.test(model) ? model.replace(/\d+(.)\d+/, `${hour}$1${minute}`) : undefined;
}

/** “9am”, “9.30 p.m.”: what is between the numbers, before the half of the day, its letter, and what follows that. */
const TWELVE_HOURS = /^\d{1,2}(?:([:.])\d\d)?(\s?)([ap])(\.?\s?m\.?)$/i;
/** «8 h 30», «8h30», «18 h»: the letter, with the space before it. */
const HOURS_BY_LETTER = /^\d{1,2}(\s?h)(?:\s?\d\d)?$/i;
const WITH_FULL_STOP = /^\d{1,2}\.[0-5]\d$/;
const TWENTY_FOUR_HOURS = /^\d{1,2}[:.]\d\d$/;

/** Whether two figures have other digits, and the same marks between them: each can stand where the other stands. */
export function areMarkedAlike({ written: one }: Figure, { written: other }: Figure): boolean {
  const marks = one.replaceAll(/\d+/g, '');
  return marks !== '' && one !== other && marks === other.replaceAll(/\d+/g, '');
}

/** A number as a language writes it, with so many decimals at least. */
export function writeNumber(value: number, locale: string, decimals = 0): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: 10 }).format(value);
}
