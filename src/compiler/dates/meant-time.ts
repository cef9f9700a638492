import { withPlainDigits } from '../figures/plain-digits';
import { calendarLanguages } from './calendar-languages';

/** A time of the day as people write it: `8:00`, `9.30`, `9h`, `20 h`, `6 pm`, `1930`, `20 Uhr`. */
const TIME = /^(\d{1,2}?)(?:[:.,h]?([0-5]\d))?(?:h|hs|hrs|heures?|uhr|uur)?\.?(?:([ap])\.?m\.?)?$/i;

/** The same as files write it, `08:00`; nothing of what is no time of the day. */
export function meantTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] = TIME.exec(withPlainSigns(text).replaceAll(/\s/g, '')) ?? [];
  if (hours === undefined) return undefined;
  const hour = half === undefined ? Number(hours) : ofWholeDay(Number(hours), half.toLowerCase());
  return hour === undefined || hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`;
}

const LONGEST = 30;
/** `kl. 9`, `9時`, `9時30分`, `9時半`. */
const LITTLE_WORD = /^\s*\p{sc=Latin}{1,3}\.?\s+(?=\d)/u;
const WITH_SIGNS = /(\d{1,2})\s?[時点點时시]\s?(?:(\d{1,2})\s?[分분]|([半반]))?/;

/** With the digits, the halves of the day and the signs of all languages as English has them, and without a little word before the time. */
function withPlainSigns(text: string): string {
  if (text.length > LONGEST) return text;
  const plain = withPlainDigits(text.normalize('NFKC')).replace(
    WITH_SIGNS,
    (_time, hour: string, minute?: string, half?: string) => `${hour}:${minute ?? (half === undefined ? '00' : '30')}`,
  );
  const [word = ''] = plain.match(/\p{L}[\p{L}\p{M}.]*/u) ?? [];
  const half = halves().get(withoutMarks(word));
  return half === undefined ? plain.replace(LITTLE_WORD, '') : `${plain.replace(word, '')}${half}`;
}

let knownHalves: ReadonlyMap<string, 'am' | 'pm'> | undefined;

const HALVES = [
  { hour: 9, half: 'am' },
  { hour: 15, half: 'pm' },
  { hour: 20, half: 'pm' },
] as const;

/** Which half of the day each name of one is, in whatever language: «午後», «مساءً», «μ.μ.». */
function halves(): ReadonlyMap<string, 'am' | 'pm'> {
  knownHalves ??= new Map(
    calendarLanguages.flatMap((language) =>
      HALVES.flatMap(({ hour, half }) => halfNames(language, hour).map((name) => [name, half] as const)),
    ),
  );
  return knownHalves;
}

function halfNames(language: string, hour: number): string[] {
  const forms = [
    { hour: 'numeric', hour12: true },
    { hour: 'numeric', hour12: true, dayPeriod: 'long' },
  ] as const;
  return forms.flatMap((form) =>
    new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' })
      .formatToParts(Date.UTC(2024, 0, 1, hour))
      .flatMap(({ type, value }) => (type === 'dayPeriod' ? withoutMarks(value) : [])),
  );
}

function withoutMarks(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\p{M}.\s]/gu, '')
    .toLowerCase();
}

/** Twelve is the first hour of each half. */
function ofWholeDay(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
