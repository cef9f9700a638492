import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  Composer,
  type CST,
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  Parser,
} from 'yaml';
import { project } from '../../../scripts/project';
import { readTexts } from '../../../scripts/read-files';
import { applyTextEdits, type TextEdit } from '../../../src/compiler/values/text-edit';
import { isReadable } from '../../../src/compiler/yaml/yaml-document';
import { applyOperation } from '../../../src/editing/apply-operation';
import { editText } from '../../../src/editing/edit-text';
import { EditRefused, type Operation, type RefusalReason } from '../../../src/editing/operation';
import type { Pointer } from '../../../src/shared/pointer';
import { fc, SEED, TIMES } from '../../support/random';
import { nastyYaml } from './nasty-yaml';

/** How many random operations are tried. */
const EDITS = 20_000 * TIMES;

const folders = await Promise.all(['site', 'tests/fixtures'].map((folder) => readTexts(join(project.root, folder))));
const real = folders.flatMap((files) => [...files]).filter(([path]) => path.endsWith('.yaml'));
const nasty = Object.entries(nastyYaml).map(([name, text]) => known(name, text));
const files = {
  nasty: nasty.filter(({ data }) => data !== undefined),
  real: real.map(([path, text]) => known(path, text)),
};

/** A text with what the test knows of it, which is read once. */
interface Known {
  readonly name: string;
  readonly text: string;
  readonly data: unknown;
  readonly root: unknown;
  readonly comments: readonly Written[];
  readonly values: readonly Written[];
}

function known(name: string, text: string): Known {
  const { document, comments, isWhole } = read(text);
  const data = isWhole ? document.toJS() : undefined;
  return { name, text, data, root: document.contents, comments, values: valuesOf(text, document) };
}

/** What YAML makes of a text, and its comments, from taking it apart once. */
function read(yaml: string): { document: Document; comments: Written[]; isWhole: boolean } {
  const lexemes = [...new Lexer().lex(yaml)];
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of lexemes) tokens.push(...parser.next(lexeme));
  tokens.push(...parser.end());
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false, logLevel: 'error' });
  const [document, ...others] = composer.compose(tokens, true);
  if (document === undefined) throw new Error('no document');
  return { document, comments: commentsAmong(lexemes), isWhole: others.length === 0 && isReadable(document) };
}

const words = fc.constantFrom(
  ...[
    'hero',
    'Hola, mundo',
    'yes',
    'null',
    '~',
    '012',
    '1e3',
    '2025-01-02',
    '12:30',
    'a: b',
    'a #b',
    '- a',
    '*a',
    '&a',
  ],
  ...[
    '!a',
    '|',
    '>',
    '@a',
    '%a',
    '`a`',
    "it's",
    '"quoted"',
    'ñandú 🛫',
    ' left',
    'right ',
    'a\tb',
    'one\ntwo',
    'a\n\nb\n',
  ],
  ...[
    '\n',
    ' \n a',
    'a\n  b\nc\n\n',
    '{{facts.a}}',
    '[a]',
    '{a}',
    'a, b',
    'a:',
    '#a',
    '<<',
    '',
    '\u2028',
    '\u0085',
    '---',
    '...',
  ],
  ...[
    '<a href="page:contact">x</a>',
    `${'long text '.repeat(20)}end`,
    `${'long <b>text</b> '.repeat(9)}\nend\n`,
    '\ufeff',
    '\u0007',
  ],
);
/** Any characters; `fc.string` would first make a table of all there are. */
const anything = fc
  .array(
    fc.integer({ min: 0, max: 0x10ffff }).filter((code) => code < 0xd800 || code > 0xdfff),
    { maxLength: 6 },
  )
  .map((codes) => String.fromCodePoint(...codes));
