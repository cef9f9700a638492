import { oncePerObject } from '../../../shared/once-per-object';
import { calendarLanguages } from '../../dates/calendar-languages';
import { slugOf } from '../../spelling/suggest';
import { calendarNames } from '../../standards/calendar-names';

const KINDS = ['weekday', 'month'] as const;
type Kind = (typeof KINDS)[number];

/** Finds the value for a day of the week or a month that is named in any language, or abbreviated: `lunes`, `sat`. */
export const meantDays = oncePerObject((valid: readonly string[]): ((word: string) => string | undefined) => {
  const kind = KINDS.find((one) => englishNames(one).every((name) => valid.includes(name)));
  const named = kind === undefined ? undefined : namesOf(kind);
  return (word) => named?.get(keyOf(word));
});

/** The days by their letters in the calendars of most languages; in some of these, every day has a letter of its own. */
const LETTERS = [
  { telling: /X/, days: 'LMXJVSD' },
  { telling: /[LJV]/, days: 'LMMJVSD' },
  { telling: /[TWF]/, days: 'MTWTFSS' },
];

/** The day that is meant by one of a list of letters; of two that begin alike, by which of them comes first. */
export function meantLetter(valid: readonly string[], letters: readonly unknown[], index: number): string | undefined {
  const all = letters.map((letter) => (typeof letter === 'string' && letter.length === 1 ? letter.toUpperCase() : ' '));
  if (all.length < 2 || all.includes(' ') || meantDays(valid)('monday') === undefined) return undefined;
  const days = LETTERS.find(({ telling }) => all.some((letter) => telling.test(letter)))?.days ?? '';
  const letter = all[index] ?? '';
  const first = days.indexOf(letter);
  const isSecond = all.indexOf(letter) < index;
  const at = isSecond ? days.indexOf(letter, first + 1) : first;
  return at < 0 ? undefined : valid[at];
}

/** The days from one to another one, as they are told in any language: `lunes-viernes`, `de lunes a viernes`, `Mo–Fr`. */
export function meantSpan(valid: readonly string[], text: string): string[] | undefined {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const letters = words.filter((word) => /^\p{Lu}$/u.test(word));
  const [first, last, ...others] = words.flatMap(
    (word) => meantDays(valid)(word) ?? meantLetter(valid, letters, letters.indexOf(word)) ?? [],
  );
  if (first === undefined || last === undefined || others.length > 0 || words.length > LONGEST_SPAN) return undefined;
  const from = valid.indexOf(first);
  const days = ((valid.indexOf(last) - from + valid.length) % valid.length) + 1;
  return Array.from({ length: days }, (_none, step) => valid[(from + step) % valid.length] ?? '');
}

/** In words: «de lunes a viernes». */
const LONGEST_SPAN = 4;

/** Letters that have no place in a name stand for themselves: 土. */
function keyOf(word: string): string {
  return slugOf(word) || word.trim();
}

function englishNames(kind: Kind): string[] {
  return calendarNames('en')[kind].map(([name = '']) => name.toLowerCase());
}

const known = new Map<Kind, ReadonlyMap<string, string>>();

/** English names by the names in all languages, without those that could mean two of them. */
function namesOf(kind: Kind): ReadonlyMap<string, string> {
  const found = known.get(kind) ?? readNames(kind);
  known.set(kind, found);
  return found;
}

function readNames(kind: Kind): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const language of calendarLanguages) {
    const short = shortNames(kind, language);
    for (const [index, name] of englishNames(kind).entries()) {
      const names = [...(calendarNames(language)[kind][index] ?? []), short[index] ?? ''];
      // Many programs cut English ones to two letters.
      if (language === 'en') names.push(name.slice(0, 2));
      // One letter is read together with the others of its line.
      for (const called of names.filter((name) => !/^[a-z]$/.test(keyOf(name)))) {
        const meant = found.get(keyOf(called)) ?? new Set();
        found.set(keyOf(called), meant.add(name));
      }
    }
  }
  return new Map(
    [...found].flatMap(([called, [name, ...others]]) => (name && others.length === 0 ? [[called, name]] : [])),
  );
}

function shortNames(kind: Kind, language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { [kind]: 'short', timeZone: 'UTC' });
  const dates =
    kind === 'month'
      ? Array.from({ length: 12 }, (_none, index) => Date.UTC(2024, index, 15))
      : Array.from({ length: 7 }, (_none, index) => Date.UTC(2024, 0, 1 + index));
  return dates.map((date) => format.format(date));
}
