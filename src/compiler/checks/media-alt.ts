import type { Finding } from '../findings/finding';
import { possibleFix } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { valuesResolvedAs } from '../values/values';

/** Media say in words what they show, or that they only adorn: one of the two. */
export const mediaAlt: OwnRule<'media-alt'> = (site) =>
  valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value: { alt, decorative } }): Finding<'media-alt'>[] => {
    const both = alt !== undefined && decorative !== undefined;
    if (!both && (alt !== undefined || decorative !== undefined)) return [];
    if (!both) return [{ code: 'media-alt', place: { source, pointer }, details: { both } }];
    const place = { source, pointer: [...pointer, 'decorative'] };
    // Who has written down what it shows has most likely meant that.
    const fix = possibleFix({ do: 'remove', file: source.path, pointer: place.pointer });
    return [{ code: 'media-alt', place, details: { both }, ...fix }];
  });