const text = fc.oneof({ weight: 3, arbitrary: words }, fc.string({ unit: 'grapheme', maxLength: 12 }), anything);
const scalar = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.integer(),
  fc.constantFrom(0, 1.5, -2, 1e21, 1e-7, true, false, null),
);
const name = fc
  .oneof(fc.constantFrom('title', 'es', 'a key', '2030', 'true', 'a: b', "it's", '#x', 'ñ'), text)
  .filter((key) => key !== '__proto__');
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 5, arbitrary: scalar },
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const draw = fc.record({
  walk: fc.array(fc.nat({ max: 1000 }), { maxLength: 7, size: 'max' }),
  action: fc.nat({ max: 99 }),
  value,
  name,
  at: fc.nat({ max: 1000 }),
  length: fc.nat({ max: 5 }),
  text,
});
type Draw = typeof draw extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function operationOf({ data }: Known, drawn: Draw): Operation {
  const pointer = walk(data, drawn.walk);
  const old = valueAt(data, pointer);
  const { action } = drawn;
  if (action < 25) return { do: 'set', pointer, value: drawn.value };
  if (action < 45) return { do: 'set', pointer, value: changed(old, drawn) };
  if (action < 65)
    return insertion(data, typeof old === 'object' && old !== null ? pointer : pointer.slice(0, -1), drawn);
  const last = pointer.at(-1);
  if (action < 80) return { do: 'remove', pointer };
  if (typeof last === 'string') return { do: 'rename', pointer, key: drawn.name };
  const list = valueAt(data, pointer.slice(0, -1));
  if (action > 94 && Array.isArray(list)) return { do: 'duplicate', pointer };
  return { do: 'move', pointer, to: Array.isArray(list) ? drawn.at % list.length : 0 };
}

function insertion(data: unknown, pointer: Pointer, { at, length, name: key, value: inserted }: Draw): Operation {
  const holder = valueAt(data, pointer);
  if (Array.isArray(holder)) {
    return { do: 'insert', pointer: [...pointer, at % (holder.length + 1)], value: inserted };
  }
  const keys = Object.keys(Object(holder));
  const other = keys[at % (keys.length || 1)];
  const beside = other === undefined ? [{}] : [{}, { after: other }, { before: other }];
  return { do: 'insert', pointer: [...pointer, key], value: inserted, ...beside[length % beside.length] };
}

/** A place that exists. */
function walk(data: unknown, [step, ...rest]: readonly number[]): Pointer {
  if (step === undefined || typeof data !== 'object' || data === null) return [];
  const keys = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  const key = keys[step % keys.length];
  return key === undefined ? [] : [key, ...walk(Reflect.get(data, key), rest)];
}

function valueAt(data: unknown, pointer: Pointer): unknown {
  return pointer.reduce<unknown>((found, key) => Reflect.get(Object(found), key), data);
}

/** A value that has much in common with another one. */
function changed(old: unknown, { at, length, text: inserted, value: other, name: key }: Draw): unknown {
  if (typeof old === 'string') {
    const offset = at % (old.length + 1);
    return old.slice(0, offset) + inserted + old.slice(offset + length);
  }
  if (Array.isArray(old)) return old.toSpliced(at % (old.length + 1), length % 3, other);
  if (typeof old !== 'object' || old === null) return inserted;
  const kept = Object.entries(old).filter((_entry, index) => index !== at % 5);
  return { ...Object.fromEntries(kept), ...(length < 3 && { [key]: other }) };
}

test.each(nasty.filter(({ data }) => data === undefined))(
  'what cannot be read is not edited: $name',
  ({ text: broken }) => {
    expect(() => editText(broken, { do: 'set', pointer: ['a'], value: 1 })).toThrow(/^unreadable/);
  },
);

const refusals = new Map<RefusalReason, number>();

/** Most of the edits are of what is written in odd ways; each file has as many as the others of its kind. */
const NASTY = 0.8;

test(`${EDITS} random edits do what they say and leave no other trace (SEED=${SEED})`, {
  timeout: 600_000 * TIMES,
}, () => {
  const made = editEach(files.nasty, EDITS * NASTY) + editEach(files.real, EDITS * (1 - NASTY));
  expect(made).toBeGreaterThan(EDITS * 0.75);
  expect(refusals.get('not-writable') ?? 0).toBeLessThan(EDITS * 0.02);
  if (process.env.SHOW !== undefined)
    console.log({ made, ...Object.fromEntries(refusals), cpu: process.cpuUsage().user / 1e6 });
});

