import { isRecord } from '../../shared/is-record';
import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';
import { dereference } from '../schema/references';
import { valuesThatAreLists } from '../values/values';

/** Of the things in a list that have a name by which they are told apart, no two have the same. */
export const nameDuplicate: OwnRule<'name-duplicate'> = (site) =>
  valuesThatAreLists(site).flatMap(({ source, pointer, value, schema }) => {
    const item = dereference(site.contract, schema.items ?? {});
    const names = Object.entries(item.properties ?? {}).flatMap(([key, property]) =>
      (key === 'name' || key === 'id') && dereference(site.contract, property).pattern !== undefined ? key : [],
    );
    return names.flatMap((key) => {
      const taken = new Set<string>();
      return value.flatMap((one, index): Finding<'name-duplicate'>[] => {
        const name = isRecord(one) ? one[key] : undefined;
        if (typeof name !== 'string' || name === '') return [];
        const isTaken = taken.has(name);
        taken.add(name);
        if (!isTaken) return [];
        return [{ code: 'name-duplicate', place: { source, pointer: [...pointer, index, key] }, details: { name } }];
      });
    });
  });
