import { locateValue } from '../position';
import { problem } from '../problem';
import { OWN_ENTRY } from '../resolve/resolve';
import { isRecord } from '../sections';
import { collection, mayExist } from '../site';
import { suggestionFor } from '../suggest';
import type { Check } from './check';

/** An id that names an entry of a collection, or a block, must exist there. */
export const referenceUnknown: Check = (site) =>
  site.values.flatMap(({ source, pointer, value, schema }) => {
    const target = schema['x-reference'];
    if (target === undefined || typeof value !== 'string') return [];
    const isOwnEntry = value === OWN_ENTRY && isRecord(source.data) && source.data.each === target;
    const valid = [...collection(site, target).keys()];
    if (isOwnEntry || mayExist(site, target, value)) return [];
    const details = { value, collection: target, valid, ...suggestionFor(value, valid) };
    return [problem('reference-unknown', locateValue(source, pointer), details)];
  });
