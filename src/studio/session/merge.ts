import { isSameContent } from '../../compiler/source';
import { mergeRecords, RECORD } from '../../compiler/translations/record';
import { applyTextEdits, type TextEdit } from '../../compiler/values/text-edit';
import { encodeText } from '../../editing/file-text';
import { lineBreakOf } from '../../editing/lines';
import { readData } from '../../editing/parsed-yaml';
import { isSameData } from '../../editing/same-data';
import { areApart } from '../../editing/text-edits';
import { type Content, decodedText } from './content';
import { editsByLine, editsWithinLines, lineEdits } from './line-edits';
import { mergeData } from './merge-data';
import { type Undecided, undecidedIn, undecidedText } from './undecided';

/**
 * Brings the change of a file from `base` to `mine` together with that from `base` to `theirs`; nothing where that cannot
 * be done without deciding for one of them. Texts are merged by lines. Changes of lines that touch, or of one line, are
 * merged only in YAML, where they are changes of different values, and in the record of translations; and what could be
 * read before can be read afterwards.
 */
export function merge(
  path: string,
  base: Content,
  mine: Content,
  theirs: Content,
): { readonly content: Content } | undefined {
  if (isSameContent(mine, base)) return { content: theirs };
  if (isSameContent(theirs, base) || isSameContent(mine, theirs)) return { content: mine };
  const [from, one, other] = [decodedText(base), decodedText(mine), decodedText(theirs)];
  if (from === undefined || one === undefined || other === undefined) return undefined;
  const text = mergeDecided(path, from.text, one.text, other.text);
  if (text === undefined) return undefined;
  return {
    content: encodeText({
      text,
      hasByteOrderMark: one.hasByteOrderMark === from.hasByteOrderMark ? other.hasByteOrderMark : one.hasByteOrderMark,
    }),
  };
}

/** What git has left to be decided in theirs is left so: mine is brought together with both versions of it. */
function mergeDecided(path: string, base: string, mine: string, theirs: string): string | undefined {
  const undecided = leftByGit(base, theirs);
  if (undecided === undefined) return mergeLines(path, base, mine, theirs);
  return withEach(undecided, (version) => mergeLines(path, base, mine, version));
}

function mergeLines(path: string, ...states: ThreeTexts): string | undefined {
  const { texts, lineBreak } = withOneLineBreak(...states);
  const text = mergeTexts(path, ...texts) ?? (path === RECORD ? mergeRecords(...texts) : undefined);
  return text === undefined ? undefined : withLineBreak(text, lineBreak);
}

/** Nothing where the text was like that before. */
function leftByGit(base: string, text: string): Undecided | undefined {
  return undecidedIn(base) === undefined ? undecidedIn(text) : undefined;
}

function withEach(
  { versions: [one, other], names }: Undecided,
  mergeWith: (version: string) => string | undefined,
): string | undefined {
  const [first, second] = [mergeWith(one), mergeWith(other)];
  return first !== undefined && second !== undefined ? undecidedText({ versions: [first, second], names }) : undefined;
}

/**
 * Brings both changes of a file together, where they touch with the preferred one alone. Where that cannot be done, all of
 * the file is as in the preferred one.
 */
export function mergePreferring(path: string, base: Content, preferred: Content, other: Content): Content {
  const [from, one, two] = [decodedText(base), decodedText(preferred), decodedText(other)];
  if (from === undefined || one === undefined || two === undefined) return preferred;
  const text = preferring(path, from.text, one.text, two.text);
  return text === undefined ? preferred : encodeText({ text, hasByteOrderMark: one.hasByteOrderMark });
}

function preferring(path: string, base: string, preferred: string, other: string): string | undefined {
  const [inPreferred, inOther] = [leftByGit(base, preferred), leftByGit(base, other)];
  if (inPreferred !== undefined) return withEach(inPreferred, (version) => linesOfBoth(path, base, version, other));
  if (inOther !== undefined) return withEach(inOther, (version) => linesOfBoth(path, base, preferred, version));
  return linesOfBoth(path, base, preferred, other);
}

function linesOfBoth(path: string, ...states: ThreeTexts): string | undefined {
  const { texts, lineBreak } = withOneLineBreak(...states);
  const isYaml = path.endsWith('.yaml');
  const text =
    (isYaml && (valuesPreferring(texts, editsByLine) || valuesPreferring(texts, editsWithinLines))) ||
    linesPreferring(...texts);
  const isSound = !isYaml || readData(texts[1]) === undefined || readData(text) !== undefined;
  return isSound ? withLineBreak(text, lineBreak) : undefined;
}

