import { fixOfText } from '../findings/fixes';
import { looseRuns } from '../html/loose-runs';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { htmlTexts } from '../texts/readable-texts';

const BLOCK = /^(?:p|h[2-6]|blockquote)$/;
const ANY_BLOCK = /<(\/?)(?:p|h[1-6]|blockquote|ul|ol|li|table|t[dhr]|div)\b[^<>]*>/gi;

/** Every tag in a text that closes something finds it open; what lacks the element around it is told of that. */
export const htmlTagUnopened: OwnRule<'html-tag-unopened'> = (site) =>
  htmlTexts(site).flatMap((written) => {
    const toldOfItems = new Set(looseRuns(written.text, written.structure).map(({ closing }) => closing));
    return fewOf(written.structure.unopened.filter((tag) => !toldOfItems.has(tag))).map(({ name, part }) => {
      const { source, pointer } = written;
      const start = startOf(name, written.text.slice(0, part.offset));
      const change = start === undefined ? { ...part, text: '' } : { offset: start, length: 0, text: `<${name}>` };
      const fix = fixOfText(written, [change], false);
      return { code: 'html-tag-unopened', place: { source, pointer, part }, details: { tag: name }, fix };
    });
  });

/** Where the words begin that a paragraph closes which nothing has opened: behind the block before them. */
function startOf(name: string, before: string): number | undefined {
  if (!BLOCK.test(name)) return undefined;
  const last = [...before.matchAll(ANY_BLOCK)].at(-1);
  if (last !== undefined && last[1] === '') return undefined;
  const from = last === undefined ? 0 : last.index + last[0].length;
  const words = before.slice(from).trimStart();
  return words === '' ? undefined : before.length - words.length;
}
