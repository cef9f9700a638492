import { isWrongIban, isWrongTaxNumber } from '../contacts/check-digits';
import type { Finding } from '../findings/finding';
import { TAX_NUMBER_NAMES } from '../language-data/contacts';
import { BEFORE_EXAMPLE } from '../language-data/examples';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { readableTexts } from '../texts/readable-texts';

const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]{2,4}){3,8}(?![\p{L}\p{N}])/gu;
/** Behind what says that it is one: other codes look alike. */
const TAX_NUMBER = new RegExp(
  `(?<=(?<!\\p{L})(?:${TAX_NUMBER_NAMES})[\\s:(]{1,30}(?:ES)?)(?:[A-Z][ -]?\\d[\\d.]{6,9}[ -]?[\\dA-Z]|\\d[\\d.]{7,9}[ -]?[A-Z])(?![\\p{L}\\p{N}-])`,
  'gu',
);

/** The last sign of a tax number, and two figures of an account number, follow from the others: with any other one, it is nobody’s. */
export const checkDigitWrong: OwnRule<'check-digit-wrong'> = (site) =>
  readableTexts(site).flatMap((written) => {
    if (!/\d\d/.test(written.text)) return [];
    const { source, pointer } = written;
    const text = written.text.replaceAll(/<[^<>]*>/g, (tag) => ' '.repeat(tag.length));
    const found = [
      ...numbersIn(text, IBAN, isWrongIban).map((part) => ({ part, is: 'account' as const })),
      ...numbersIn(text, TAX_NUMBER, isWrongTaxNumber).map((part) => ({ part, is: 'tax' as const })),
    ];
    return fewOf(found).map(({ part, is }): Finding<'check-digit-wrong'> => {
      const details = { text: text.slice(part.offset, part.offset + part.length), is };
      return { code: 'check-digit-wrong', place: { source, pointer, part }, details };
    });
  });

function numbersIn(text: string, pattern: RegExp, isWrong: (number: string) => boolean) {
  return [...text.matchAll(pattern)].flatMap(({ 0: number, index: offset }) => {
    const isExample = BEFORE_EXAMPLE.test(text.slice(Math.max(0, offset - 40), offset));
    return isExample || !isWrong(number) ? [] : [{ offset, length: number.length }];
  });
}
