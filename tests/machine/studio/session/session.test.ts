import { expect, test } from 'vitest';
import { EditRefused } from '../../../../src/editing/operation';
import {
  changedFiles,
  isChanged,
  makeStep,
  markSaved,
  mergedFiles,
  openSession,
  redo,
  resolveConflict,
  stepToRedo,
  stepToUndo,
  takeFromDisk,
  undo,
} from '../../../../src/studio/session/session';
import type { Session } from '../../../../src/studio/session/steps';
import { filesOf, statesOf, textsOf } from '../../../support/session';

const A = 'title: One # of two\nprice: 10\n';
const open = () => openSession(filesOf({ 'a.yaml': A, 'b.yaml': 'b: 1\n' }));

function set(session: Session, pointer: string, value: unknown, joins?: string, file = 'a.yaml'): Session {
  const edits = [{ do: 'set' as const, file, pointer: [pointer], value }];
  return makeStep(session, { edits }, { label: pointer, ...(joins !== undefined && { joins }) });
}

function write(session: Session, texts: Readonly<Record<string, string | undefined>>): Session {
  return makeStep(session, { files: statesOf(texts) }, { label: 'write' });
}

function disk(session: Session, texts: Readonly<Record<string, string | undefined>>): Session {
  return takeFromDisk(session, statesOf(texts));
}

const labels = ({ steps }: Session) => steps.map(({ label }) => label);

test('a step changes files, and is taken back and done again', () => {
  const changed = set(open(), 'price', 20);
  expect(textsOf(changed.files)['a.yaml']).toBe('title: One # of two\nprice: 20\n');
  expect([stepToUndo(changed), stepToRedo(changed), isChanged(changed)]).toEqual([changed.steps[0], undefined, true]);
  const back = undo(changed);
  expect(textsOf(back.files)).toEqual(textsOf(open().files));
  expect([stepToUndo(back), stepToRedo(back), isChanged(back)]).toEqual([undefined, back.steps[0], false]);
  expect(textsOf(redo(back).files)).toEqual(textsOf(changed.files));
});

test('a step over several files is one step', () => {
  const edits = [
    { do: 'rename-file' as const, file: 'b.yaml', to: 'c.yaml' },
    { do: 'set' as const, file: 'a.yaml', pointer: ['title'], value: 'Two' },
  ];
  const changed = makeStep(open(), { edits }, { label: 'rename' });
  expect(Object.keys(textsOf(changed.files))).toEqual(['a.yaml', 'c.yaml']);
  expect(changed.steps).toHaveLength(1);
  expect(textsOf(undo(changed).files)).toEqual(textsOf(open().files));
});

test('an edit that cannot be made makes no step', () => {
  const edits = [
    { do: 'set' as const, file: 'a.yaml', pointer: ['title'], value: 'Two' },
    { do: 'delete-file' as const, file: 'c.yaml' },
  ];
  expect(() => makeStep(open(), { edits }, { label: 'x' })).toThrow(EditRefused);
});

test('what changes nothing is no step, and what was taken back can still be done', () => {
  const back = undo(set(open(), 'price', 20));
  expect(set(back, 'price', 10)).toBe(back);
});

test('another step leaves nothing that can be done again', () => {
  const changed = set(undo(set(open(), 'price', 20)), 'title', 'Two');
  expect(stepToRedo(changed)).toBeUndefined();
  expect(labels(changed)).toEqual(['title']);
});

test('steps that join are one, and none where they end where they began', () => {
  const typed = set(set(open(), 'title', 'On', 'a'), 'title', 'Once', 'a');
  expect(typed.steps).toHaveLength(1);
  expect(textsOf(undo(typed).files)['a.yaml']).toBe(A);
  const ended = set(typed, 'title', 'One', 'a');
  expect([ended.steps.length, isChanged(ended)]).toEqual([0, false]);
});

test('what was typed on the way leaves no quotes behind', () => {
  const typed = ['T', 'Tr', 'Tru', 'True', 'True s'].reduce((each, text) => set(each, 'title', text, 'a'), open());
  expect(textsOf(typed.files)['a.yaml']).toBe('title: True s # of two\nprice: 10\n');
});

