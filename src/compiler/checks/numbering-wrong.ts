import { isRecord } from '../../shared/is-record';
import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';
import { htmlTexts } from '../texts/readable-texts';
import { valuesThatAreLists } from '../values/values';

/** Fewer are not numbered for sure. */
const FEWEST = 3;

/** What is numbered one after another is numbered without a gap and without a number twice. */
export const numberingWrong: OwnRule<'numbering-wrong'> = (site) => [
  ...htmlTexts(site).flatMap(({ source, pointer, text, structure }) => {
    const headings = structure.elements.filter(({ name }) => /^h[2-4]$/.test(name));
    return ['h2', 'h3', 'h4'].flatMap((level) => {
      const numbered = headings
        .filter(({ name }) => name === level)
        .map(({ opening, closing }) => {
          const offset = opening.part.offset + opening.part.length;
          const [written = '', digits = ''] = /^\s*(\d{1,2})[.)º]/.exec(text.slice(offset, closing?.part.offset)) ?? [];
          return { number: digits, part: { offset: offset + written.indexOf(digits), length: digits.length } };
        });
      return oddOne(
        numbered,
        ({ number }) => number,
        ({ part }) => ({ source, pointer, part }),
      );
    });
  }),
  ...valuesThatAreLists(site).flatMap(({ source, pointer, value }) => {
    const [first] = value;
    if (!isRecord(first) || value.length < FEWEST) return [];
    const numbered = Object.keys(first).filter((key) => NUMBER.test(String(first[key])));
    return numbered.flatMap((key) =>
      oddOne(
        value.map((item, index) => ({ item, index })),
        ({ item }) => (isRecord(item) && NUMBER.test(String(item[key])) ? String(item[key]) : ''),
        ({ index }) => ({ source, pointer: [...pointer, index, key] }),
      ),
    );
  }),
];

/** A number that says which one it is, and not how many: `01` and `1.`. */
const NUMBER = /^0\d$|^\d{1,2}[.)]$/;

/**
 * The one that is out of step where all others are numbered from one on, or from nought; and the first one of items that
 * have each their number and have been put into another order since. Those that count down are in order.
 */
function oddOne<Item>(
  items: readonly Item[],
  numberOf: (item: Item) => string,
  placeOf: (item: Item) => Finding<'numbering-wrong'>['place'],
): Finding<'numbering-wrong'>[] {
  const written = items.map(numberOf);
  if (items.length < FEWEST || written.includes('')) return [];
  const numbers = written.map((number) => Number.parseInt(number, 10));
  for (const first of [1, 0]) {
    const odd = items.filter((_item, index) => numbers[index] !== index + first);
    const [foremost] = odd;
    if (foremost === undefined || !(odd.length === 1 || areReordered(numbers, first))) continue;
    const index = items.indexOf(foremost);
    const found = written[index] ?? '';
    const expected = found.replace(/\d+/, (digits) =>
      String(index + first).padStart(digits.startsWith('0') ? digits.length : 1, '0'),
    );
    return [{ code: 'numbering-wrong', place: placeOf(foremost), details: { found, expected } }];
  }
  return [];
}

function areReordered(numbers: readonly number[], first: number): boolean {
  const isEachOnce = new Set(numbers).size === numbers.length && Math.min(...numbers) === first;
  const isCountdown = numbers.every((number, index) => index === 0 || number < (numbers[index - 1] ?? 0));
  return isEachOnce && Math.max(...numbers) === first + numbers.length - 1 && !isCountdown;
}
