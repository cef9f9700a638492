/** How many characters an account number has, with the code of its country (ISO 13616). */
const IBAN_LENGTH: Readonly<Record<string, number>> = {
  ...{ AD: 24, AT: 20, BE: 16, CH: 21, CZ: 24, DE: 22, DK: 18, ES: 24, FI: 18, FR: 27, GB: 22, GR: 27, HU: 28 },
  ...{ IE: 22, IT: 27, LI: 21, LU: 20, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, TR: 26 },
};

/** Whether the two figures behind the code of its country are those of an account number; of what is none, nothing is known. */
export function isWrongIban(written: string): boolean {
  const iban = plain(written);
  if (IBAN_LENGTH[iban.slice(0, 2)] !== iban.length || isSample(iban.slice(4))) return false;
  const figures = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36));
  return figures.reduce((rest, figure) => Number(`${rest}${figure}`) % 97, 0) !== 1;
}

const PERSON = /^([XYZ]?)(\d{7,8})([A-Z])$/;
const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY = /^[ABCDEFGHJNPQRSUVW](\d{7})([\dA-J])$/;
const COMPANY_LETTERS = 'JABCDEFGHI';

/** Whether the last sign of a Spanish tax number does not follow from the others; of what is none, nothing is known. */
export function isWrongTaxNumber(written: string): boolean {
  const number = plain(written);
  const [, foreign = '', ownFigures = '', letter = ''] = PERSON.exec(number) ?? [];
  if (letter !== '' && (foreign === '') === (ownFigures.length === 8) && !isSample(ownFigures)) {
    const value = Number(`${foreign === '' ? '' : 'XYZ'.indexOf(foreign)}${ownFigures}`);
    return PERSON_LETTERS[value % 23] !== letter;
  }
  const [, figures = '', last = ''] = COMPANY.exec(number) ?? [];
  if (last === '' || isSample(figures)) return false;
  const sum = [...figures].reduce(
    (so, figure, index) => so + (index % 2 === 0 ? doubled(Number(figure)) : Number(figure)),
    0,
  );
  const check = (10 - (sum % 10)) % 10;
  return last !== String(check) && last !== COMPANY_LETTERS[check];
}

/** The sum of the figures of what is twice as much. */
function doubled(figure: number): number {
  return figure > 4 ? 2 * figure - 9 : 2 * figure;
}

function plain(written: string): string {
  return written.replaceAll(/[\s\u00a0.-]/g, '').toUpperCase();
}

/** Nothing but the same figures again and again, or one after the other, which stand for others. */
function isSample(figures: string): boolean {
  return /^(.{1,4}?)\1*$/.test(figures) || '12345678901234567890123456789'.includes(figures);
}
