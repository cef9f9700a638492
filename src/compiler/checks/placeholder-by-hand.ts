import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { plainTexts } from '../texts/readable-texts';

/** A number that the website writes itself where braces stand, such as the year, is not written by hand: it would stay as it is. */
export const placeholderByHand: OwnRule<'placeholder-by-hand'> = (files) =>
  plainTexts(files).flatMap((written) => {
    const { source, pointer, text, placeholders } = written;
    const [missing, ...more] = placeholders.filter((name) => NUMBERS.has(name) && !text.includes(`{${name}}`));
    const found = [...text.matchAll(NUMBER)].at(-1);
    if (missing === undefined || more.length > 0 || found === undefined) return [];
    const part = { offset: found.index, length: found[0].length };
    const correct = `{${missing}}`;
    const fix = fixOfText(written, [{ ...part, text: correct }], false);
    return [
      { code: 'placeholder-by-hand', place: { source, pointer, part }, details: { text: found[0], correct }, fix },
    ];
  });

/** The names in braces that stand for a number. */
const NUMBERS: ReadonlySet<string> = new Set(['count', 'maximum', 'number', 'total', 'year']);
const NUMBER = /(?<![\p{L}\d{])\d+(?![\p{L}\d}])/gu;
