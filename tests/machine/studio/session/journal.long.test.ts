import { expect, test } from 'vitest';
import { EditRefused } from '../../../../src/editing/operation';
import type { SessionAction } from '../../../../src/studio/session/action';
import { applyAndRecord, compactJournal, isJournalLong, replay } from '../../../../src/studio/session/journal';
import { openSession } from '../../../../src/studio/session/session';
import type { Session } from '../../../../src/studio/session/steps';
import { comparable, filesOf, statesOf, textsOf } from '../../../support/session';

const A = 'title: One # of two\nprice: 10\nmore: text\nend: 1\n';
const disk = filesOf({ 'a.yaml': A, 'b.yaml': 'b: 1\n' });

interface Recorded {
  readonly session: Session;
  readonly lines: readonly string[];
}

function recorded(actions: readonly SessionAction[], from: Recorded = { session: openSession(disk), lines: [] }) {
  return actions.reduce<Recorded>((before, action) => {
    const { session, lines } = applyAndRecord(before.session, action);
    return { session, lines: [...before.lines, ...lines] };
  }, from);
}

function set(pointer: string, value: unknown, joins?: string): SessionAction {
  const edits = [{ do: 'set' as const, file: 'a.yaml', pointer: [pointer], value }];
  return { do: 'step', input: { edits }, options: { label: pointer, ...(joins !== undefined && { joins }) } };
}

const write = (texts: Readonly<Record<string, string | undefined>>): SessionAction => ({
  do: 'step',
  input: { files: statesOf(texts) },
  options: { label: 'write' },
});
const found = (texts: Readonly<Record<string, string | undefined>>): SessionAction => ({
  do: 'from-disk',
  files: statesOf(texts),
});
const picture: SessionAction = {
  do: 'step',
  input: { files: [{ path: 'media/a.png', content: Uint8Array.from({ length: 70_000 }, (_, i) => i % 251) }] },
  options: { label: 'picture' },
};

const everything: readonly SessionAction[] = [
  set('title', 'T', 't'),
  set('title', 'Tw', 't'),
  picture,
  set('price', 20),
  { do: 'undo' },
  { do: 'redo' },
  { do: 'saved' },
  write({ 'b.yaml': undefined, 'c.css': '\ufeffa {}' }),
  { do: 'undo' },
];

test('what is replayed is the very same session', () => {
  const { session, lines } = recorded(everything);
  const onDisk = new Map(session.saved);
  const replayed = replay(onDisk, lines);
  expect(comparable(replayed.session)).toEqual(comparable(session));
  expect([replayed.unread, replayed.record]).toEqual([0, { lines: [], isNew: false }]);
});

test('lines are small: a text is its edits, and what it was is written once', () => {
  const { lines } = recorded([set('price', 20), set('price', 30)]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { do: 'step', label: 'price', files: [{ path: 'a.yaml', base: { text: A }, edits: [[27, 1, '2']] }] },
    { do: 'step', label: 'price', files: [{ path: 'a.yaml', edits: [[27, 1, '3']] }] },
  ]);
});

test('a step is refused for which a journal has no room, and nothing has changed', () => {
  const video = (megabytes: number) => new Uint8Array(megabytes * 1_000_000).fill(0xff);
  const session = openSession(
    new Map([...filesOf({ a: 'a: 1\n' }), ['media/a.mp4', video(60)], ['media/b.mp4', video(1)]]),
  );
  const deletion = (path: string): SessionAction => ({
    do: 'step',
    input: { files: [{ path, content: undefined }] },
    options: { label: path },
  });
  expect(() => applyAndRecord(session, deletion('media/a.mp4'))).toThrow(new EditRefused('too-large'));
  const { session: after, lines } = applyAndRecord(session, deletion('media/b.mp4'));
  expect([...after.files.keys()]).not.toContain('media/b.mp4');
  expect(lines).toHaveLength(1);
});

test('nothing is written of what changes nothing, nor of what others do to files that are as they were', () => {
  expect(recorded([{ do: 'undo' }, set('price', 10), found({ 'b.yaml': 'b: 2\n' })]).lines).toEqual([]);
});

test('after a restart the steps are merged with what has become of the files', () => {
  const { lines } = recorded([set('title', 'Two')]);
  const onDisk = filesOf({ 'a.yaml': A.replace('end: 1', 'end: 2'), 'b.yaml': 'b: 2\n' });
  const { session, merged, record } = replay(onDisk, lines);
  expect(textsOf(session.files)).toEqual({
    'a.yaml': A.replace('One', 'Two').replace('end: 1', 'end: 2'),
    'b.yaml': 'b: 2\n',
  });
  expect(record.lines).toHaveLength(1);
  expect(merged).toEqual(['a.yaml']);
});

