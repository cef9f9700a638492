import type { Scalar } from 'yaml';
import { type Diagnosis, diagnosisOf } from './diagnosis';
import { depthOf, isBlank, type Line, lineAt, linesIn } from './lines';
import { mistypedBar } from './recognisers/block-texts';
import { BULLET } from './recognisers/dashes';
import { foreignIn, isMisread } from './recognisers/foreign-blanks';
import { withoutQuoteSigns } from './recognisers/unquoted-texts';
import { linePart, quoted } from './repair';

/** `&` at the start of a text takes its first word away. */
export function lostWord(text: string, scalar: Scalar, anchor: string): Diagnosis | undefined {
  const end = scalar.range?.[1] ?? 0;
  const offset = text.lastIndexOf(`&${anchor}`, end);
  if (offset < 0) return undefined;
  const written = text.slice(offset, Math.max(end, offset + anchor.length + 1)).trimEnd();
  const at = { offset, length: written.length };
  return diagnosisOf(linesIn(text), {
    reason: 'start-of-text',
    at,
    edits: [{ ...at, text: quoted(withoutQuoteSigns(written)) }],
    written: '&',
    isCertain: !written.includes('\n'),
  });
}

/** `Hola"`, `“Hola"`, `H"ola"`. Inches stand after a figure. */
export function strayQuote(text: string, { source = '', range }: Scalar, isKey: boolean): Diagnosis | undefined {
  const late = QUOTE_LATE.exec(source);
  if (late === null && !/^(?:[“”„][^"\n]*|[^"\n]*[^"\s\d])"$/.test(source)) return undefined;
  const at = { offset: range?.[0] ?? 0, length: source.length };
  const lines = linesIn(text);
  if (late !== null) {
    const edits = [{ ...at, text: quoted(`${late[1]}${late[2]}`) }];
    return diagnosisOf(lines, { reason: 'quote-not-opened', at, edits, isCertain: true });
  }
  const isInBraces = !isKey && /^ *[,}\]]/.test(text.slice(range?.[1], (range?.[1] ?? 0) + LONGEST_GAP));
  // Anywhere else than at the end of its line it may be part of the text.
  if (!isInBraces && !/^[^"]*"\s*$/.test(lineAt(lines, at.offset).text)) return undefined;
  const isCurly = /^[“”„]/.test(source);
  const own = source.slice(isCurly ? 1 : 0, -1);
  const reason = isCurly ? 'quote-curly' : 'quote-not-opened';
  return diagnosisOf(lines, { reason, at, edits: [{ ...at, text: quoted(own) }], isCertain: true });
}

/** `H"ola"` */
const QUOTE_LATE = /^(\p{L}{1,2})"(\p{L}[^"\n]*)"$/u;

const LONGEST_GAP = 20;

export function foreignBlank(text: string, { source = '', range }: Scalar): Diagnosis | undefined {
  const offset = range?.[0] ?? 0;
  if (!isMisread(text, source.slice(0, LONGEST_NAME), offset)) return undefined;
  const lines = linesIn(text);
  const line = lineAt(lines, offset);
  return diagnosisOf(lines, { reason: 'space-foreign', at: linePart(line), edits: foreignIn(line), isCertain: true });
}

const LONGEST_NAME = 80;

/** `content: -|` and the text below it, or `content: I` and HTML below that: all one text to YAML. */
export function barInText(text: string, { range }: Scalar): Diagnosis | undefined {
  const [offset = 0, end = 0] = range ?? [];
  const isShort = text.indexOf('\n', offset) - offset <= LONGEST_BAR;
  const [bar] = (isShort && BAR_IN_TEXT.exec(text.slice(offset, end))) || [];
  return bar === undefined ? undefined : diagnosisOf(linesIn(text), mistypedBar(bar, offset));
}

const BAR_IN_TEXT = /^(?:-[|>](?=[ \t]*\n)|[Il1¦/\\](?=[ \t]*\n\s*<))/;
const LONGEST_BAR = 20;

