/** The elements that mark words, the outermost first: how the editor nests them. */
export const MARKS = [
  'a',
  'strong',
  'b',
  'em',
  'i',
  'del',
  's',
  'strike',
  'ins',
  'span',
  'q',
  'sup',
  'sub',
  'kbd',
  'samp',
  'var',
  'tt',
  'code',
] as const;

/** How the editor calls what it knows as a block of its own. */
export const NODE_OF_ELEMENT: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  hr: 'horizontalRule',
  li: 'listItem',
  ol: 'orderedList',
  p: 'paragraph',
  table: 'table',
  td: 'tableCell',
  th: 'tableHeader',
  tr: 'tableRow',
  ul: 'bulletList',
};

export const HEADING = /^h([1-6])$/;

/** The parts of a table that hold its rows. */
export const TABLE_PARTS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);

/** Elements that hold a line of words and no blocks. */
export const TEXT_BLOCKS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const OTHER_BLOCKS = ['blockquote', 'hr', 'li', 'ol', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'];

/** Everything that is no part of a line. */
export const BLOCK_ELEMENTS: ReadonlySet<string> = new Set([...TEXT_BLOCKS, ...OTHER_BLOCKS]);
