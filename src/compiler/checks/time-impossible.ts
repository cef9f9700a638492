import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';
import { valuesOfFacts } from '../values';

/** As times are written, with hours or minutes that no day has; what may be a ratio or a result is not among them. */
const IMPOSSIBLE = /(?<![\d:.,])(?:2[5-9]:[0-5]\d|(?:[01]?\d|2[0-4]):[6-9]\d|24:(?!00)\d\d)(?![\d:.,]\d|\d)/;

/** A time is one of the day. */
export const timeImpossible: OwnRule<'time-impossible'> = (files) => [
  ...fewInEach(readableRuns(files), textOf, ({ written: { source, pointer }, text, offset }) => {
    const found = text.includes(':') ? IMPOSSIBLE.exec(text) : null;
    if (found === null) return [];
    const part = { offset: offset + found.index, length: found[0].length };
    return [{ code: 'time-impossible' as const, place: { source, pointer, part }, details: { time: found[0] } }];
  }),
  ...valuesOfFacts(files).flatMap(({ source, pointer, value }) => {
    const time = typeof value === 'string' ? IMPOSSIBLE.exec(value)?.[0] : undefined;
    if (time === undefined) return [];
    return [{ code: 'time-impossible' as const, place: { source, pointer }, details: { time } }];
  }),
];
