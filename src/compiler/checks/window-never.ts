import { isDayOrMonth } from '../../shared/dates';
import { publicationOf } from '../dates/publication';
import type { OwnRule } from '../rule';
import { visit } from '../values/visit';

/** Something is shown from a day on until a later one. */
export const windowNever: OwnRule<'window-never'> = ({ sources, contract }) =>
  sources
    .flatMap((source) => visit(source, contract))
    .filter(({ schema }) => schema.properties?.expire?.$ref !== undefined)
    .flatMap(({ source, pointer, value }) => {
      const { publish, expire } = publicationOf(value);
      if (publish === undefined || expire === undefined || publish <= expire) return [];
      if (!isDayOrMonth(publish) || !isDayOrMonth(expire)) return [];
      const place = { source, pointer: [...pointer, 'expire'] };
      return [{ code: 'window-never', place, details: { publish, expire } }];
    });