test.each<[string, (session: Session) => Session]>([
  ['with another name', (session) => set(session, 'title', 'Two', 'b')],
  ['after one was taken back and done again', (session) => set(redo(undo(session)), 'title', 'Two', 'a')],
  ['after saving', (session) => set(markSaved(session), 'title', 'Two', 'a')],
  ['after another step', (session) => set(set(session, 'price', 5), 'title', 'Two', 'a')],
])('steps do not join %s', (_name, go) => {
  const first = set(open(), 'title', 'On', 'a');
  const next = go(first);
  expect(next.steps.length).toBeGreaterThan(1);
  expect(labels(undo(next))).toEqual(labels(next));
});

test('steps do not join the one before that which has gone', () => {
  const typed = set(open(), 'title', 'On', 'a');
  const gone = set(set(typed, 'price', 5, 'b'), 'price', 10, 'b');
  expect(labels(gone)).toEqual(['title']);
  expect(set(gone, 'title', 'Once', 'a').steps).toHaveLength(2);
});

test('what is to be saved is told with what it was; afterwards steps can still be taken back', () => {
  const changed = write(set(open(), 'price', 20), { 'b.yaml': undefined, 'c.css': 'a {}' });
  expect(changedFiles(changed).map(({ path }) => path)).toEqual(['a.yaml', 'b.yaml', 'c.css']);
  expect(changedFiles(changed)[1]).toEqual({
    path: 'b.yaml',
    before: new TextEncoder().encode('b: 1\n'),
    content: undefined,
  });
  const saved = markSaved(changed);
  expect(isChanged(saved)).toBe(false);
  expect(changedFiles(undo(saved)).map(({ path }) => path)).toEqual(['b.yaml', 'c.css']);
});

test('what was changed while the files were written is still to be saved', () => {
  const changed = set(open(), 'price', 20);
  const written = changedFiles(changed);
  const later = markSaved(set(changed, 'price', 21), written);
  expect(isChanged(later)).toBe(true);
  expect(isChanged(undo(later))).toBe(false);
});

test('a file that only others have changed is taken over', () => {
  const taken = disk(set(open(), 'price', 20), { 'b.yaml': 'b: 2\n', 'c.yaml': 'c: 1\n' });
  expect(textsOf(taken.files)).toEqual({
    'a.yaml': 'title: One # of two\nprice: 20\n',
    'b.yaml': 'b: 2\n',
    'c.yaml': 'c: 1\n',
  });
  expect(changedFiles(taken).map(({ path }) => path)).toEqual(['a.yaml']);
  expect(textsOf(disk(taken, { 'b.yaml': undefined }).files)).not.toHaveProperty('b.yaml');
});

test('a file that both have changed is merged, and so is what can be taken back', () => {
  const long = 'a: 1\nb: 1\nc: 1\nd: 1\n';
  const changed = set(openSession(filesOf({ 'a.yaml': long })), 'a', 2);
  const taken = disk(changed, { 'a.yaml': 'a: 1\nb: 1\nc: 1\nd: 3 # theirs\n' });
  expect(textsOf(taken.files)['a.yaml']).toBe('a: 2\nb: 1\nc: 1\nd: 3 # theirs\n');
  expect(textsOf(undo(taken).files)['a.yaml']).toBe('a: 1\nb: 1\nc: 1\nd: 3 # theirs\n');
  expect(isChanged(undo(taken))).toBe(false);
  expect(taken.conflicts).toEqual([]);
});

test('changes of lines that touch are merged where they are of different values', () => {
  const taken = disk(set(open(), 'title', 'Two'), { 'a.yaml': 'title: One # of two\nprice: 11\n' });
  expect(textsOf(taken.files)['a.yaml']).toBe('title: Two # of two\nprice: 11\n');
});

