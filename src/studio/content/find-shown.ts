import { isDay, isMonth } from '../../shared/dates';
import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import { factNamed } from '../../shared/token-syntax';
import { valueIn } from './schema-at';

/**
 * Where in some data a text is written that visitors read and that has no mark: a name as it is, or a number or a day in
 * the form of a language. `near` is what the text stands by; what is closest to it is looked at first. What names a fact
 * is read as that says.
 */
export function findShown(
  data: unknown,
  text: string,
  locale: string,
  near: Pointer = [],
  facts: Facts = {},
): Pointer | undefined {
  const isShown = shownIn(text.trim(), locale);
  return firstAround(data, near, (value) => {
    const fact = factNamedBy(value, facts);
    return isShown(value) || (fact !== undefined && isShown(facts[fact]));
  });
}

/** Where in some data a day or a month is written, or a fact that is one named, closest to a place. */
export function findDate(data: unknown, near: Pointer, facts: Facts): Pointer | undefined {
  return firstAround(data, near, (value) => {
    const fact = factNamedBy(value, facts);
    const written = String(fact === undefined ? value : facts[fact]);
    return isDay(written) || isMonth(written);
  });
}

/** Where a value is the very text, as the code of a language and a phone number are, which stand on every page. */
export function findSame(data: unknown, text: string): Pointer | undefined {
  const isLong = /\p{L}/u.test(text) || digitsOf(text).length >= FEWEST_DIGITS;
  const wanted = text.toLowerCase();
  const isSame = (value: unknown) => typeof value === 'string' && value.trim().toLowerCase() === wanted;
  return isLong ? firstWithin(data, isSame) : undefined;
}

/** Of a shorter number, too much else may be the same. */
const FEWEST_DIGITS = 6;

/** What the facts of a site say, by their names. */
export type Facts = Readonly<Record<string, unknown>>;

/** The fact that a value is: by its name, or in a text that is nothing else. */
export function factNamedBy(value: unknown, facts: Facts): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = factNamed(value) ?? value;
  return Object.hasOwn(facts, name) ? name : undefined;
}

type Test = (value: unknown) => boolean;

/** Looks in what holds a place, then in what holds that, and so on. */
function firstAround(data: unknown, near: Pointer, isShown: Test): Pointer | undefined {
  for (let depth = near.length; depth >= 0; depth -= 1) {
    const around = near.slice(0, depth);
    const found = firstWithin(valueIn(data, around), isShown);
    if (found !== undefined) return [...around, ...found];
  }
  return undefined;
}

function firstWithin(value: unknown, isShown: Test): Pointer | undefined {
  if (isShown(value)) return [];
  for (const [name, item] of entriesOf(value)) {
    const found = firstWithin(item, isShown);
    if (found !== undefined) return [name, ...found];
  }
  return undefined;
}

function entriesOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return isRecord(value) ? Object.entries(value) : [];
}

/** Tells of a value whether a text shows it. */
function shownIn(text: string, locale: string): (value: unknown) => boolean {
  const numbers = new Set((text.match(/\d(?:[\d.,\s]*\d)?/g) ?? []).map(digitsOf));
  const words = text.toLocaleLowerCase(locale);
  return (value) => {
    if (typeof value === 'number') {
      return [String(value), value.toFixed(2)].some((written) => numbers.has(digitsOf(written)));
    }
    if (typeof value !== 'string') return false;
    if (isDay(value)) return isDayIn(words, value, locale);
    if (/^\d{2}:\d{2}$/.test(value)) return words.includes(value);
    return value.trim() === text || isMostOf(text, value);
  };
}

/** Whether a text is made of a value and little else, as an address is with its postal code in the midst. */
function isMostOf(text: string, value: string): boolean {
  if (value.length < text.length / 2) return false;
  const [wordsOfText, words] = [new Set(wordsOf(text)), wordsOf(value)];
  return words.length > 1 && words.every((word) => wordsOfText.has(word));
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '');
}

/** Whether a text names a day, alone or with others and with times: its number and its month, and its year if it names years. */
function isDayIn(words: string, day: string, locale: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return false;
  const [year, month, ofMonth] = day.split('-').map(Number);
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  const has = (number: number | undefined) => number !== undefined && numbers.includes(number);
  const hasMonth = (['long', 'short'] as const).some((style) => {
    const name = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(date);
    return words.includes(name.toLocaleLowerCase(locale).replace('.', ''));
  });
  const isOfYear = has(year) || numbers.every((number) => number < FIRST_YEAR);
  return isOfYear && has(ofMonth) && (hasMonth || (numbers.length > 1 && has(month)));
}

const FIRST_YEAR = 1000;
