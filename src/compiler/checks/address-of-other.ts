import { distance } from 'fastest-levenshtein';
import { groupBy } from '../../shared/group-by';
import { asRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { Pointer } from '../../shared/pointer';
import type { Finding } from '../findings/finding';
import { setEdit, type ValuePlace } from '../findings/fixes';
import type { OwnRule } from '../rule';
import type { Contract } from '../schema/contract';
import type { Files } from '../site';
import type { Source } from '../source';
import { valueAt } from '../values/value-at';
import { valuesOfFormat } from '../values/values';

/** An id of fewer letters may be a part of any address. */
const SHORTEST_ID = 6;

/** The address of one of several that has the name of another one in it, and not its own, was copied from there; one that is nearly like those of all others is mistyped. */
export const addressOfOther: OwnRule<'address-of-other'> = (site) =>
  valuesOfFormat(site, 'link-address', 'web-address').flatMap(
    ({ source, pointer, value }): Finding<'address-of-other'>[] => {
      const id = String(pointer[0]);
      if (typeof value !== 'string' || source.kind.holds !== 'map' || pointer.length < 2) return [];
      const place = { source, pointer };
      const meant = meantAddress(site, source, pointer, value);
      if (meant !== undefined) {
        const fix = { edits: [setEdit(place, meant)], isCertain: false };
        return [{ code: 'address-of-other', place, details: { correct: meant }, fix }];
      }
      if (hasName(value, id)) return [];
      const others = Object.keys(asRecord(source.data));
      const known = others.filter((name) => name !== id && name.length >= SHORTEST_ID);
      const swapped = known.find((name) => areHostsSwapped(value, name, source, pointer));
      if (swapped !== undefined) return others.indexOf(id) < others.indexOf(swapped) ? [exchanged(place, swapped)] : [];
      const other = known.find((name) => hasName(pathOf(value), name));
      // Of several whose names begin alike, such as two of a family, either may be meant.
      if (other === undefined || others.some((name) => name !== other && name.startsWith(other))) return [];
      const correct = value.replace(other, id);
      const fix = { edits: [setEdit(place, correct)], isCertain: false };
      return [{ code: 'address-of-other', place, details: { other, correct }, fix }];
    },
  );

/** Whether each of two is on the host that is called as the other one: where only one is, that may well be its host. */
function areHostsSwapped(address: string, other: string, { data }: Source, [id, ...key]: Pointer): boolean {
  const beside = valueAt(data, [other, ...key]);
  return hasName(hostOf(address), other) && typeof beside === 'string' && hasName(hostOf(beside), String(id));
}

/** So many others have addresses that are alike but for their names. */
const FEWEST_ALIKE = 3;
const MOST_CHANGES = 2;

/** The address that one of several has if it is like those of all others, where what is written is a slip of it. */
function meantAddress(site: Files, source: Source, pointer: Pointer, value: string): string | undefined {
  const key = pointer.slice(1).join('/');
  const [pattern, ...others] = patternsIn(source, site.contract).get(key) ?? [];
  if (pattern === undefined || others.length > 0) return undefined;
  const correct = pattern.replace(NAME, String(pointer[0]));
  const changes = Math.abs(correct.length - value.length) <= MOST_CHANGES ? distance(correct, value) : 0;
  return changes > 0 && changes <= MOST_CHANGES ? correct : undefined;
}

const NAME = '{}';

/** How the addresses under each key of the entries of a file are alike but for their names, by all but one of them. */
const patternsIn = oncePerObject((source: Source, contract: Contract): ReadonlyMap<string, readonly string[]> => {
  const all = valuesOfFormat({ sources: [source], contract }, 'link-address', 'web-address').map(
    ({ pointer, value }) => ({ key: pointer.slice(1).join('/'), id: String(pointer[0]), address: String(value) }),
  );
  const entries = [...groupBy(all, ({ key }) => key)].map(([key, alike]): [string, string[]] => {
    const named = alike.filter(({ id, address }) => hasName(pathOf(address), id));
    const patterns = groupBy(named, ({ id, address }) => address.replace(id, NAME));
    const usual = [...patterns].filter(([, { length }]) => length >= FEWEST_ALIKE && length === alike.length - 1);
    return [key, usual.map(([pattern]) => pattern)];
  });
  return new Map(entries);
});

/** Told once, with the address of each where that of the other one stands. */
function exchanged({ source, pointer }: ValuePlace, other: string): Finding<'address-of-other'> {
  const [own, beside] = [pointer, [other, ...pointer.slice(1)]];
  const correct = String(valueAt(source.data, beside));
  const edits = [
    setEdit({ source, pointer: own }, correct),
    setEdit({ source, pointer: beside }, valueAt(source.data, own)),
  ];
  return {
    code: 'address-of-other',
    place: { source, pointer },
    details: { other, correct },
    fix: { edits, isCertain: false },
  };
}

function hostOf(address: string): string {
  return address.slice(0, address.length - pathOf(address).length);
}

/** What stands behind the host of an address. */
function pathOf(address: string): string {
  return address.replace(/^[a-z]+:\/\/[^/?#]*/, '');
}

function hasName(address: string, id: string): boolean {
  return address.split(/[/?#&=.:]/).includes(id);
}