test('what was merged at a restart holds at the next', () => {
  const changed = filesOf({ 'a.yaml': A.replace('end: 1', 'ending: 2\nend: 2'), 'b.yaml': 'b: 1\n' });
  const first = recorded([set('title', 'Two')]);
  const again = replay(changed, first.lines);
  const second = recorded([set('end', 3)], { session: again.session, lines: [...first.lines, ...again.record.lines] });
  expect(comparable(replay(changed, second.lines).session)).toEqual(comparable(second.session));
});

test('a conflict, what is done meanwhile and how it is decided are replayed', () => {
  const conflicting = [set('price', 20), found({ 'a.yaml': A.replace('10', '30') }), set('price', 10)];
  const open = recorded(conflicting);
  const onDisk = filesOf({ 'a.yaml': A.replace('10', '30'), 'b.yaml': 'b: 1\n' });
  expect(open.session.conflicts).toHaveLength(1);
  expect(comparable(replay(onDisk, open.lines).session)).toEqual(comparable(open.session));
  expect(comparable(replay(onDisk, compactJournal(open.session)).session)).toEqual(comparable(open.session));
  expect(replay(disk, open.lines).session.conflicts).toEqual([]);
  for (const which of ['mine', 'theirs', { text: 'both: 1\n' }] as const) {
    const decided = recorded([{ do: 'resolve', path: 'a.yaml', which, label: 'decide' }], open);
    expect(comparable(replay(onDisk, decided.lines).session)).toEqual(comparable(decided.session));
  }
});

test('a file that came back to what it was and is changed by others in between is based on theirs', () => {
  const onDisk = { 'a.yaml': A.replace('10', '11'), 'b.yaml': 'b: 1\n' };
  const { session, lines } = recorded([
    set('title', 'T', 't'),
    set('title', 'One', 't'),
    found({ 'a.yaml': onDisk['a.yaml'] }),
    set('price', 12),
  ]);
  expect(comparable(replay(filesOf(onDisk), lines).session)).toEqual(comparable(session));
});

test.each([
  ['cut off', (line: string) => line.slice(0, -5)],
  ['no map', () => '7'],
  ['unknown', () => '{"do":"dance"}'],
  ['of another text', () => '{"do":"step","label":"x","files":[{"path":"a.yaml","edits":[[999,1,""]]}]}'],
  ['of no text', () => '{"do":"step","label":"x","files":[{"path":"d.yaml","edits":[[0,0,"a"]]}]}'],
  ['without content', () => '{"do":"step","label":"x","files":[{"path":"a.yaml"}]}'],
  ['no base64', () => '{"do":"step","label":"x","files":[{"path":"a.png","bytes":"%"}]}'],
  ['without files', () => '{"do":"step","label":"x"}'],
  ['without a label', () => '{"do":"undo"}\n'.replace('undo', 'resolve')],
])('a line that is %s ends the replay, and what came before holds', (_name, damage) => {
  const { lines } = recorded([set('price', 20), set('title', 'Two'), set('end', 2)]);
  const [first = '', second = '', third = ''] = lines;
  const replayed = replay(disk, [first, damage(second), third]);
  expect(textsOf(replayed.session.files)['a.yaml']).toBe(A.replace('10', '20'));
  expect(replayed.unread).toBe(2);
  expect(replayed.record).toEqual({ lines: compactJournal(replayed.session), isNew: true });
  expect(comparable(replay(disk, replayed.record.lines).session)).toEqual(comparable(replayed.session));
});

test('a journal that is written anew tells the same', () => {
  for (let count = 0; count <= everything.length; count += 1) {
    const { session } = recorded(everything.slice(0, count));
    expect(comparable(replay(session.saved, compactJournal(session)).session)).toEqual(comparable(session));
  }
});

test('the journal of a session without steps and changes is empty', () => {
  expect(compactJournal(recorded([found({ 'b.yaml': 'b: 2\n' })]).session)).toEqual([]);
});

test('of many steps the last ones stay, and what comes after is written so that it can be read with them', () => {
  const prices = Array.from({ length: 230 }, (_, index) => set('price', index + 100));
  const long = recorded([write({ 'b.yaml': 'b: 2\n' }), { do: 'saved' }, ...prices, { do: 'undo' }]);
  const lines = compactJournal(long.session);
  const short = replay(long.session.saved, lines).session;
  expect([short.steps.length, short.done]).toEqual([200, 199]);
  expect(short.files).toEqual(long.session.files);
  const later = recorded([write({ 'b.yaml': 'b: 3\n' })], { session: long.session, lines });
  const onDisk = new Map([...long.session.saved, ...filesOf({ 'b.yaml': 'b: 2\n# theirs\n' })]);
  expect(textsOf(replay(onDisk, later.lines).session.files)['b.yaml']).toBe('b: 3\n# theirs\n');
});

test('a journal is written anew when it is long, and not at once again', () => {
  expect([isJournalLong(2_000_000), isJournalLong(2_000_001)]).toEqual([false, true]);
  expect([isJournalLong(5_900_000, 3_000_000), isJournalLong(6_000_001, 3_000_000)]).toEqual([false, true]);
});