/** Tries so many edits of files, one file after the other, and counts those that are made. */
function editEach(chosen: readonly Known[], edits: number): number {
  let made = 0;
  const numRuns = Math.ceil(edits / chosen.length);
  for (const [index, file] of chosen.entries()) {
    const tried = fc.property(draw, (drawn) => {
      if (tryEdit(file, operationOf(file, drawn))) made += 1;
    });
    fc.assert(tried, { numRuns, seed: SEED + index });
  }
  return made;
}

/** Whether an edit is made; where it is not, there has to be a reason. */
function tryEdit(file: Known, operation: Operation): boolean {
  const { text: before, data } = file;
  let edits: TextEdit[];
  try {
    edits = editText(before, operation);
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    refusals.set(error.reason, (refusals.get(error.reason) ?? 0) + 1);
    expectRefusalIsDue(file, operation, error.reason);
    return false;
  }
  expectInOrder(before, edits);
  const after = applyTextEdits(before, edits);
  expectUnchangedOutside(before, after, edits);
  const { document, comments, isWhole } = read(after);
  expectSame(isWhole, true);
  expectSame(document.toJS(), applyOperation(data, operation));
  expectSurvivors(file, operation, { comments, values: valuesOf(after, document) });
  return true;
}

function expectRefusalIsDue({ name: file, text: before, data }: Known, operation: Operation, reason: RefusalReason) {
  switch (reason) {
    case 'shared':
      return expect(before).toMatch(/[*]\w/);
    case 'not-writable':
      if (process.env.SHOW !== undefined) console.log(file, JSON.stringify(operation));
      return expect(Object.keys(nastyYaml)).toContain(file);
    default:
      return expect(() => applyOperation(data, operation)).toThrow(EditRefused);
  }
}

function expectInOrder(before: string, edits: readonly TextEdit[]) {
  let at = -1;
  for (const { offset, length, text: inserted } of edits) {
    const isInOrder = offset > at && length + inserted.length > 0 && offset + length <= before.length;
    if (!isInOrder) expect.fail(`not in order: ${JSON.stringify(edits)}`);
    at = offset + length;
  }
}

/** What stands between the edits is the very same, and nothing else stands between what they write. */
function expectUnchangedOutside(before: string, after: string, edits: readonly TextEdit[]) {
  let [from, to] = [0, 0];
  for (const { offset, length, text: inserted } of [...edits, { offset: before.length, length: 0, text: '' }]) {
    const kept = offset - from;
    expectSame(after.slice(to, to + kept), before.slice(from, offset));
    expectSame(after.slice(to + kept, to + kept + inserted.length), inserted);
    [from, to] = [offset + length, to + kept + inserted.length];
  }
  expectSame(to, after.length);
}

