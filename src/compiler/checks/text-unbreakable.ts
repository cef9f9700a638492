import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';
import { shortened } from '../translations/excerpts';

const UNBREAKABLE = '(?:\\u00a0|&nbsp;)';
const WORD = '[^\\s&<>]{1,40}';
/** A name, a telephone or the hours of a day are shorter. */
const FEWEST = 5;
/** What a phone shows in one line. */
const LONGEST = 40;

const JOINED = new RegExp(`(?<![^\\s<>])(?:${WORD}${UNBREAKABLE}){${FEWEST},}${WORD}`, 'gu');
const SPACES = new RegExp(UNBREAKABLE, 'g');

/** A line ends between two words, but for the few that belong together: texts of web pages and letters come with other spaces. */
export const textUnbreakable: OwnRule<'text-unbreakable'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const { source, pointer } = written;
    return [...text.matchAll(JOINED)].flatMap(({ 0: joined, index }) => {
      const plain = joined.replaceAll(SPACES, ' ');
      if (plain.length <= LONGEST) return [];
      const part = { offset: offset + index, length: joined.length };
      const fix = fixOfText(written, [{ ...part, text: plain }], true);
      return [
        {
          code: 'text-unbreakable' as const,
          place: { source, pointer, part },
          details: { text: shortened(plain) },
          fix,
        },
      ];
    });
  });
