import { isRecord } from '../../shared/is-record';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import type { Finding } from '../findings/finding';
import { languageData } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';
import { valueAt } from '../values/value-at';
import { valuesThatAreLists } from '../values/values';

/** Fewer are not numbered for sure. */
const FEWEST = 3;

/** What is numbered one after another is numbered without a gap and without a number twice. */
export const numberingWrong: OwnRule<'numbering-wrong'> = (site) => [
  ...htmlTexts(site).flatMap((written) => [...numberedHeadings(written), ...namedSteps(written)]),
  ...valuesThatAreLists(site).flatMap(({ source, pointer, value }) => {
    const [first] = value;
    if (!isRecord(first) || value.length < FEWEST) return [];
    const texts = Object.entries(first).flatMap(([key, text]) =>
      isRecord(text) ? Object.keys(text).map((code) => [key, code]) : [[key]],
    );
    return texts.flatMap((path) => {
      const numberOf = numberAt(path, String(valueAt(first, path)));
      return numberOf === undefined
        ? []
        : oddOne(
            value.map((item, index) => ({ item, index })),
            ({ item }) => numberOf(valueAt(item, path)),
            ({ index }) => ({ source, pointer: [...pointer, index, ...path] }),
          );
    });
  }),
];

/** `<h2>1. …</h2>`, where all headings of a level are so. */
function numberedHeadings({ source, pointer, text, structure }: HtmlText): Found[] {
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
}

/** `<h2>Step 1: …</h2>`, among other headings or points of a list, too; a new row of them begins with the first. */
function namedSteps({ source, pointer, text, structure, language }: HtmlText): Found[] {
  const step = stepIn(language ?? '');
  if (step === undefined || !step.test(text)) return [];
  const rows = new Map<string, Numbered[][]>();
  for (const { name, opening, closing } of structure.elements) {
    if (!/^(?:h[2-4]|li)$/.test(name)) continue;
    const start = opening.part.offset + opening.part.length;
    const [before = '', word = '', number = ''] = BEGINNING.exec(text.slice(start, closing?.part.offset)) ?? [];
    if (!step.test(`${word} ${number}`)) continue;
    const key = `${name} ${word.toLowerCase()}`;
    const row = rows.get(key) ?? [];
    if (row.length === 0 || Number(number) < 2) row.push([]);
    row.at(-1)?.push({ number, part: { offset: start + before.length - number.length, length: number.length } });
    rows.set(key, row);
  }
  return [...rows.values()].flat().flatMap((row) =>
    oddOne(
      row,
      ({ number }) => number,
      ({ part }) => ({ source, pointer, part }),
    ),
  );
}

interface Numbered {
  readonly number: string;
  readonly part: TextPart;
}

type Found = Finding<'numbering-wrong'>;

/** A word and a number, behind tags. */
const BEGINNING = /^(?:\s|<[a-z]{1,9}>)*(\p{L}{1,20}) (\d{1,2})(?!\d)/u;

const stepIn = oncePerLanguage((language) => {
  const words = languageData(language)?.steps;
  return words === undefined ? undefined : new RegExp(`(?<!\\p{L})(?:${words.replaceAll(' ', '|')}) \\d`, 'iu');
});

/** How the texts of a list are numbered, by the first of them; nothing where they are not. */
function numberAt(path: readonly string[], first: string): ((text: unknown) => string) | undefined {
  if (NUMBER.test(first)) return (text) => (NUMBER.test(String(text)) ? String(text) : '');
  const step = stepIn(path[1] ?? '');
  const [, word = ''] = BEGINNING.exec(first) ?? [];
  if (step === undefined || !step.test(first) || word === '') return undefined;
  return (text) => {
    const [, own = '', number = ''] = BEGINNING.exec(String(text)) ?? [];
    return own.toLowerCase() === word.toLowerCase() ? number : '';
  };
}

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
    const isMistake = odd.length === 1 || areReordered(numbers, first) || isOneLeftOut(numbers, first);
    if (foremost === undefined || !isMistake) continue;
    const index = items.indexOf(foremost);
    const found = written[index] ?? '';
    const expected = found.replace(/\d+/, (digits) =>
      String(index + first).padStart(digits.startsWith('0') ? digits.length : 1, '0'),
    );
    return [{ code: 'numbering-wrong', place: placeOf(foremost), details: { found, expected } }];
  }
  return [];
}

/** «1, 2, 4, 5»: one of those between has been taken out. */
function isOneLeftOut(numbers: readonly number[], first: number): boolean {
  const isInOrder = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  return isInOrder && numbers[0] === first && numbers.at(-1) === first + numbers.length;
}

function areReordered(numbers: readonly number[], first: number): boolean {
  const isEachOnce = new Set(numbers).size === numbers.length && Math.min(...numbers) === first;
  const isCountdown = numbers.every((number, index) => index === 0 || number < (numbers[index - 1] ?? 0));
  return isEachOnce && Math.max(...numbers) === first + numbers.length - 1 && !isCountdown;
}
