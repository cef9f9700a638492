import { isRecord } from '../../shared/is-record';
import { mapSchema, type Schema } from './schema';

/** SVG symbols by the names of the icons. */
export type IconCollection = ReadonlyMap<string, string>;

/** A schema in which the names of all icons are listed where one is asked for. */
export function withIconNames(schema: Schema, icons: IconCollection): Schema {
  const names = [...icons.keys()];
  return mapSchema(schema, (value) =>
    isRecord(value) && value['x-icon'] === true ? { ...value, enum: names } : value,
  );
}
