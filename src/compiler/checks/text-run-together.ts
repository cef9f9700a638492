import { oncePerText } from '../../shared/once-per-text';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { fewInEach, fewOf } from '../texts/few-faults';
import { plainTexts, type ReadableText, type Run, readableRuns, textOf } from '../texts/readable-texts';
import { type TextBlock, textBlocks } from '../texts/text-blocks';

/** A sentence ends and another one begins without a space; but in addresses and names of files. */
const TOGETHER = /(?<=\p{Ll}{2})[.!?…](?=[¿¡«“]?\p{Lu}(?:\p{Ll}| \p{Ll}))/gu;
/** The same, where it is known that a sentence begins. */
const ENDS = /(?<=\p{Ll}{2})[.!?…](?=[¿¡«“]?\p{Lu})/gu;
const NAMES = /[.] (?:Com|Net|Org|Js|Ts|Pdf|Ai|Io|App)\b/;
const EMPTY_LINE = /\S[ \t]*\n[ \t]*\n/;

/** Sentences are kept apart by a space, and paragraphs by being texts of their own: an empty line is not shown. */
export const textRunTogether: OwnRule<'text-run-together'> = (site) => [
  ...fewInEach(readableRuns(site), textOf, sentences),
  ...plainTexts(site).flatMap(paragraphs),
  ...fewInEach(textBlocks(site), textOf, paragraphsInHtml),
];

function sentences({ written, text, offset }: Run): Finding<'text-run-together'>[] {
  const { source, pointer } = written;
  const chunks = new Map([...text.matchAll(TOGETHER)].map(({ index }) => chunkAt(text, index)));
  return fewOf([...chunks].filter(([, chunk]) => !isAddress(chunk))).map(([from, chunk]) => {
    const correct = spaced(chunk);
    const part = { offset: offset + from, length: chunk.length };
    const fix = fixOfText(written, [{ ...part, text: correct }], false);
    return { code: 'text-run-together', place: { source, pointer, part }, details: { correct }, fix };
  });
}

function spaced(chunk: string): string {
  return chunk.replaceAll(ENDS, '$& ');
}

function isAddress(chunk: string): boolean {
  return /[@/\\_{}]|www/.test(chunk) || NAMES.test(spaced(chunk));
}

/** What stands around a mark without a space, as far as it matters; with where it begins. */
function chunkAt(text: string, index: number): [number, string] {
  const before = /\S*$/.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(index, index + 40))?.[0] ?? '';
  return [index - before.length, before + after];
}

function paragraphs({ source, pointer, text }: ReadableText): Finding<'text-run-together'>[] {
  const found = text.includes('\n') ? EMPTY_LINE.exec(text.trimEnd()) : null;
  if (found === null) return [];
  const next = text.slice(found.index + found[0].length).trimStart();
  const offset = text.length - next.length;
  const [word = ''] = /^\S+/.exec(next) ?? [];
  return [
    { code: 'text-run-together', place: { source, pointer, part: { offset, length: word.length } }, details: {} },
  ];
}

/** An empty line within a paragraph, or between words that are in none. */
function paragraphsInHtml({ written, text, offset }: TextBlock): Finding<'text-run-together'>[] {
  const { source, pointer } = written;
  const lines = written.text.slice(offset, offset + text.length);
  if (!written.isHtml || !lines.includes('\n') || isPreformatted(written.text)) return [];
  const found = EMPTY_LINE.exec(lines);
  if (found === null) return [];
  const end = found.index + found[0].length;
  const [word] = /\S+/.exec(text.slice(end)) ?? [];
  if (word === undefined || text.slice(0, end).trim() === '') return [];
  const part = { offset: offset + text.indexOf(word, end), length: word.length };
  return [{ code: 'text-run-together', place: { source, pointer, part }, details: { isHtml: true } }];
}

const isPreformatted = oncePerText((text) => /<pre[\s>]/i.test(text));