/** Without what an expectation costs, which so many times is much, where it is fulfilled. */
function expectSame(found: unknown, wanted: unknown) {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

/** Comments, and values as they are written, stay but for those that belong to what is taken away. */
function expectSurvivors(file: Known, operation: Operation, { comments, values }: Pick<Known, 'comments' | 'values'>) {
  const gone = extentGone(file, operation);
  const isKept = ({ offset }: Written) => gone === undefined || offset < gone.start || offset >= gone.end;
  expectSame(missingFrom(comments, file.comments.filter(isKept)), []);
  const key = operation.do === 'rename' ? keyAt(file.root, operation.pointer) : undefined;
  const kept = file.values.filter((value) => isKept(value) && value.offset !== key);
  expectSame(missingFrom(values, kept), []);
}

interface Written {
  readonly offset: number;
  readonly source: string;
}

function missingFrom(found: readonly Written[], wanted: readonly Written[]): string[] {
  const left = new Map<string, number>();
  for (const { source } of found) left.set(source, (left.get(source) ?? 0) + 1);
  return wanted.flatMap(({ source }) => {
    const count = left.get(source) ?? 0;
    left.set(source, count - 1);
    return count > 0 ? [] : [source];
  });
}

function commentsAmong(lexemes: readonly string[]): Written[] {
  const comments: Written[] = [];
  let offset = 0;
  let isScalarNext = false;
  for (const lexeme of lexemes) {
    if (lexeme === '\x1f') isScalarNext = true;
    else if (lexeme !== '\x02' && lexeme !== '\x18') {
      if (lexeme.startsWith('#') && !isScalarNext) comments.push({ offset, source: lexeme });
      isScalarNext = false;
      offset += lexeme.length;
    }
  }
  return comments;
}

/** Keys and values as they are written; blocks without their indentation and what comes after them. */
function valuesOf(yaml: string, { contents }: Document): Written[] {
  const values: Written[] = [];
  const gather = (node: unknown) => {
    if (isCollection(node)) node.items.forEach(gather);
    else if (isPair(node)) [node.key, node.value].forEach(gather);
    else if (isScalar(node) && node.range != null) {
      const [start, end] = node.range;
      const source = node.type?.startsWith('BLOCK') ? `${node.type} ${String(node.value)}` : yaml.slice(start, end);
      if (end > start) values.push({ offset: start, source });
    }
  };
  gather(contents);
  return values;
}

/** From where to where the text belongs to what an operation takes away. */
function extentGone({ text: yaml, root }: Known, operation: Operation): { start: number; end: number } | undefined {
  if (operation.do !== 'set' && operation.do !== 'remove') return undefined;
  const holder = nodeAt(root, operation.pointer.slice(0, -1));
  const node = nodeAt(root, operation.pointer);
  const key = keyAt(root, operation.pointer);
  const [from = 0, to = from] = node?.range ?? [];
  if (operation.do === 'set') {
    if (!isCollection(node)) return { start: Math.max(from, 0), end: Math.max(to, from) };
    return { start: key === undefined ? aboveOf(yaml, from) : key + 1, end: belowOf(yaml, to, columnOf(yaml, from)) };
  }
  const own = key ?? from;
  const dash = isSeq(holder) && !holder.flow ? yaml.lastIndexOf('-', own) : own;
  return { start: aboveOf(yaml, dash), end: belowOf(yaml, Math.max(to, own + 1), columnOf(yaml, dash)) };
}

function nodeAt(root: unknown, pointer: Pointer): Node | undefined {
  let node = root;
  for (const key of pointer) {
    if (isMap(node))
      node = node.items.find((pair) => isScalar(pair.key) && String(pair.key.value ?? '') === key)?.value;
    else node = isSeq(node) ? node.items[Number(key)] : undefined;
  }
  return isNode(node) ? node : undefined;
}

function keyAt(root: unknown, pointer: Pointer): number | undefined {
  const holder = nodeAt(root, pointer.slice(0, -1));
  if (!isMap(holder)) return undefined;
  const pair = holder.items.find(({ key }) => isScalar(key) && String(key.value ?? '') === pointer.at(-1));
  return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
}

function columnOf(yaml: string, offset: number): number {
  return offset - yaml.lastIndexOf('\n', offset - 1) - 1;
}

/** The lines of comments directly above, from the first of them. */
function aboveOf(yaml: string, offset: number): number {
  let start = offset - columnOf(yaml, offset);
  if (yaml.slice(start, offset).trim() !== '') return offset;
  for (;;) {
    const above = start === 0 ? -1 : yaml.lastIndexOf('\n', start - 2) + 1;
    if (above < 0 || !/^[ \t]*#/.test(yaml.slice(above, start))) return start;
    start = above;
  }
}

/** The rest of the line, and the comments below that are further to the right. */
function belowOf(yaml: string, offset: number, column: number): number {
  const end = yaml[offset - 1] === '\n' ? offset : endOfLine(yaml, offset);
  const below = new RegExp(`^(?:[ \\t]*\\r?\\n| {${column + 1},}#.*(?:\\n|$))+`).exec(yaml.slice(end));
  return end + (below?.[0].length ?? 0);
}

function endOfLine(yaml: string, offset: number): number {
  const end = yaml.indexOf('\n', offset);
  return end < 0 ? yaml.length : end + 1;
}
