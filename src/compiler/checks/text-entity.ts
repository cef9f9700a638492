import type { Finding } from '../findings/finding';
import { fixToText } from '../findings/fixes';
import { textInHtml } from '../html/excerpt';
import type { OwnRule } from '../rule';
import { plainTexts, readableTexts } from '../texts/readable-texts';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,31});/gi;

/**
 * A text that is no HTML has no characters by their name in HTML: visitors would read the name. In HTML they would read the
 * tag, or the name, of which the signs are written by their own names.
 */
export const textEntity: OwnRule<'text-entity'> = (site) => [
  ...plainTexts(site).flatMap((written) => {
    const { source, pointer, text } = written;
    if (!text.includes('&')) return [];
    const first = [...text.matchAll(ENTITY)].find(([entity]) => meaningOf(entity) !== entity);
    if (first === undefined) return [];
    const [entity] = first;
    const part = { offset: first.index, length: entity.length };
    const details = { entity, character: meaningOf(entity) };
    const fix = fixToText(written, text.replaceAll(ENTITY, meaningOf), true);
    return [{ code: 'text-entity', place: { source, pointer, part }, details, fix } as const];
  }),
  // Where no tag is left, too.
  ...readableTexts(site).flatMap((written): Finding<'text-entity'>[] => {
    const { source, pointer, text, isHtml } = written;
    // Who writes of HTML itself shows its tags on purpose.
    if (!isHtml || !/&(?:lt|amp);/.test(text) || /<(?:code|pre|kbd|samp)\b/.test(text)) return [];
    const [first] = text.match(OF_HTML) ?? [];
    if (first === undefined) return [];
    const part = { offset: text.indexOf(first), length: first.length };
    const details = { entity: first, character: asHtml(first), inHtml: true } as const;
    const fix = fixToText(written, text.replaceAll(OF_HTML, asHtml), false);
    return [{ code: 'text-entity', place: { source, pointer, part }, details, fix }];
  }),
];

/** `&lt;strong&gt;`, `&amp;nbsp;` */
const OF_HTML =
  /&lt;\/?(?:a|b|blockquote|br|div|em|font|h[1-6]|i|li|ol|p|span|strong|table|td|th|tr|u|ul)(?:\s[^<>&\n]{0,100})?\/?&gt;|&amp;(?:#\d{2,5}|amp|nbsp|lt|gt|quot|euro|[aeiounAEIOUN](?:acute|grave|uml|tilde|circ));/g;

function asHtml(written: string): string {
  return written.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** What a browser shows for it; what is no name of a character stays as it is. */
function meaningOf(entity: string): string {
  return textInHtml(entity);
}
