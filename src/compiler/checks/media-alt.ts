import type { Rule } from '../rule';
import { valuesResolvedAs } from '../values';

/** Media say in words what they show, or that they only adorn: one of the two. */
export const mediaAlt: Rule<'media-alt'> = (site) =>
  valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value: { alt, decorative } }) => {
    const both = alt !== undefined && decorative !== undefined;
    if (!both && (alt !== undefined || decorative !== undefined)) return [];
    const place = { source, pointer: both ? [...pointer, 'decorative'] : pointer };
    return [{ code: 'media-alt', place, details: { both } }];
  });
