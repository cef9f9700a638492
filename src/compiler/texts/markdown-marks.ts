/** Signs of Markdown, which is not read: they would be shown. */
export interface MarkdownMark {
  readonly pattern: RegExp;
  /** What is left of it where there are no marks; in HTML, the element that it stands for. */
  readonly plain: string;
  readonly html?: string;
  /** The element that the same sign stands for in messages of telephones, where it is told that a text is one. */
  readonly ofMessages?: string;
  /** Of a text that is no HTML only: elsewhere such signs are at home. */
  readonly isOfPlainText?: boolean;
  /** Of HTML only, at the start of a line; what it stands for depends on what is around it. */
  readonly isOfHtml?: boolean;
  /** Without what the mark says, the text may lack something. */
  readonly isLoss?: boolean;
}

export const MARKDOWN_MARKS: readonly MarkdownMark[] = [
  {
    pattern: /!\[([^[\]\n]*)\]\(([^()\s]+)\)/g,
    plain: '',
    html: '<img src="$2" alt="$1">',
    isLoss: true,
  },
  { pattern: /\*\*(?=[^\s*])([^*\n]+)(?<=[^\s*])\*\*/g, plain: '$1', html: '<strong>$1</strong>' },
  { pattern: /(?<![\w_])__(?=[^\s_])([^_\n]+)__(?![\w_])/g, plain: '$1', html: '<strong>$1</strong>' },
  {
    pattern: /(?<![\p{L}\p{N}*\\])\*(?=[\p{L}\p{N}¿¡])([^*\n]{1,200})(?<=[\p{L}\p{N}.…!?%])\*(?![\p{L}\p{N}*])/gu,
    plain: '$1',
    html: '<em>$1</em>',
    ofMessages: '<strong>$1</strong>',
  },
  {
    pattern:
      /\[([^[\]\n]+)\] ?\(((?:https?:|mailto:|tel:|page:|post:|www\.|[/#])[^()\s]*|[\w./-]+\.(?:html?|md|pdf|php))\)/g,
    plain: '$1',
    html: '<a href="$2">$1</a>',
    isLoss: true,
  },
  { pattern: /(?<!\[)\[([^[\]\n]{2,})\]\[[^[\]\n]+\]/g, plain: '$1', isLoss: true },
  {
    pattern: /(?<![\p{L}\p{N}~])~(?=[\p{L}¿¡])([^~\n]{2,200})(?<=[\p{L}\p{N}.!?])~(?![\p{L}\p{N}~])/gu,
    plain: '$1',
    html: '<s>$1</s>',
    isLoss: true,
  },
  { pattern: /~~(?=[^\s~])([^~\n]+)(?<=[^\s~])~~/g, plain: '$1', html: '<s>$1</s>', isLoss: true },
  {
    pattern: /(?<![\p{L}\p{N}_/.@:{\\-])_(?=[\p{L}¿¡])([^_\n]{4,200})(?<=[\p{L}\p{N}.!?%])_(?![\p{L}\p{N}_*])/gu,
    plain: '$1',
    html: '<em>$1</em>',
  },
  // What begins in bold type and does not end; at the beginning of a text, or behind the first one, it may be a note.
  { pattern: /(?<!^\s{0,9}\*[^*\n]{1,200})(?<=[\p{L}\p{N},.:;]\s)\*\*(?=\p{L})(?![\s\S]*\*\*)/gu, plain: '' },
  { pattern: /(?<=^\s{0,99})#{2,6} (?=\p{L})[^\n]*/gu, plain: '$&', isOfHtml: true },
  // By itself on a line; in a cell it stands for “number”.
  { pattern: /(?<=(?:^|\n)[ \t]{0,99})# (?=[\p{L}¿¡])[^\n]*(?=\n)/gu, plain: '$&', isOfHtml: true },
  { pattern: /(?<=\n[ \t]{0,99})- (?=\p{L})[^\n]*/gu, plain: '$&', isOfHtml: true },
  { pattern: /(?<=\n[ \t]{0,99})[*+] (?=\p{L})[^\n]*(?=\n[ \t]{0,99}[*+] )/gu, plain: '$&', isOfHtml: true },
  {
    pattern: /(?<=\n[ \t]{0,99})\d{1,2}[.)] (?=[\p{L}¿¡])[^\n]*(?=\n[ \t]{0,99}\d{1,2}[.)] )/gu,
    plain: '$&',
    isOfHtml: true,
  },
  { pattern: /(?<=\n[ \t]{0,99})> (?=[\p{L}¿¡«“])[^\n]*/gu, plain: '$&', isOfHtml: true },
  { pattern: /(?<=\n[ \t]{0,99})(?:-{3,}|\*{3,})(?=[ \t]*(?:\n|$))/g, plain: '$&', isOfHtml: true },
  { pattern: /(?<=\n[ \t]{0,99})\|[^|\n]+\|[^\n]*/g, plain: '$&', isOfHtml: true },
  // A table of which the lines have been joined.
  { pattern: /(?:\|[^|<>\n]{1,99}){2,9}\|\s{0,9}(?:\|\s{0,3}:?-{3,}:?\s{0,3}){2,9}\|/g, plain: '$&', isOfHtml: true },
  { pattern: /`([^`\n]+)`/g, plain: '$1', isOfPlainText: true },
  { pattern: /^#{1,6} (?=\p{L})/gu, plain: '', isOfPlainText: true },
  { pattern: /^- (?=\p{L})/gu, plain: '', isOfPlainText: true },
];
