/** The address by which a telephone is called; the number as people read it, with its spaces. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replaceAll(/\s/g, '')}`;
}
