import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';
import { fillerIn } from '../texts/stand-ins';

/** A text that is published is one, and does not merely fill the place of one; where it does as a whole, that is told. */
export const textFiller: OwnRule<'text-filler'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const found = fillerIn(text, written.language);
    if (found === undefined) return [];
    const { source, pointer } = written;
    const part = { offset: offset + found.index, length: found[0].length };
    const details = { text: text.slice(found.index, found.index + found[0].length) };
    return [{ code: 'text-filler', place: { source, pointer, part }, details }];
  });