test.each<[string, string, string, string, string]>([
  [
    'a language each',
    '{ es: "El \\"barro\\"", en: "Clay" } # seen',
    '{ es: "La tierra", en: "Clay" } # seen',
    '{ es: "El \\"barro\\"", en: "The clay" } # read',
    '{ es: "La tierra", en: "The clay" } # read',
  ],
  [
    'one between two',
    "{ a: x, b: 'it''s', c: [2, 3] }",
    "{ a: y z, b: 'it''s', c: [2, 4] }",
    "{ a: x, b: 'it is', c: [2, 3] }",
    "{ a: y z, b: 'it is', c: [2, 4] }",
  ],
])('changes of one line are merged where they are of different values: %s', (_what, ...texts) => {
  const [base = '', mine = '', theirs = '', both = ''] = texts.map((text) => `title: ${text}\n`);
  const taken = disk(write(openSession(filesOf({ 'a.yaml': base })), { 'a.yaml': mine }), { 'a.yaml': theirs });
  expect(taken.conflicts).toEqual([]);
  expect(textsOf(taken.files)['a.yaml']).toBe(both);
  expect(textsOf(undo(taken).files)['a.yaml']).toBe(theirs);
});

test.each([
  ['mine' as const, '{ es: "Uno", en: "The two", n: 1 }'],
  ['theirs' as const, '{ es: "Un", en: "The two", n: 1 }'],
])('of a line in which both have changed one value, others stay as either has made them: %s', (which, text) => {
  const base = 'a: { es: "Uno o dos", en: "Two", n: 0 }\n';
  const mine = 'a: { es: "Uno", en: "Two", n: 1 }\n';
  const changed = write(openSession(filesOf({ 'a.yaml': base })), { 'a.yaml': mine });
  const conflict = disk(changed, { 'a.yaml': 'a: { es: "Un", en: "The two", n: 0 }\n' });
  expect(conflict.conflicts).toHaveLength(1);
  const decided = resolveConflict(conflict, 'a.yaml', which, { label: 'decide' });
  expect(textsOf(decided.files)['a.yaml']).toBe(`a: ${text}\n`);
});

test('changes of the record of translations are merged wherever they stand: each line says what it is about', () => {
  const [kept, old, gone] = ['aaaaaaaaaa 1111', 'bbbbbbbbbb 1111 2222', 'cccccccccc 1111'];
  const [mine, theirs] = ['bbbbbbbbbb 1111 3333', 'bbbbbbbbbc 4444'];
  const record = (...lines: readonly string[]) => `# Not by hand\n${lines.join('\n')}\n`;
  const changed = write(openSession(filesOf({ 'translations.txt': record(kept, old, gone) })), {
    'translations.txt': record(kept, mine, gone),
  });
  const taken = disk(changed, { 'translations.txt': record(kept, old, theirs) });
  expect(taken.conflicts).toEqual([]);
  const lines = (session: Session) => (textsOf(session.files)['translations.txt'] ?? '').split('\n').filter(isEntry);
  expect(lines(taken)).toEqual([kept, mine, theirs]);
  expect(lines(undo(taken))).toEqual([kept, old, theirs]);
});

const isEntry = (line: string) => line !== '' && !line.startsWith('#');

test.each<[string, string, string, string, string]>([
  ['the same value', 'a.yaml', 'a: 1\n', 'a: 2\n', 'a: 3\n'],
  ['two lines of one text', 'a.yaml', 'a: |\n  one\n  two\n', 'a: |\n  1\n  two\n', 'a: |\n  one\n  2\n'],
  [
    'lines of comments that overlap',
    'a.yaml',
    '# 1\n# 2\n# 3\na: 1\n',
    '# I\n# II\n# 3\na: 1\n',
    '# 1\n# two\n# three\na: 1\n',
  ],
  ['an item that one has taken away', 'a.yaml', '- a\n- b\n', '- a\n', '- a\n- c\n- d\n'],
  ['a key at the same place', 'a.yaml', 'a: 1\n', 'a: 1\nb: 2\n', 'a: 1\nb: 3\n'],
  ['the end of one text', 'a.yaml', 'a: |\n  one\n', 'a: |\n  one\n  two\n', 'a: |\n  one\n  three\n'],
  ['what stands at the same place in what is no YAML', 'a.css', 'a {}\n', 'a {}\nb {}\n', 'a {}\nc {}\n'],
  ['a key twice, far apart', 'a.yaml', 'a: 1\nb: 1\nc: 1\n', 'x: 1\na: 1\nb: 1\nc: 1\n', 'a: 1\nb: 1\nc: 1\nx: 2\n'],
  [
    'two words of one text',
    'a.yaml',
    'a: { b: "one two", c: 1 }\n',
    'a: { b: "1 two", c: 1 }\n',
    'a: { b: "one 2", c: 1 }\n',
  ],
  ['two words of one plain text', 'a.yaml', 'a: one and two\n', 'a: 1 and two\n', 'a: one and 2\n'],
  ['lines that touch in what is no YAML', 'a.css', 'a {}\nb {}\n', 'a { }\nb {}\n', 'a {}\nb { }\n'],
])('both have changed %s: a conflict, and nothing changes here', (_name, path, base, mine, theirs) => {
  const changed = write(openSession(filesOf({ [path]: base })), { [path]: mine });
  const taken = disk(changed, { [path]: theirs });
  expect(textsOf(taken.files)[path]).toBe(mine);
  expect(taken.conflicts).toHaveLength(1);
  expect(changedFiles(taken)[0]?.before).toEqual(new TextEncoder().encode(base));
});

