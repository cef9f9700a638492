import { join } from 'node:path';
import { expect } from 'vitest';
import { project } from '../../scripts/project';
import { readFiles } from '../../scripts/read-files';
import type { Edit } from '../../src/compiler/findings/fix';
import { isSameContent, type SiteFiles } from '../../src/compiler/source';
import { EditRefused } from '../../src/editing/operation';
import { readData } from '../../src/editing/parsed-yaml';
import type { Pointer } from '../../src/shared/pointer';
import type { SessionAction } from '../../src/studio/session/action';
import { differences, withFiles } from '../../src/studio/session/content';
import { applyAndRecord, compactJournal, replay } from '../../src/studio/session/journal';
import { changedFiles, openSession, redo, stepToRedo, stepToUndo, undo } from '../../src/studio/session/session';
import type { Session } from '../../src/studio/session/steps';
import { fc } from './random';
import { comparable } from './session';

/** The site on which random sessions work. */
export const siteFiles: SiteFiles = await readFiles(join(project.root, 'tests/fixtures/pottery/site'));

/** What may happen in a session: by its user, by others, by accident. */
export type SessionEvent =
  | 'set'
  | 'type'
  | 'list'
  | 'file'
  | 'undo'
  | 'redo'
  | 'save'
  | 'foreign-comment'
  | 'foreign-change'
  | 'notice-changes'
  | 'restart'
  | 'compact'
  | 'resolve';

/** A person, the disk beside them, and what the journal says. */
export interface Run {
  readonly session: Session;
  readonly disk: SiteFiles;
  readonly lines: readonly string[];
  /** Lines that others have added, by file. */
  readonly markers: readonly { readonly path: string; readonly text: string }[];
  /** Files that somebody has taken away. */
  readonly removed: ReadonlySet<string>;
}

interface RandomEvent {
  readonly what: SessionEvent;
  readonly file: number;
  readonly walk: readonly number[];
  readonly at: number;
  readonly text: string;
}

/** A random sequence of events. */
export function randomEvents(kinds: readonly SessionEvent[], count: number): fc.Arbitrary<RandomEvent[]> {
  const event = fc.record({
    what: fc.constantFrom(...kinds),
    // Few files, so that several events change the same ones.
    file: fc.nat({ max: 5 }),
    walk: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 6, size: 'max' }),
    at: fc.nat({ max: 1000 }),
    text: fc.oneof(fc.constantFrom('yes', 'a: b', 'Hola', 'one\ntwo', '#', ''), fc.string({ maxLength: 8 })),
  });
  return fc.array(event, { minLength: count, maxLength: count, size: 'max' });
}

export function newRun(): Run {
  return { session: openSession(siteFiles), disk: siteFiles, lines: [], markers: [], removed: new Set() };
}

/** The run after an event; each time it is checked that the session is sound. */
export function applyEvent(run: Run, event: RandomEvent, index: number): Run {
  const after = next(run, event, index);
  expectSound(after);
  return after;
}

function next(run: Run, event: RandomEvent, index: number): Run {
  const path = pathOf(run, event);
  switch (event.what) {
    case 'set':
    case 'type':
    case 'list':
      return path === undefined ? run : edit(run, event, path);
    case 'file':
      return changeFile(run, event, index);
    case 'undo':
    case 'redo':
      return record(run, { do: event.what });
    case 'save':
      return save(run);
    case 'foreign-comment':
      return path === undefined ? run : addComment(run, event, path, index);
    case 'foreign-change':
      return path === undefined ? run : changeOnDisk(run, event, path);
    case 'notice-changes':
      return record(run, { do: 'from-disk', files: differences(run.session.saved, run.disk) });
    case 'restart':
      return restart(run);
    case 'compact':
      return { ...run, lines: compactJournal(run.session) };
    case 'resolve':
      return resolve(run, event);
  }
}

function pathOf({ session }: Run, { file }: RandomEvent): string | undefined {
  const paths = [...session.files.keys()].filter((path) => path.endsWith('.yaml'));
  return paths[(file * 7) % paths.length];
}

function record(run: Run, action: SessionAction): Run {
  const { session, lines } = applyAndRecord(run.session, action);
  return { ...run, session, lines: [...run.lines, ...lines] };
}

function edit(run: Run, event: RandomEvent, path: string): Run {
  const data = dataOf(run.session.files, path);
  const pointer = leafOf(data, event.walk);
  const edits = [event.what === 'list' ? listEdit(path, pointer, event) : setEdit(path, pointer, data, event)];
  const joins = event.what === 'type' ? { joins: `${path}/${pointer.join('/')}` } : {};
  try {
    return record(run, { do: 'step', input: { edits }, options: { label: event.what, ...joins } });
  } catch (error) {
    if (error instanceof EditRefused) return run;
    throw error;
  }
}

function setEdit(file: string, pointer: Pointer, data: unknown, { text, at }: RandomEvent): Edit {
  const old = pointer.reduce<unknown>((holder, key) => Reflect.get(Object(holder), key), data);
  const value = typeof old === 'string' ? old.slice(0, at % (old.length + 1)) + text : text;
  return { do: 'set', file, pointer, value };
}

function listEdit(file: string, pointer: Pointer, { at, text }: RandomEvent): Edit {
  const index = pointer.findLastIndex((key) => typeof key === 'number');
  const item = index < 0 ? pointer : pointer.slice(0, index + 1);
  if (at % 3 === 0) return { do: 'insert', file, pointer: item, value: { title: text } };
  return at % 3 === 1 ? { do: 'remove', file, pointer: item } : { do: 'move', file, pointer: item, to: at % 4 };
}

