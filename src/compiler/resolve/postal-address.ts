import type { PostalKeys } from '../schema/schema';

/** An address in Chinese, Japanese or Korean letters begins with what is largest, and so with the postal code. */
const LARGEST_FIRST = /[\u3040-\ud7af]/;
const ARABIC = /[\u0600-\u06ff]/;

/** Puts the postal code into an address that is not written with a comma before it, as visitors read any other; no code is broken over two lines. */
export function withPostalCode(
  record: Record<string, unknown>,
  [address, code, town, country]: PostalKeys,
): Record<string, unknown> {
  const { [address]: said, [code]: written, [town]: locality } = record;
  if (typeof said !== 'string' || typeof written !== 'string') return record;
  const kept = written.replaceAll(' ', '\u00a0');
  const isSaid = said.includes(written);
  if (!isSaid && LARGEST_FIRST.test(said)) {
    const bare = kept.replace('〒', '');
    const sign = record[country] === 'JP' ? '〒' : '';
    return { ...record, [address]: `${sign}${bare} ${said}`, [code]: bare };
  }
  const whole = !isSaid && ARABIC.test(said) ? withTown(said, kept, locality) : said.replace(written, kept);
  return { ...record, [address]: whole, [code]: kept };
}

function withTown(address: string, code: string, town: unknown): string {
  if (typeof town !== 'string') return `${address}، ${code}`;
  const street = [`، ${town}`, `, ${town}`].reduce(
    (rest, end) => (rest.endsWith(end) ? rest.slice(0, -end.length) : rest),
    address,
  );
  return street === address && address.includes(town) ? `${address}، ${code}` : `${street}، ${code} ${town}`;
}