test.each<[string, string, string, string, string]>([
  ['at the end of a list', '- a\n', '- a\n- b\n', '- a\n- c\n', '- a\n- c\n- b\n'],
  [
    'between items of several lines that begin alike',
    'items:\n  - q: One?\n    a: Yes.\n\n  - q: Two?\n    a: No.\n',
    'items:\n  - q: One?\n    a: Yes.\n\n  - q: Mine?\n    a: Yes.\n\n  - q: Two?\n    a: No.\n',
    'items:\n  - q: One?\n    a: Yes.\n\n  - q: Theirs?\n    a: No.\n\n  - q: Two?\n    a: No.\n',
    'items:\n  - q: One?\n    a: Yes.\n\n  - q: Theirs?\n    a: No.\n\n  - q: Mine?\n    a: Yes.\n\n  - q: Two?\n    a: No.\n',
  ],
  ['in a list of one line', 'a: [x]\n', 'a: [x, y]\n', 'a: [x, z]\n', 'a: [x, z, y]\n'],
  ['in a map', 'a: 1\n', 'a: 1\nb: 2\n', 'a: 1\nc: 3\n', 'a: 1\nc: 3\nb: 2\n'],
  [
    'behind an item that one of both has changed',
    '- { a: 1 }\n- { a: 2 }\n',
    '- { a: 1 }\n- { a: 3 }\n- { a: 4 }\n',
    '- { a: 1 }\n- { a: 2 }\n- { a: 5 }\n',
    '- { a: 1 }\n- { a: 3 }\n- { a: 5 }\n- { a: 4 }\n',
  ],
])('what both have added %s is there after each other', (_where, base, mine, theirs, both) => {
  const taken = disk(write(openSession(filesOf({ 'a.yaml': base })), { 'a.yaml': mine }), { 'a.yaml': theirs });
  expect([taken.conflicts.length, textsOf(taken.files)['a.yaml']]).toEqual([0, both]);
  expect(textsOf(undo(taken).files)['a.yaml']).toBe(theirs);
});

test('whoever decides what both have changed keeps what both have added', () => {
  const [base, mine, theirs] = [
    't: 1\nx: 0\nl:\n  - a\n',
    't: 2\nx: 0\nl:\n  - a\n  - b\n',
    't: 3\nx: 0\nl:\n  - a\n  - c\n',
  ];
  const conflict = disk(write(openSession(filesOf({ 'a.yaml': base })), { 'a.yaml': mine }), { 'a.yaml': theirs });
  expect(conflict.conflicts).toHaveLength(1);
  const textOf = (which: 'mine' | 'theirs') =>
    textsOf(resolveConflict(conflict, 'a.yaml', which, { label: 'decide' }).files)['a.yaml'];
  expect(textOf('mine')).toBe('t: 2\nx: 0\nl:\n  - a\n  - c\n  - b\n');
  expect(textOf('theirs')).toBe('t: 3\nx: 0\nl:\n  - a\n  - b\n  - c\n');
});

