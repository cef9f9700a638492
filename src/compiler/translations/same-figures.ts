import { subtractBy } from '../../shared/count-by';
import { type Figure, minutesWithDot } from '../figures/figure';

/** What is left of two lists when all that says the same is taken out of both. */
export function withoutEqual(
  left: readonly Figure[],
  right: readonly Figure[],
  areRead: boolean,
): [Figure[], Figure[]] {
  const isTime = ({ kind }: Figure) => kind === 'time';
  const haveHours = areHours(left, right) || areHours(right, left);
  const hasTimes = !areRead || haveHours || [...left, ...right].some(isTime);
  const [ofLeft, ofRight] = [left, right].map((side) => side.filter(isMonth).length);
  // Where both name as many months, neither says one by its number.
  const areNamed = ofLeft === ofRight && ofLeft !== 0;
  // What counts the same is the same before what says the same number.
  const [unlikeLeft, unlikeRight] = [subtractBy(left, right, sameCounted), subtractBy(right, left, sameCounted)];
  const [ones, others] = [
    subtractBy(unlikeLeft, unlikeRight, sameNumber),
    subtractBy(unlikeRight, unlikeLeft, sameNumber),
  ];
  if (ones.length * others.length > MOST_COMPARISONS) return [ones, others];
  const mayBeSame = (one: Figure, other: Figure) => !(areNamed && isMonth(one) !== isMonth(other));
  const isPlainlySame = (one: Figure, other: Figure) => isSame(one, other) || isSame(other, one);
  const isSaidAlike = (one: Figure, other: Figure) =>
    meansAs(one, other, hasTimes) || meansAs(other, one, hasTimes) || (!areRead && mayMeanAs(one, other));
  // «3.ª» is “third” before it may be “3 pm”, and what has to be said comes before what need not.
  const inTurn = [...ones].sort((one, other) => Number(one.isOptional ?? false) - Number(other.isOptional ?? false));
  // Between hours, the 1 of “9 to 1” is 13 before it is «una».
  const isLater = (one: Figure, other: Figure) => haveHours && (isTwelveMore(one, other) || isTwelveMore(other, one));
  const kept = [isLater, isPlainlySame, isSaidAlike].reduce(
    (now, isAlike) => unmatched(now, others, (one, other) => mayBeSame(one, other) && isAlike(one, other)),
    inTurn,
  );
  return [kept, others];
}

/** Those of which no other one is left that is alike; each that is found is taken out of the others. */
function unmatched(
  ones: readonly Figure[],
  others: Figure[],
  isAlike: (one: Figure, other: Figure) => boolean,
): Figure[] {
  return ones.filter((one) => {
    const index = others.findIndex((other) => isAlike(one, other));
    if (index >= 0) others.splice(index, 1);
    return index < 0;
  });
}

/** 2 and «dos», 9:00 and 9, «1 h 10» and 70; “half after seven” and «siete»; «quinze jours» and “two weeks”. */
function isSame(one: Figure, other: Figure): boolean {
  if (isAsManyDays(one, other)) return true;
  if (one.kind === other.kind) return one.value === other.value || isSameMeasure(one, other);
  if (other.kind !== 'number' || one.kind === 'weekday') return false;
  // «1 h 10» is 70 minutes.
  if (one.outOf === 60 && one.kind === 'time' && one.value === other.value) return true;
  return Number(one.value) === Number(other.value) * (one.kind === 'time' ? 60 : 1);
}

/** In digits, 15 days are not 14: that is a slip. */
function isAsManyDays({ daysMeant, kind }: Figure, { unit, value }: Figure): boolean {
  if (daysMeant === undefined) return false;
  if (unit === 'week') return Number(value) * DAYS_OF_WEEK === daysMeant;
  return unit === 'day' && kind === 'word' && Number(value) === daysMeant;
}

const DAYS_OF_WEEK = 7;

const OF_MEASURE: Readonly<Record<string, number>> = { k: 1000, h: 100, d: 0.1, c: 0.01, m: 0.001 };

/** «2 dl» and “200 ml”. */
function isSameMeasure(one: Figure, other: Figure): boolean {
  if (one.metric === undefined || other.metric === undefined || one.metric === other.metric) return false;
  const [amount, ofOther] = [one, other].map(({ value, metric = '' }) => {
    return Number(value) * (metric.length > 1 ? (OF_MEASURE[metric.slice(0, 1)] ?? 1) : 1);
  });
  const isOfOneKind = one.metric.slice(-1) === other.metric.slice(-1);
  return isOfOneKind && Math.abs((amount ?? 0) - (ofOther ?? 0)) < SMALLEST * (amount ?? 0);
}

const SMALLEST = 1e-9;

function isMonth({ kind }: Figure): boolean {
  return kind === 'month';
}

/** How many of a unit of time are one of the next. */
const RATIOS: Readonly<Record<string, number>> = { minute: 60, hour: 24, month: 12, day: 7 };
const NEXT: Readonly<Record<string, string>> = { minute: 'hour', hour: 'day', month: 'year', day: 'week' };

/** In texts that have so little in common, nothing is said in another way. */
export const MOST_COMPARISONS = 10_000;

function sameNumber({ kind, value, isAbout = false }: Figure): string {
  return `${kind} ${value} ${isAbout}`;
}

