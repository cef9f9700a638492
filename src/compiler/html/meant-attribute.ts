import { suggestionFor } from '../spelling/suggest';
import type { Tag } from './html-tags';

/** What an element is good for, and what a misspelt attribute of it most likely means. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

const NONE: readonly string[] = [];

/** What people take for the name of an address. */
const ADDRESSES: ReadonlySet<string> = new Set(['address', 'link', 'page', 'post', 'to', 'url']);

/** The attribute that a tag lacks and that one of its own most likely means. */
export function attributeMeant({ name: tag, attributes }: Tag, name: string): { suggestion?: string } {
  const lacking = (ATTRIBUTES[tag] ?? NONE).filter((one) => !attributes.some((attribute) => attribute.name === one));
  const isAddress = tag === 'a' && ADDRESSES.has(name);
  const { suggestion } = isAddress ? { suggestion: 'href' } : suggestionFor(name, ATTRIBUTES[tag] ?? NONE);
  return suggestion !== undefined && lacking.includes(suggestion) ? { suggestion } : {};
}
