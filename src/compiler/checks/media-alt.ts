import { locateValue } from '../position';
import { problem } from '../problem';
import { isRecord } from '../sections';
import type { Check } from './check';
import { valuesResolvedAs } from './values';

/** Media say in words what they show, or that they only adorn: one of the two. */
export const mediaAlt: Check = (site) =>
  valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value }) => {
    if (!isRecord(value)) return [];
    const both = value.alt !== undefined && value.decorative !== undefined;
    if (!both && (value.alt !== undefined || value.decorative !== undefined)) return [];
    return [problem('media-alt', locateValue(source, both ? [...pointer, 'decorative'] : pointer), { both })];
  });
