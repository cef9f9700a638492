import { asRecord } from '../../shared/is-record';
import type { Finding } from '../problems/finding';
import { setEdit } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { valuesOfFormat } from '../values/values';

/** An id of fewer letters may be a part of any address. */
const SHORTEST_ID = 6;

/** The address of one of several that has the name of another one in it, and not its own: it was copied from there. */
export const addressOfOther: OwnRule<'address-of-other'> = (site) =>
  valuesOfFormat(site, 'link-address', 'web-address').flatMap(
    ({ source, pointer, value }): Finding<'address-of-other'>[] => {
      const id = String(pointer[0]);
      if (typeof value !== 'string' || source.kind.holds !== 'map' || pointer.length < 2) return [];
      const path = pathOf(value);
      if (hasName(path, id)) return [];
      const others = Object.keys(asRecord(source.data));
      const other = others.find((name) => name !== id && name.length >= SHORTEST_ID && hasName(path, name));
      // Of several whose names begin alike, such as two of a family, either may be meant.
      if (other === undefined || others.some((name) => name !== other && name.startsWith(other))) return [];
      const correct = value.replace(other, id);
      const place = { source, pointer };
      const fix = { edits: [setEdit(place, correct)], isCertain: false };
      return [{ code: 'address-of-other', place, details: { other, correct }, fix }];
    },
  );

/** What stands behind the host of an address. */
function pathOf(address: string): string {
  return address.replace(/^[a-z]+:\/\/[^/?#]*/, '');
}

function hasName(path: string, id: string): boolean {
  return path.split(/[/?#&=]/).includes(id);
}