test('what is gone on one side and another on the other is a conflict', () => {
  expect(disk(set(open(), 'price', 20), { 'a.yaml': undefined }).conflicts).toHaveLength(1);
  expect(disk(write(open(), { 'a.yaml': undefined }), { 'a.yaml': 'a: 1\n' }).conflicts).toHaveLength(1);
  expect(disk(write(open(), { 'a.yaml': undefined }), { 'a.yaml': undefined }).conflicts).toEqual([]);
});

test('what both have made is saved, and can be taken back', () => {
  const changed = set(open(), 'price', 20);
  const taken = disk(changed, textsOf(changed.files));
  expect(isChanged(taken)).toBe(false);
  expect(textsOf(undo(taken).files)['a.yaml']).toBe(A);
});

test('a conflict is gone when the others change the file so that it can be merged, or take their change back', () => {
  const conflict = disk(set(open(), 'price', 20), { 'a.yaml': 'title: One # of two\nprice: 30\n' });
  expect(conflict.conflicts).toHaveLength(1);
  expect(disk(conflict, { 'a.yaml': A }).conflicts).toEqual([]);
  const merged = disk(conflict, { 'a.yaml': 'title: Two # of two\nprice: 10\n' });
  expect([merged.conflicts.length, textsOf(merged.files)['a.yaml']]).toEqual([0, 'title: Two # of two\nprice: 20\n']);
});

const inConflict = () =>
  disk(set(set(open(), 'title', 'Mine'), 'price', 20), { 'a.yaml': 'title: One # of two\nprice: 30\n' });

test('a conflict tells what the file is here now', () => {
  const later = set(inConflict(), 'price', 21);
  expect(new TextDecoder().decode(later.conflicts[0]?.mine)).toBe('title: Mine # of two\nprice: 21\n');
  expect(disk(later, { 'a.yaml': 'title: One # of two\nprice: 30\n' }).conflicts).toEqual(later.conflicts);
});

test.each([
  ['mine' as const, 'title: Mine # of two\nprice: 20\n'],
  // What only the own one has changed stays, as it does further away.
  ['theirs' as const, 'title: Mine # of two\nprice: 30\n'],
  [{ text: 'title: Mine # of two\nprice: 30\n' }, 'title: Mine # of two\nprice: 30\n'],
])('a conflict is decided: %j', (which, text) => {
  const decided = resolveConflict(inConflict(), 'a.yaml', which, { label: 'decide' });
  expect(textsOf(decided.files)['a.yaml']).toBe(text);
  expect(decided.conflicts).toEqual([]);
  expect(new TextDecoder().decode(decided.saved.get('a.yaml'))).toBe('title: One # of two\nprice: 30\n');
});

test.each([
  ['mine' as const, 20],
  ['theirs' as const, 30],
])('what is decided is where both touch; what else either has changed stays: %s', (which, price) => {
  const text = (title: string, amount: number, note: string) =>
    `title: ${title}\na: 1\nprice: ${amount}\nb: 2\nnote: ${note}\n`;
  const opened = openSession(filesOf({ 'a.yaml': text('One', 10, 'x') }));
  const conflict = disk(set(set(opened, 'title', 'Mine'), 'price', 20), { 'a.yaml': text('One', 30, 'theirs') });
  const decided = resolveConflict(conflict, 'a.yaml', which, { label: 'decide' });
  expect(textsOf(decided.files)['a.yaml']).toBe(text('Mine', price, 'theirs'));
});

test.each([
  ['mine' as const, 'es: uno\nen: two\n'],
  ['theirs' as const, 'es: UNO\nen: two\n'],
])('of lines that touch, one that only the other one has changed stays as that one has made it: %s', (which, text) => {
  const mine = set(openSession(filesOf({ 'a.yaml': 'es: a\nen: b\n' })), 'es', 'uno');
  const conflict = disk(mine, { 'a.yaml': 'es: UNO\nen: two\n' });
  expect(conflict.conflicts).toHaveLength(1);
  expect(textsOf(resolveConflict(conflict, 'a.yaml', which, { label: 'decide' }).files)['a.yaml']).toBe(text);
});

