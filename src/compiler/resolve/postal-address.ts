import { TOWN_FIRST } from '../../shared/address-lines';
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
  const whole = isSaid ? said.replace(written, kept) : withCode(said, kept, locality, record[country]);
  return { ...record, [address]: whole, [code]: kept };
}

function withCode(address: string, code: string, town: unknown, country: unknown): string {
  if (ARABIC.test(address)) return withTown(address, code, town);
  const { street, end } = endOfAddress(address, town) ?? {};
  return end === undefined || TOWN_FIRST.has(String(country)) ? address : `${street}, ${code}\u00a0${end}`;
}

/** «Via Roma 1, Tarvisio (UD)»: what holds the town stands behind it. */
function endOfAddress(address: string, town: unknown): { street: string; end: string } | undefined {
  const comma = address.lastIndexOf(', ');
  const [street, end] = [address.slice(0, comma), address.slice(comma + 2)];
  const [, named] = /^([^()]+) \([^()]+\)$/.exec(end) ?? [];
  return comma > 0 && named !== undefined && named === town ? { street, end } : undefined;
}

function withTown(address: string, code: string, town: unknown): string {
  if (typeof town !== 'string') return `${address}، ${code}`;
  const street = [`، ${town}`, `, ${town}`].reduce(
    (rest, end) => (rest.endsWith(end) ? rest.slice(0, -end.length) : rest),
    address,
  );
  return street === address && address.includes(town) ? `${address}، ${code}` : `${street}، ${code} ${town}`;
}
