import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import type { OwnRule } from '../rule';
import type { Contract } from '../schema/contract';
import { dereference } from '../schema/references';
import type { Schema } from '../schema/schema';
import { valuesThatAreLists } from '../values/values';

/** Of the things in a list that have a name by which they are told apart, no two have the same. */
export const nameDuplicate: OwnRule<'name-duplicate'> = ({ sources, contract }) =>
  valuesThatAreLists({ sources, contract }).flatMap(({ source, pointer, value, schema }) =>
    keysOfNames(schema, contract).flatMap((key) => {
      const taken = new Set<string>();
      return value.flatMap((one, index): Finding<'name-duplicate'>[] => {
        const name = isRecord(one) ? one[key] : undefined;
        if (typeof name !== 'string' || name === '') return [];
        const isTaken = taken.has(name);
        taken.add(name);
        if (!isTaken) return [];
        return [{ code: 'name-duplicate', place: { source, pointer: [...pointer, index, key] }, details: { name } }];
      });
    }),
  );

/** What tells the things in a list apart: of languages, what their addresses begin with. */
const NAMES: ReadonlySet<string> = new Set(['id', 'name', 'prefix']);

/** Under which keys the items of a list have such a name. */
const keysOfNames = oncePerObject(({ items = {} }: Schema, contract: Contract): readonly string[] =>
  Object.entries(dereference(contract, items).properties ?? {}).flatMap(([key, property]) =>
    NAMES.has(key) && dereference(contract, property).pattern !== undefined ? key : [],
  ),
);
