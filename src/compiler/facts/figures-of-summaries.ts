import { entrySchema } from '../schema/kind';
import { folded } from '../spelling/folded';
import { type ReadableText, readableTexts } from '../texts/readable-texts';
import { inFewFiles } from '../values/values';
import type { OtherDetail } from './other-detail';

/** A number of three digits and more in a text, and the word behind it. */
interface Counted {
  readonly written: string;
  readonly digits: string;
  readonly offset: number;
  readonly word: string;
}

/**
 * Where what introduces a text says a number that the text itself says with two digits the other way round, or another one
 * of the same things; and where one title of it names another year than the other. Its translations are compared with it.
 */
export const figuresOtherThanText = inFewFiles('summaries', (source, contract): readonly OtherDetail[] => {
  const texts = readableTexts({ sources: [source], contract }).filter(isOfEntry);
  const [main] = contract.languages;
  const short = texts.filter(({ isHtml, language }) => !isHtml && language === main?.code);
  const content = texts.filter(({ isHtml, language }) => isHtml && language === main?.code);
  const others = content.flatMap(({ text }) => {
    const said = numbersIn(text);
    return [...short.flatMap((one) => otherNumbers(one, said)), ...otherYears(short)];
  });
  // What one language alone says otherwise is told where it is compared with the others.
  return others.filter(({ pointer: [key], value }) =>
    texts.every(({ text, value: of }) => of[0] !== key || digitsIn(text).includes(digitsIn(value))),
  );
});

function digitsIn(text: string): string {
  return text.replaceAll(/[^\d\s]/g, '');
}

/** What an entry with a file of its own says of itself as a whole. */
function isOfEntry({ source, value }: ReadableText): boolean {
  return value.length === 1 && source.kind.collection !== undefined && source.id !== undefined;
}

const NUMBER =
  /(?<![\p{L}\d/:.,-])\d{1,3}(?:[.,\u00a0]\d{3})+(?![\d/:-])|(?<![\p{L}\d/:.,-])\d{3,}(?![\d/:-]|[.,]\d)/gu;
const WORD_BEHIND = /^(?:\s|&nbsp;|<[^<>]*>)*(\p{L}{4,})/u;

function numbersIn(text: string): readonly Counted[] {
  const plain = text.replaceAll(/\{\{[^{}]*\}\}/g, ({ length }) => ' '.repeat(length));
  return [...plain.matchAll(NUMBER)].map(({ 0: written, index }) => {
    const behind = plain.slice(index + written.length, index + written.length + LONGEST_WORD);
    const word = folded(WORD_BEHIND.exec(behind)?.[1] ?? '');
    return { written, digits: written.replaceAll(/\D/g, ''), offset: index, word };
  });
}

const LONGEST_WORD = 40;

function otherNumbers(text: ReadableText, said: readonly Counted[]): OtherDetail[] {
  const known = new Set(said.map(({ digits }) => digits));
  return numbersIn(text.text).flatMap((number): OtherDetail[] => {
    const other = known.has(number.digits) ? undefined : said.find((one) => isMeant(number, one));
    return other === undefined ? [] : [otherOf(text, number, other.written)];
  });
}

function isMeant(one: Counted, other: Counted): boolean {
  if (one.digits.length !== other.digits.length) return false;
  const differing = [...one.digits].flatMap((digit, index) => (digit === other.digits[index] ? [] : [index]));
  const [first = 0, second, ...more] = differing;
  if (second === undefined) return one.word !== '' && one.word === other.word;
  return more.length === 0 && one.digits[first] === other.digits[second] && one.digits[second] === other.digits[first];
}

const YEAR = /^(?:19|20)\d\d$/;

/** Each title names one year. */
function otherYears(short: readonly ReadableText[]): OtherDetail[] {
  return short.flatMap((text): OtherDetail[] => {
    const properties = entrySchema(text.source.kind).properties ?? {};
    const standIn = properties[String(text.value[0])]?.['x-default'];
    const stoodFor = standIn === undefined ? undefined : short.find(({ value }) => value[0] === standIn);
    if (stoodFor === undefined || Math.max(text.text.length, stoodFor.text.length) > LONGEST_TITLE) return [];
    const [[year, ...years] = [], [other, ...others] = []] = [text, stoodFor].map((one) =>
      numbersIn(one.text).filter(({ written }) => YEAR.test(written)),
    );
    const isOther = year !== undefined && other !== undefined && year.digits !== other.digits;
    return isOther && years.length + others.length === 0 ? [otherOf(text, year, other.written)] : [];
  });
}

const LONGEST_TITLE = 90;

function otherOf({ source, pointer, value }: ReadableText, number: Counted, other: string): OtherDetail {
  const { written, offset } = number;
  const part = { offset, length: written.length };
  return { source, pointer, part, label: String(value[0]), value: written, other, file: `site/${source.path}` };
}
