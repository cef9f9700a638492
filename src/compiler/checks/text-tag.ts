import { fixToText } from '../findings/fixes';
import { ELEMENTS } from '../html/html-elements';
import type { OwnRule } from '../rule';
import { plainTexts } from '../texts/readable-texts';

const TAG = /<\/?([a-z][a-z0-9]*)(?=[\s/>])[^<>]*>/gi;
/** Tags that only say how something looks: without them the text says the same. */
const OF_LOOK = new Set(['b', 'br', 'div', 'em', 'font', 'i', 'p', 'small', 'span', 'strong', 'u']);

/** A text that is no HTML has no tags: visitors would read them. */
export const textTag: OwnRule<'text-tag'> = (site) =>
  plainTexts(site).flatMap((written) => {
    const { source, pointer, text } = written;
    if (!text.includes('<')) return [];
    const tags = [...text.matchAll(TAG)].filter(({ 1: name = '' }) => ELEMENTS.has(name.toLowerCase()));
    const [first] = tags;
    if (first === undefined) return [];
    const isCertain = tags.every(({ 1: name = '' }) => OF_LOOK.has(name.toLowerCase()));
    const without = withoutTags(text);
    return [
      {
        code: 'text-tag',
        place: { source, pointer, part: { offset: first.index, length: first[0].length } },
        details: { tag: first[0] },
        ...(without !== '' && { fix: fixToText(written, without, isCertain) }),
      },
    ];
  });

function withoutTags(text: string): string {
  const bare = text.replaceAll(TAG, (tag, name: string) => {
    if (!ELEMENTS.has(name.toLowerCase())) return tag;
    return /^(br|p|div|li|h\d)$/i.test(name) ? ' ' : '';
  });
  return bare.replaceAll(/ {2,}/g, ' ').trim();
}
