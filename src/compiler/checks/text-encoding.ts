import { fixToText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { misreadingIn } from '../texts/encoding';
import { readableTexts } from '../texts/readable-texts';

/** A text has all its letters: none that were read as what they are not, and none that were lost. */
export const textEncoding: OwnRule<'text-encoding'> = (site) =>
  readableTexts(site).flatMap((written) => {
    const { source, pointer, text } = written;
    const misreading = misreadingIn(text);
    if (misreading === undefined) return [];
    const { offset, repaired } = misreading;
    const from = offset - (/\S{0,20}$/.exec(text.slice(Math.max(0, offset - 20), offset))?.[0].length ?? 0);
    const [word = ''] = /^\S+/.exec(text.slice(from, offset + 20)) ?? [];
    const correct = misreadingIn(word)?.repaired;
    return [
      {
        code: 'text-encoding',
        place: { source, pointer, part: { offset: from, length: word.length } },
        details: { text: word, ...(correct !== undefined && { correct }) },
        ...(repaired !== undefined && { fix: fixToText(written, repaired, true) }),
      },
    ];
  });