const KEY_IN_TEXT = /^ *(?:- +)?[\p{L}_][\p{L}\p{N}_-]*:(?: +["'{[|>].*)?$/u;
const VALUE_IN_TEXT = /\n[ \t]*(?:- +)?[\p{L}_][\p{L}\p{N}_-]*:[ \t]+["'{[|>]/u;

/** `title: |` above the languages of that title. */
export function needlessBar(text: string, { range }: Scalar): Diagnosis | undefined {
  const [offset = 0, end = 0] = range ?? [];
  const written = text.slice(offset, end);
  if (!VALUE_IN_TEXT.test(written.slice(0, LONGEST_NAME)) || !isMadeOfKeys(written)) return undefined;
  const bar = written.slice(0, written.indexOf('\n')).trimEnd();
  const blanks = / *$/.exec(text.slice(0, offset))?.[0].length ?? 0;
  return {
    at: { offset, length: bar.length },
    details: { reason: 'bar-needless', written: bar },
    edits: [{ offset: offset - blanks, length: bar.length + blanks, text: '' }],
    isCertain: true,
  };
}

/** Whether of a text below its bar each line is a key, but for those further to the right than the first one. */
function isMadeOfKeys(written: string): boolean {
  const lines = written
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '');
  const depth = lines[0]?.search(/\S/) ?? 0;
  return lines.every((line) => line.search(/\S/) > depth || KEY_IN_TEXT.test(line));
}

/** `   en: |` below the text of `es: |`, of which it is a line to YAML: a language that stands too far to the right. */
export function swallowedLanguage(text: string, { range }: Scalar): Diagnosis | undefined {
  const [offset = 0, end = 0] = range ?? [];
  const found = /\n *(?=[a-z]{2}: (?:[|>][-+]?|".*") *\n)/.exec(text.slice(offset, end));
  if (found === null) return undefined;
  const lines = linesIn(text);
  const spaces = depthOf(lineAt(lines, offset));
  const swallowed = lineAt(lines, offset + found.index + found[0].length);
  const edits = [{ offset: swallowed.start, length: swallowed.indent.length, text: ' '.repeat(spaces) }];
  return diagnosisOf(lines, { reason: 'indentation', at: linePart(swallowed), edits, spaces, isCertain: false });
}

/** The next item of a list that stands too far to the right, or the first one with another mark than a dash: one text to YAML. */
export function swallowedItem(text: string, { range }: Scalar): Diagnosis | undefined {
  const source = text.slice(range?.[0], range?.[1]);
  const next = /\n[ \t]*(?=- +\S)/.exec(source);
  if (next === null) return undefined;
  const lines = linesIn(text);
  const offset = range?.[0] ?? 0;
  const line = lineAt(lines, offset);
  const first = itemWithoutDash(source, line, lines, offset);
  if (first !== undefined) return first;
  const [bullet] = BULLET.exec(source) ?? [];
  if (bullet !== undefined && line.valueStart === offset) {
    const at = { offset, length: bullet.length };
    return diagnosisOf(lines, { reason: 'dash-missing', at, edits: [{ ...at, text: '-' }], isCertain: false });
  }
  if (line.dashes === '' || line.key !== '') return undefined;
  const swallowed = lineAt(lines, offset + next.index + next[0].length);
  const at = { offset: swallowed.start + swallowed.indent.length, length: swallowed.text.trim().length };
  const edits = [{ offset: swallowed.start, length: swallowed.indent.length, text: line.indent }];
  return diagnosisOf(lines, { reason: 'indentation', at, edits, spaces: line.indent.length, isCertain: false });
}

/** `madrid` just below `contact:`, and `- canarias` below that. */
function itemWithoutDash(source: string, line: Line, lines: readonly Line[], offset: number): Diagnosis | undefined {
  const [own = '', ...items] = source.split('\n');
  const opener = lines.slice(0, line.index).findLast((other) => !isBlank(other));
  const isBelowKey = opener !== undefined && opener.key !== '' && opener.value === '';
  if (!isBelowKey || line.valueStart !== offset || line.key !== '' || line.dashes !== '') return undefined;
  if (/^[^\p{L}\p{N}]/u.test(own) || !items.every((item) => /^\s*- +\S/.test(item))) return undefined;
  const { indent = '' } = lines[line.index + 1] ?? {};
  const edits = [{ offset: line.start, length: line.indent.length, text: `${indent}- ` }];
  return diagnosisOf(lines, { reason: 'dash-missing', at: linePart(line), edits, isCertain: true });
}
