import { locateValue } from '../position';
import { problem } from '../problem';
import { isRecord } from '../sections';
import type { Check } from './check';
import { valuesResolvedAs } from './values';

const TARGETS = ['page', 'post', 'url', 'file', 'form'] as const;

/** A link leads to exactly one place; an anchor alone is a place on the same page. */
export const linkTarget: Check = (site) =>
  valuesResolvedAs(site, 'link').flatMap(({ source, pointer, value }) => {
    if (!isRecord(value)) return [];
    const targets = TARGETS.filter((target) => value[target] !== undefined);
    const location = locateValue(source, pointer);
    if (targets.length > 1) return [problem('link-target-ambiguous', location, { targets })];
    if (targets.length === 0 && value.anchor === undefined) return [problem('link-target-missing', location, {})];
    return [];
  });