function dataOf(files: SiteFiles, path: string): unknown {
  return readData(new TextDecoder().decode(files.get(path)))?.data;
}

function leafOf(data: unknown, [step, ...rest]: readonly number[]): Pointer {
  if (typeof data !== 'object' || data === null) return [];
  const keys = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  const key = keys[(step ?? 0) % keys.length];
  return key === undefined ? [] : [key, ...leafOf(Reflect.get(data, key), rest)];
}

/** Makes, takes away, renames or replaces a file. */
function changeFile(run: Run, { file, at, text }: RandomEvent, index: number): Run {
  const paths = [...run.session.files.keys()];
  const path = paths[(file * 11 + at) % paths.length] ?? '';
  const bytes = Uint8Array.of(0xff, at % 256, index % 256);
  const states = [
    [{ path: `media/new-${index}.png`, content: bytes }],
    [{ path, content: undefined }],
    [
      { path, content: undefined },
      { path: `pages/renamed-${index}.yaml`, content: run.session.files.get(path) },
    ],
    [{ path, content: new TextEncoder().encode(`${text}\n`) }],
  ][at % 4];
  const options = { label: 'file' };
  return removing(record(run, { do: 'step', input: { files: states ?? [] }, options }), run.session.files);
}

/** Notes which files are no more there because somebody wanted it so. */
function removing(run: Run, before: SiteFiles): Run {
  const gone = [...before.keys()].filter((path) => !run.session.files.has(path));
  return { ...run, removed: new Set([...run.removed, ...gone]) };
}

/** What a backend does: all is written, or nothing where a file is not what it was. */
function save(run: Run): Run {
  const changes = changedFiles(run.session);
  const isRefused = changes.some(({ path, before }) => !isSameContent(run.disk.get(path), before));
  if (isRefused || run.session.conflicts.length > 0) return run;
  return record({ ...run, disk: withFiles(run.disk, changes) }, { do: 'saved', files: changes });
}

function addComment(run: Run, { at }: RandomEvent, path: string, index: number): Run {
  const content = run.disk.get(path);
  if (content === undefined) return run;
  const text = new TextDecoder().decode(content);
  const marker = { path, text: `# theirs ${index}\n` };
  const changed = at % 2 === 0 || !text.endsWith('\n') ? marker.text + text : text + marker.text;
  return write({ ...run, markers: [...run.markers, marker] }, path, new TextEncoder().encode(changed));
}

function changeOnDisk(run: Run, { at, text }: RandomEvent, path: string): Run {
  const content = run.disk.get(path);
  const lines = new TextDecoder().decode(content).split('\n');
  const changed = new TextEncoder().encode(lines.with(at % lines.length, `x${at % 7}: ${text}`).join('\n'));
  const removed = at % 9 === 0;
  const after = write(run, path, removed ? undefined : changed);
  return removed ? { ...after, removed: new Set([...after.removed, path]) } : after;
}

function write(run: Run, path: string, content: Uint8Array | undefined): Run {
  return { ...run, disk: withFiles(run.disk, [{ path, content }]) };
}

/** The power is gone and comes back: the same session, which knows what is on the disk. */
function restart(run: Run): Run {
  const replayed = replay(run.disk, run.lines);
  expect(replayed.unread).toBe(0);
  const inConflict = run.session.conflicts.map(({ path }) => ({ path, content: run.disk.get(path) }));
  const found = [...differences(run.session.saved, run.disk), ...inConflict];
  const live = applyAndRecord(run.session, { do: 'from-disk', files: found }).session;
  expect(comparable(replayed.session)).toEqual(comparable(live));
  return { ...run, session: replayed.session, lines: [...run.lines, ...replayed.record.lines] };
}

function resolve(run: Run, { at, text }: RandomEvent): Run {
  const { conflicts } = run.session;
  const conflict = conflicts[at % conflicts.length];
  if (conflict === undefined) return run;
  const which = (['mine', 'theirs', { text }] as const)[at % 3] ?? 'mine';
  const action = { do: 'resolve' as const, path: conflict.path, which, label: 'resolve' };
  return removing(record(run, action), run.session.files);
}

/** Steps fit each other, to both sides of now; no file is lost that nobody took away. */
function expectSound({ session, removed }: Run): void {
  for (let each = session; stepToUndo(each); each = undo(each)) expectState(each, each.done - 1, 'after');
  for (let each = session; stepToRedo(each); each = redo(each)) expectState(each, each.done, 'before');
  const lost = [...siteFiles.keys()].filter((path) => !session.files.has(path) && !removed.has(path));
  expect(lost).toEqual([]);
}

function expectState(session: Session, index: number, side: 'before' | 'after'): void {
  for (const file of session.steps[index]?.files ?? []) {
    const isFitting = isSameContent(session.files.get(file.path), file[side]);
    // Only where it fails: this is looked at so often that an expectation each time would take longer than all else.
    if (!isFitting || isSameContent(file.before, file.after)) expect.fail(`${file.path} is not as step ${index} says`);
  }
}

/** The session with everything taken back. */
export function undoAll(session: Session): Session {
  return stepToUndo(session) ? undoAll(undo(session)) : session;
}