/** With whatever else the other one changes beside lines of the preferred one, if that is what both say. */
function valuesPreferring([base, preferred, other]: ThreeTexts, editsOf: typeof lineEdits): string | undefined {
  const chosen = editsOf(base, preferred);
  const besides = editsOf(base, other).filter((edit) => !chosen.some((each) => overlap(each, edit)));
  const text = applyTextEdits(base, inOrder([...besides, ...chosen]));
  const [from, one, two, result] = [base, preferred, other, text].map(readData);
  const expected = from && one && two && mergeData(from.data, one.data, two.data, 'mine');
  return expected !== undefined && result !== undefined && isSameData(result.data, expected.data) ? text : undefined;
}

/** Of what touches the lines of the preferred one, nothing. */
function linesPreferring(base: string, preferred: string, other: string): string {
  const chosen = lineEdits(base, preferred);
  const besides = lineEdits(base, other).filter((edit) => chosen.every((each) => areApart([each], [edit])));
  return applyTextEdits(base, inOrder([...chosen, ...besides]));
}

/**
 * Three states of a text, and how its lines are to end where one of both that come after the first has changed that
 * throughout, as git and other editors do: what each line says is compared then, and not how it ends.
 */
function withOneLineBreak(...texts: ThreeTexts): { readonly texts: ThreeTexts; readonly lineBreak?: string } {
  const [before, one, other] = texts.map(onlyLineBreak);
  if (before === undefined || one === undefined || other === undefined) return { texts };
  if (one === before && other === before) return { texts };
  const [from, mine, theirs] = texts;
  return {
    texts: [plainLines(from), plainLines(mine), plainLines(theirs)],
    lineBreak: one === before ? other : one,
  };
}

type ThreeTexts = readonly [base: string, mine: string, theirs: string];

/** How all lines of a text end; nothing where some end otherwise. */
function onlyLineBreak(text: string): string | undefined {
  const lineBreak = lineBreakOf(text);
  return withLineBreak(plainLines(text), lineBreak) === text ? lineBreak : undefined;
}

function plainLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function withLineBreak(text: string, lineBreak = '\n'): string {
  return lineBreak === '\n' ? text : text.replaceAll('\n', lineBreak);
}

function mergeTexts(path: string, ...states: ThreeTexts): string | undefined {
  const isYaml = path.endsWith('.yaml');
  const text = mergeEdits(isYaml, states, lineEdits);
  return text ?? (isYaml ? mergeEdits(isYaml, states, editsWithinLines) : undefined);
}

function mergeEdits(isYaml: boolean, [base, mine, theirs]: ThreeTexts, editsOf: typeof lineEdits): string | undefined {
  const theirEdits = editsOf(base, theirs);
  const allOfMine = editsOf(base, mine);
  const myEdits = allOfMine.filter((edit) => !theirEdits.some((other) => isSameEdit(edit, other)));
  const onlyTheirs = theirEdits.filter((edit) => !allOfMine.some((other) => isSameEdit(edit, other)));
  if (myEdits.some((edit) => onlyTheirs.some((other) => overlap(edit, other)))) return undefined;
  const merged = applyTextEdits(base, inOrder([...theirEdits, ...myEdits]));
  const areFarApart = editsOf === lineEdits && areApart(myEdits, onlyTheirs);
  const isSound = isYaml ? isSoundYaml({ base, mine, theirs, merged }, areFarApart) : areFarApart;
  return isSound ? merged : undefined;
}

interface Texts {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  readonly merged: string;
}

function isSoundYaml({ base, mine, theirs, merged }: Texts, areFarApart: boolean): boolean {
  const [one, other] = [readData(mine), readData(theirs)];
  if (one === undefined || other === undefined) return areFarApart;
  const result = readData(merged);
  if (result === undefined) return false;
  if (areFarApart) return true;
  const from = readData(base);
  const expected = from && mergeData(from.data, one.data, other.data);
  return expected !== undefined && isSameData(result.data, expected.data);
}

function isSameEdit(one: TextEdit, other: TextEdit): boolean {
  return one.offset === other.offset && one.length === other.length && one.text === other.text;
}

/** Whether two edits change the same text; what both put at one place is there after each other. */
function overlap(one: TextEdit, other: TextEdit): boolean {
  return one.offset < other.offset + other.length && other.offset < one.offset + one.length;
}

function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((one, other) => one.offset - other.offset || one.length - other.length);
}
