import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import type { OwnRule } from '../rule';
import type { Schema } from '../schema/schema';
import { visit } from '../values/visit';

/** What is shown from a day of the year on says until which one, and the other way round: with one alone it is always shown. */
export const windowHalf: OwnRule<'window-half'> = ({ sources, contract }) =>
  sources
    .flatMap((source) => visit(source, contract))
    .flatMap(({ source, pointer, value, schema }): Finding<'window-half'>[] => {
      if (!isRecord(value)) return [];
      const days = daysIn(schema);
      if (days.length !== 2) return [];
      const [has, ...both] = days.filter((key) => value[key] !== undefined);
      const lacks = days.find((key) => !(key in value));
      if (has === undefined || lacks === undefined || both.length > 0) return [];
      return [{ code: 'window-half', place: { source, pointer, key: has }, details: { has, lacks } }];
    });

/** The keys of days of the year that something may have. */
const daysIn = oncePerObject(({ properties = {} }: Schema): readonly string[] =>
  Object.entries(properties).flatMap(([key, { format }]) => (format === 'month-day' ? key : [])),
);
