import type { Tag } from './html-tags';

/** Whether a tag comes from a word processor, which no visitor's browser knows what to do with. */
export function isOfWordProcessor({ name, attributes }: Tag): boolean {
  return isOwnElement(name) || attributes.some((attribute) => MARKS[attribute.name]?.test(attribute.value) === true);
}

/** Its own elements have a colon in their names, such as `o:p`: no other has. */
export function isOwnElement(name: string): boolean {
  return name.includes(':');
}

const MARKS: Readonly<Record<string, RegExp>> = { class: /\bMso/, style: /(?:^|[;\s])mso-/i };
