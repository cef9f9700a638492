import type { Finding } from '../problems/finding';
import { fixToText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { type Run, readableRuns, textOf } from '../texts/readable-texts';

interface Mark {
  readonly pattern: RegExp;
  /** What is left of it where there are no marks; in HTML, the element that it stands for. */
  readonly plain: string;
  readonly html?: string;
  /** Of a text that is no HTML only: elsewhere such signs are at home. */
  readonly isOfPlainText?: boolean;
  /** Of HTML only, at the start of a line; what it stands for depends on what is around it. */
  readonly isOfHtml?: boolean;
  /** Without what the mark says, the text may lack something. */
  readonly isLoss?: boolean;
}

const MARKS: readonly Mark[] = [
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
  // What begins in bold type and does not end; at the beginning of a text it may be a note.
  { pattern: /(?<=[\p{L}\p{N},.:;]\s)\*\*(?=\p{L})(?![\s\S]*\*\*)/gu, plain: '' },
  { pattern: /(?<=^\s{0,99})#{2,6} (?=\p{L})[^\n]*/gu, plain: '$&', isOfHtml: true },
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

/** Markdown is not read: its signs would be shown. Of those without a tag between them the first is told. */
export const textMarkdown: OwnRule<'text-markdown'> = (site) =>
  fewInEach(readableRuns(site), textOf, (run) => {
    if (!/[*_`#[~>|-]|\d[.)] /.test(run.text)) return [];
    const found = MARKS.flatMap((mark) => firstOf(run, mark));
    return found.slice(0, 1);
  });

function firstOf({ written, text, offset }: Run, mark: Mark): Finding<'text-markdown'>[] {
  const { source, pointer, isHtml } = written;
  if (isHtml ? mark.isOfPlainText === true : mark.isOfHtml === true) return [];
  const [first] = text.matchAll(mark.pattern);
  if (first === undefined) return [];
  const part = { offset: offset + first.index, length: first[0].length };
  const correct = first[0].replace(mark.pattern, isHtml ? (mark.html ?? mark.plain) : mark.plain);
  const replaced = isHtml
    ? written.text.slice(0, part.offset) + correct + written.text.slice(part.offset + part.length)
    : text.replaceAll(mark.pattern, mark.plain);
  const isKnown = correct !== first[0] && (mark.isLoss !== true || !isPath(first[2]));
  const isCertain = isHtml || mark.isLoss !== true;
  return [
    {
      code: 'text-markdown',
      place: { source, pointer, part },
      details: { text: first[0].trim(), ...(isKnown && { correct }) },
      ...(isKnown && { fix: fixToText(written, replaced, isCertain) }),
    },
  ];
}

/** Pages of the site are linked by their name, which a path does not tell. */
function isPath(address: string | undefined): boolean {
  return address !== undefined && !/^(?:https?|mailto|tel|page|post|file):|^#/.test(address);
}
