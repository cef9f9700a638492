import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** The beginning of a piece of HTML as plain text, at most so many characters, ending with a whole word. */
export function excerpt(html: string, characters: number): string {
  const text: string[] = [];
  visit(unified().use(rehypeParse, { fragment: true }).parse(html), 'text', ({ value }) => {
    text.push(value);
  });
  const plain = text.join('').replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= characters) return plain;
  return `${plain.slice(0, characters).replace(/\s*\S*$/, '')}…`;
}
