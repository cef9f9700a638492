import { removal, type TextEdit } from '../values/text-edit';
import { isAllowedAttribute, isAllowedElement, isPictureOfSite } from './allowed-html';
import type { Tag, TagAttribute } from './html-tags';

/** How links to elsewhere open the site decides by itself; whether addresses to go to are right is another rule. */
const OF_LINKS = new Set(['href', 'rel', 'target']);

/** The attributes of a tag that are left out when its text is published; none where the tag itself is. */
export function attributesLeftOut({ name: tag, attributes }: Tag): readonly TagAttribute[] {
  return isAllowedElement(tag) ? attributes.filter((attribute) => isLeftOut(tag, attribute)) : [];
}

function isLeftOut(tag: string, { name, value }: TagAttribute): boolean {
  if (name === 'href' || (tag === 'a' && OF_LINKS.has(name))) return false;
  // A picture that names no file at all is another rule.
  if (name === 'src' && isAllowedAttribute(tag, name, value)) return value !== '' && !isPictureOfSite(value);
  return !isAllowedAttribute(tag, name, value);
}

/** Takes an attribute out of a text, with the space before it. */
export function withoutAttribute(text: string, { part }: TagAttribute): TextEdit {
  const from = text.slice(0, part.offset).trimEnd().length;
  return removal(from, part.offset + part.length);
}
