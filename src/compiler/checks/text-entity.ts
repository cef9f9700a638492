import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { fixToText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { textOf } from '../texts/excerpt';
import { plainTexts } from '../texts/readable-texts';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,31});/gi;
const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** A text that is no HTML has no characters by their name in HTML: visitors would read the name. */
export const textEntity: OwnRule<'text-entity'> = (site) =>
  plainTexts(site).flatMap((written) => {
    const { source, pointer, text } = written;
    if (!text.includes('&')) return [];
    const first = [...text.matchAll(ENTITY)].find(([entity]) => meaningOf(entity) !== entity);
    if (first === undefined) return [];
    const [entity] = first;
    const part = { offset: first.index, length: entity.length };
    const details = { entity, character: meaningOf(entity) };
    const fix = fixToText(written, text.replaceAll(ENTITY, meaningOf), true);
    return [{ code: 'text-entity', place: { source, pointer, part }, details, fix }];
  });

/** What a browser shows for it; what is no name of a character stays as it is. */
function meaningOf(entity: string): string {
  return textOf(parser.parse(entity));
}