test('of lines of one text, those of the one that is chosen stay', () => {
  const text = (first: string, second: string) => `a: |\n  ${first}\n  ${second}\nb: 1\n`;
  const mine = write(openSession(filesOf({ 'a.yaml': text('one', 'two') })), { 'a.yaml': text('1', 'two') });
  const conflict = disk(mine, { 'a.yaml': text('one', '2') });
  const decided = resolveConflict(conflict, 'a.yaml', 'mine', { label: 'decide' });
  expect(textsOf(decided.files)['a.yaml']).toBe(text('1', 'two'));
});

test('what was here is one step back from what was chosen; the steps before are those on what is on the disk', () => {
  const decided = resolveConflict(inConflict(), 'a.yaml', 'theirs', { label: 'decide' });
  expect(labels(decided)).toEqual(['title', 'price', 'decide']);
  expect(textsOf(decided.files)['a.yaml']).toBe('title: Mine # of two\nprice: 30\n');
  const states = [undo(decided), undo(undo(decided)), undo(undo(undo(decided)))];
  expect(states.map(({ files }) => textsOf(files)['a.yaml'])).toEqual([
    'title: Mine # of two\nprice: 20\n',
    'title: Mine # of two\nprice: 30\n',
    'title: One # of two\nprice: 30\n',
  ]);
});

test('a step that cannot be brought over is dropped, and those before it that change the same files', () => {
  const b = (session: Session, value: number) => set(session, 'b', value, undefined, 'b.yaml');
  const before = b(set(set(b(set(open(), 'price', 20), 2), 'price', 30), 'title', 'Mine'), 3);
  const taken = disk(markSaved(before), { 'a.yaml': 'title: Mine # of two\nprice: 99\n' });
  expect(labels(taken)).toEqual(['b', 'title', 'b']);
  const back = undo(undo(undo(taken)));
  expect(stepToUndo(back)).toBeUndefined();
  expect(textsOf(back.files)).toEqual({ 'a.yaml': 'title: One # of two\nprice: 99\n', 'b.yaml': 'b: 1\n' });
});

test('a step of several files is dropped as a whole', () => {
  const both = write(set(open(), 'b', 2, undefined, 'b.yaml'), {
    'a.yaml': 'title: One # of two\nprice: 20\n',
    'b.yaml': 'b: 3\n',
  });
  const taken = disk(markSaved(both), { 'a.yaml': 'title: One # of two\nprice: 99\n' });
  expect(labels(taken)).toEqual([]);
  expect(textsOf(taken.files)['b.yaml']).toBe('b: 3\n');
});

test('a step that was taken back and cannot be done any more is dropped, and those after it', () => {
  const back = undo(undo(set(set(open(), 'price', 20), 'price', 30)));
  const taken = disk(back, { 'a.yaml': 'title: One # of two\nprice: 99\n' });
  expect([stepToRedo(taken), textsOf(taken.files)['a.yaml']]).toEqual([undefined, 'title: One # of two\nprice: 99\n']);
});

test('of what somebody else has changed, that is known which was joined with what is not saved here', () => {
  const mine = set(open(), 'price', 20);
  const elsewhere = (texts: Readonly<Record<string, string>>) => mergedFiles(mine, disk(mine, texts));
  expect(elsewhere({ 'a.yaml': 'title: Two # of two\nprice: 10\n', 'b.yaml': 'b: 2\n' })).toEqual(['a.yaml']);
  expect(elsewhere({ 'a.yaml': textsOf(mine.files)['a.yaml'] ?? '' })).toEqual([]);
  expect(elsewhere({ 'a.yaml': 'title: One # of two\nprice: 30\n' })).toEqual([]);
});

test('bytes that are no text are taken over or are a conflict', () => {
  const [base, mine, theirs] = [1, 2, 3].map((last) => Uint8Array.of(0xff, 0xfe, last));
  const path = 'media/a.png';
  const session = openSession(new Map([[path, base ?? new Uint8Array()]]));
  expect(takeFromDisk(session, [{ path, content: theirs }]).files.get(path)).toBe(theirs);
  const changed = makeStep(session, { files: [{ path, content: mine }] }, { label: 'x' });
  expect(takeFromDisk(changed, [{ path, content: theirs }]).conflicts).toHaveLength(1);
});

