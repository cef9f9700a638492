import { fixToText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { plainTexts } from '../texts/readable-texts';

const SPACES = /(?<=\S) {2,}(?=\S)/g;

/** Between words there is one space. In HTML more of them are shown as one, and often only line the tags up. */
export const textSpaceDoubled: OwnRule<'text-space-doubled'> = (site) =>
  plainTexts(site).flatMap((written) => {
    const { source, pointer, text } = written;
    const [first] = text.includes('  ') ? text.matchAll(SPACES) : [];
    if (first === undefined) return [];
    const part = { offset: first.index, length: first[0].length };
    const fix = fixToText(written, text.replaceAll(SPACES, ' '), true);
    return [{ code: 'text-space-doubled', place: { source, pointer, part }, details: {}, fix }];
  });
