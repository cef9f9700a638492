import { spokenFigure } from '../figures/spoken-figures';
import { timeUnits } from '../figures/time-units';
import { everyLanguage, knownLanguages } from '../language-data/known-languages';
import { wordsIn } from '../texts/words';

/** How many of the unit in which a key counts go into one that may be written behind the figure, by how the key ends. */
const FACTORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Ms: { ms: 1, s: 1000, sec: 1000, min: 60_000, minute: 60_000 },
  Hours: { h: 1, hr: 1, hrs: 1, hour: 1 },
  Months: { month: 1 },
  Px: { px: 1 },
};

/** What may stand beside a figure that counts anything else. */
const SIGNS = /^(?:px|[%€$£°])$/;

const NUMBER_WITH_UNIT = /^([€$£])?\s?(-?\d+(?:[.,]\d+)?)\s?(\p{L}{1,12}|[%€$£°])?\.?$/u;

/** Degrees, minutes and seconds, as maps show them. */
const DEGREES =
  /^(-?)(\d{1,3}(?:[.,]\d+)?)\s?[°º]\s?(?:(\d{1,2}(?:[.,]\d+)?)\s?['’′]\s?(?:(\d{1,2}(?:[.,]\d+)?)\s?(?:["”″]|''|’’)?)?)?\s?([NSEW])?$/i;
const ROUNDED = 100_000;

/** `40°28'24.6"N`: so many degrees to the north, or to the east. */
export function degreesIn(text: string): number | undefined {
  const [all, sign, degrees = '', minutes = '0', seconds = '0', side = ''] = DEGREES.exec(text.trim()) ?? [];
  if (all === undefined) return undefined;
  const [whole = 0, sixtieths = 0, last = 0] = [degrees, minutes, seconds].map((part) =>
    Number(part.replace(',', '.')),
  );
  const size = Math.round((whole + sixtieths / 60 + last / 3600) * ROUNDED) / ROUNDED;
  return sign === '-' || /[SW]/i.test(side) ? -size : size;
}

/** The figure that a text says in words, alike in all languages that know them: `seis`. */
export function spokenNumber(text: string): number | undefined {
  const words = wordsIn(text);
  if (words.length === 0 || words.map(({ written }) => written).join(' ') !== text.trim()) return undefined;
  const values = everyLanguage.flatMap((data) => {
    const spoken = spokenFigure(words, 0, data);
    return spoken?.length === words.length ? [spoken.value] : [];
  });
  const [value, ...others] = new Set(values);
  return others.length === 0 ? value : undefined;
}

/** The number that is meant by a text which also says what it counts: `24 h`, `15 €`; a key may count in another unit. */
export function meantNumber(text: string, key: string): number | undefined {
  const said = degreesIn(text) ?? spokenNumber(text);
  if (said !== undefined) return said;
  const [, before, figure = '', behind] = NUMBER_WITH_UNIT.exec(text.trim()) ?? [];
  const unit = behind ?? before;
  const number = unit === undefined ? undefined : numberIn(figure);
  const factor = unit === undefined ? undefined : factorOf(unit.toLowerCase(), key);
  return number === undefined || factor === undefined ? undefined : number * factor;
}

/** Three figures behind a comma or a dot may be thousands. */
function numberIn(figure: string): number | undefined {
  if (/[.,]\d{3}$/.test(figure)) return undefined;
  const number = Number(figure.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}

function factorOf(unit: string, key: string): number | undefined {
  const [, factors] = Object.entries(FACTORS).find(([ending]) => key.endsWith(ending)) ?? [];
  if (factors === undefined) return SIGNS.test(unit) ? 1 : undefined;
  const [named] = knownLanguages.flatMap((language) => timeUnits(language).get(unit) ?? []);
  return [unit, named].flatMap((one) =>
    one !== undefined && Object.hasOwn(factors, one) ? (factors[one] ?? []) : [],
  )[0];
}
