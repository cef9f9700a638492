import { writtenFacts } from '../facts/written-facts';
import { possibleFix, setEdit } from '../findings/fixes';
import type { Rule } from '../rule';

/** A percentage counts in hundredths: what is less than one of them is mostly a share of the whole. */
export const factShare: Rule<'fact-share'> = (site) =>
  writtenFacts(site).flatMap(({ source, name, type, value }) => {
    if (type !== 'percentage' || typeof value !== 'number' || value <= 0 || value >= 1) return [];
    const place = { source, pointer: [name, 'value'] };
    const correct = Number((value * 100).toFixed(4));
    return [{ code: 'fact-share', place, details: { value, correct }, ...possibleFix(setEdit(place, correct)) }];
  });