test('a mark of the byte order and line ends stay', () => {
  const session = openSession(filesOf({ 'a.yaml': '\ufeffa: 1\r\nb: 1\r\nc: 1\r\n' }));
  const taken = disk(set(session, 'a', 2), { 'a.yaml': '\ufeffa: 1\r\nb: 1\r\nc: 3\r\n' });
  expect(textsOf(taken.files)['a.yaml']).toBe('\ufeffa: 2\r\nb: 1\r\nc: 3\r\n');
});

test.each([
  ['theirs', '\n', '\r\n'],
  ['theirs back', '\r\n', '\n'],
])('line ends that have been changed throughout are no change of what the lines say: %s', (_who, before, after) => {
  const text = (lineBreak: string, title: string, price: number, note: string) =>
    [`title: ${title}`, `price: ${price}`, 'a: 1', `note: ${note}`, ''].join(lineBreak);
  const opened = openSession(filesOf({ 'a.yaml': text(before, 'One', 10, 'x') }));
  const mine = set(opened, 'price', 20);
  const taken = disk(mine, { 'a.yaml': text(after, 'One', 10, 'theirs') });
  expect(textsOf(taken.files)['a.yaml']).toBe(text(after, 'One', 20, 'theirs'));
  expect(textsOf(undo(taken).files)['a.yaml']).toBe(text(after, 'One', 10, 'theirs'));
  const here = disk(write(mine, { 'a.yaml': text(after, 'One', 20, 'x') }), { 'a.yaml': text(before, 'Two', 10, 'x') });
  expect(textsOf(here.files)['a.yaml']).toBe(text(after, 'Two', 20, 'x'));
  const conflict = disk(mine, { 'a.yaml': text(after, 'One', 30, 'theirs') });
  const decided = resolveConflict(conflict, 'a.yaml', 'mine', { label: 'decide' });
  expect(textsOf(decided.files)['a.yaml']).toBe(text(after, 'One', 20, 'theirs'));
});

test('of a text whose lines end in two ways, each stays as it is', () => {
  const session = openSession(filesOf({ 'a.yaml': 'a: 1\r\nb: 1\nc: 1\nd: 1\n' }));
  const taken = disk(set(session, 'a', 2), { 'a.yaml': 'a: 1\r\nb: 1\nc: 1\nd: 3\n' });
  expect(textsOf(taken.files)['a.yaml']).toBe('a: 2\r\nb: 1\nc: 1\nd: 3\n');
});

const left = (one: string, other: string) => `<<<<<<< HEAD\n${one}=======\n${other}>>>>>>> origin/main\n`;

test('places that git has left to be decided are left so, and what is changed here is joined with both versions', () => {
  const opened = openSession(filesOf({ 'a.yaml': 'title: One\nintro: a\nprice: 1\nnote: x\n' }));
  const theirs = `${left('title: Uno\n', 'title: Eins\n')}intro: a\nprice: 1\n${left('note: y\n', 'note: z\n')}`;
  const taken = disk(set(opened, 'intro', 'mine'), { 'a.yaml': theirs });
  expect(taken.conflicts).toEqual([]);
  expect(textsOf(taken.files)['a.yaml']).toBe(theirs.replace('intro: a', 'intro: mine'));
  expect(textsOf(undo(taken).files)['a.yaml']).toBe(theirs);
});

test.each([
  ['mine' as const, (notes: string) => `title: Mine\n${notes}`],
  ['theirs' as const, (notes: string) => `${left('title: Uno\n', 'title: Eins\n')}${notes}`],
])('who decides between the own change and both versions of git decides nothing else: %s', (which, expected) => {
  const opened = openSession(filesOf({ 'a.yaml': 'title: One\nprice: 1\nnote: x\n' }));
  const notes = `price: 1\n${left('note: y\n', 'note: z\n')}`;
  const theirs = `${left('title: Uno\n', 'title: Eins\n')}${notes}`;
  const conflict = disk(set(opened, 'title', 'Mine'), { 'a.yaml': theirs });
  expect(conflict.conflicts).toHaveLength(1);
  const decided = resolveConflict(conflict, 'a.yaml', which, { label: 'decide' });
  expect(textsOf(decided.files)['a.yaml']).toBe(expected(notes));
});
