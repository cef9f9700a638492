import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJournal } from '../../../../src/studio/actions/journal-writer';
import { type Backend, BackendFailure, type FailureReason } from '../../../../src/studio/backend/backend';
import type { UnsentLines } from '../../../../src/studio/backend/unsent-lines';
import { applyAndRecord } from '../../../../src/studio/session/journal';
import { openSession } from '../../../../src/studio/session/session';

let journal: string[];
let failure: FailureReason | undefined;
let kept: UnsentLines | undefined;
let states: object[];

beforeEach(() => {
  vi.useFakeTimers();
  [journal, failure, kept, states] = [['a'], undefined, undefined, []];
});
afterEach(() => vi.useRealTimers());

const backend: Pick<Backend, 'record'> = {
  record: async (lines, isNew = false) => {
    if (failure !== undefined) throw new BackendFailure(failure);
    journal = isNew ? [...lines] : [...journal, ...lines];
  },
};

function writer(session = () => openSession(new Map())) {
  return createJournal(backend as Backend, {
    session,
    recorded: journal.length,
    keepUnsent: (unsent) => {
      kept = unsent;
    },
    onState: (state) => states.push(state),
  });
}

const settle = () => vi.advanceTimersByTimeAsync(5000);

test('what is done goes into the journal in order, and nothing is kept of what is there', async () => {
  const { write } = writer();
  write(['b']);
  write(['c', 'd']);
  await settle();
  expect(journal).toEqual(['a', 'b', 'c', 'd']);
  expect(kept).toBeUndefined();
  expect(states.at(-1)).toEqual({ connection: 'open', isRecorded: true });
});

test('what cannot be written is kept, and written as soon as it can be', async () => {
  const { write } = writer();
  failure = 'unreachable';
  write(['b']);
  await settle();
  write(['c']);
  await settle();
  expect(kept).toEqual({ recorded: 1, lines: ['b', 'c'], isNew: false });
  expect(states.at(-1)).toEqual({ connection: 'cut-off' });
  failure = undefined;
  await settle();
  expect(journal).toEqual(['a', 'b', 'c']);
  expect(kept).toBeUndefined();
});

test('a disk that is full is told as such, and tried again', async () => {
  const { write } = writer();
  failure = 'unwritable';
  write(['b']);
  await settle();
  expect(states.at(-1)).toEqual({ connection: 'unwritable' });
  failure = undefined;
  await settle();
  expect(states.at(-1)).toEqual({ connection: 'open', isRecorded: true });
});

test('a server that takes what is done and says nothing is told as one that is gone, until it answers', async () => {
  let answer: () => void = () => undefined;
  const silent = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(backend, 'record').mockReturnValueOnce(silent);
  writer().write(['b']);
  await settle();
  expect(states.at(-1)).toEqual({ isRecorded: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states.at(-1)).toEqual({ connection: 'cut-off' });
  answer();
  await settle();
  expect(states.at(-1)).toEqual({ connection: 'open', isRecorded: true });
});

test('a server that was started anew is not asked again, and what is still typed is kept for the next window', async () => {
  const { write } = writer();
  failure = 'restarted';
  write(['b']);
  await settle();
  write(['c']);
  failure = undefined;
  await settle();
  expect(journal).toEqual(['a']);
  expect(kept).toEqual({ recorded: 1, lines: ['b', 'c'], isNew: false });
  expect(states).toContainEqual({ connection: 'restarted' });
});

test('a journal that somebody has taken away is written anew as a whole, and nobody is told of a lost connection', async () => {
  const { write } = writer();
  vi.spyOn(backend, 'record').mockRejectedValueOnce(new BackendFailure('conflict'));
  write(['b']);
  await settle();
  // Of this session, in which nothing is changed, there is nothing to be told.
  expect(journal).toEqual([]);
  expect(states).toEqual([{ isRecorded: false }, { connection: 'open', isRecorded: true }]);
});

test('what takes the place of all before makes what waited superfluous', async () => {
  const { write } = writer();
  write(['b']);
  write(['x'], true);
  write(['y']);
  await settle();
  expect(journal).toEqual(['x', 'y']);
});

/** A session in which photographs have been uploaded, and the line of the journal of each. */
function withPhotographs(names: readonly string[]) {
  let session = openSession(new Map());
  const lines = names.flatMap((name) => {
    const files = [{ path: `media/${name}.jpg`, content: new Uint8Array(8_000_000).fill(0x81) }];
    const done = applyAndRecord(session, { do: 'step', input: { files }, options: { label: name } });
    session = done.session;
    return done.lines;
  });
  return { lines, session };
}

test('what is more than a server takes at once goes in parts, and never as half of what would be in the place of all', async () => {
  const record = vi.spyOn(backend, 'record').mockClear();
  const { lines, session } = withPhotographs(['one', 'two']);
  const { write } = writer(() => session);
  write(lines);
  write(['b']);
  await settle();
  expect(record.mock.calls.map(([sent, isNew]) => [sent.length, isNew])).toEqual([
    [1, false],
    [2, false],
  ]);
  expect(journal).toEqual(['a', ...lines, 'b']);
  expect(kept).toBeUndefined();
  record.mockRestore();
});

test('what is too large for the server is told as what cannot be written, and not as a lost connection', async () => {
  failure = 'too-large';
  writer().write(['b']);
  await settle();
  expect(states.at(-1)).toEqual({ connection: 'unwritable' });
});