function sameCounted(figure: Figure): string {
  return `${sameNumber(figure)} ${figure.unit}`;
}

/** Whether one says the same as the other in another way: 2 and «dos», 9:00 and 9, 21 h and 9 pm, 48 hours and 2 days. */
function meansAs(one: Figure, other: Figure, hasTimes: boolean): boolean {
  if (isConverted(one, other)) return true;
  const isHourNamed = other.kind === 'word' || other.isAbout === true;
  const minutes = isHourNamed ? minutesOf(one, other.isAbout === true) : undefined;
  if (minutes !== undefined) {
    const hour = minutes / 60;
    const hours = other.isAbout ? [Math.floor(hour), Math.ceil(hour)] : [Math.floor(hour)];
    return Number(other.value) <= 24 && hours.some((one) => one % 12 === Number(other.value) % 12);
  }
  if (one.kind === 'number' && other.kind === 'word') {
    return (one.unit === 'hour' && isTwelveMore(one, other)) || isDecade(one, other) || isCentury(one, other);
  }
  if (one.kind === 'weekday' || other.kind !== 'number') return false;
  if (one.kind === 'time') return isAtHour(one, other);
  if (one.kind !== 'number' && one.value === other.value) return true;
  return isHourOfDay(one, other, hasTimes) || isDecade(one, other) || isCentury(one, other);
}

/** 14 h and 2, or 14 and 2 where there are other times. */
function isHourOfDay(one: Figure, other: Figure, hasTimes: boolean): boolean {
  const isTime = hasTimes || (one.unit === 'hour' && other.unit === undefined);
  return isTime && one.kind === 'number' && isTwelveMore(one, other);
}

/** «De 9 a 13» and “9 to 1”, «de 16 a 20» and “4 to 8”: from one number to the next they are hours. */
function areHours(ones: readonly Figure[], others: readonly Figure[]): boolean {
  return ones.some((one, index) => {
    const [other, nextOne, nextOther] = [others[index], ones[index + 1], others[index + 1]];
    if (other === undefined || nextOne === undefined || nextOther === undefined) return false;
    if ([one, other, nextOne, nextOther].some(({ kind }) => kind !== 'number')) return false;
    const isOverNoon = one.value === other.value && Number(nextOther.value) < Number(other.value);
    return isTwelveMore(nextOne, nextOther) && (isOverNoon || isTwelveMore(one, other));
  });
}

/** 21 days and three weeks; 48 hours and 2, which are days; 200 years and “two”, which are centuries. */
function isConverted({ isOptional, unit = '', value }: Figure, other: Figure): boolean {
  const ratio = Number(value) / Number(other.value);
  if (unit === 'year' && other.unit === undefined) return other.kind === 'word' && (ratio === 10 || ratio === 100);
  const isOfNext = other.unit === NEXT[unit] || (isOptional === true && other.kind === 'number');
  return isOfNext && ratio === RATIOS[unit];
}

/** 21 h and 9 pm, but not 60 and 48 months. */
function isTwelveMore(one: Figure, other: Figure): boolean {
  const mayBeHours = [one, other].every(({ unit }) => unit === undefined || unit === 'hour');
  return mayBeHours && Number(one.value) <= 24 && Number(one.value) === Number(other.value) + 12;
}

/** 9:00 and 9, 14:00 and 2, 9:30 and 9.30. */
function isAtHour(time: Figure, number: Figure): boolean {
  const hour = Number(time.value) / 60;
  if (minutesWithDot(number) === Number(time.value)) return true;
  return [hour, hour % 12, hour === 12 ? 12 : Number.NaN].includes(Number(number.value));
}

/** Minutes since midnight of a time; of «7.45» where a time must be meant. */
export function minutesOf(figure: Figure, isTime: boolean): number | undefined {
  if (figure.kind === 'time') return Number(figure.value);
  return isTime ? minutesWithDot(figure) : undefined;
}

/** 1990 and «los noventa». */
function isDecade(one: Figure, other: Figure): boolean {
  return /^\d{4}$/.test(one.value) && one.value.slice(2) === other.value;
}

/** «1600-talet» and “the 17th century” */
function isCentury(one: Figure, other: Figure): boolean {
  return /^1\d00$/.test(one.value) && Number(one.value) / 100 + 1 === Number(other.value);
}

/** Whether a word beside one may make it the other: 5 thousand and 5000, half past six in the evening and 18:30, «ساعتان و30 دقيقة» and 2 h 30. */
function mayMeanAs(one: Figure, other: Figure): boolean {
  if (one.kind === 'time' && other.unit === 'minute') return Number(one.value) % 60 === Number(other.value);
  if (one.kind !== other.kind) return false;
  if (one.kind === 'time') return (Number(one.value) - Number(other.value)) % 720 === 0;
  // «1.250» and “1,250”, the sign of which is the wrong one in one of them.
  if (digitsOf(one) === digitsOf(other)) return false;
  const ratio = Math.log10(Number(one.value) / Number(other.value));
  return one.kind === 'number' && Math.abs(ratio) >= 3 && Number.isInteger(ratio);
}

function digitsOf({ written }: Figure): string {
  return written.replaceAll(/\D/g, '');
}
