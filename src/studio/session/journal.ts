import { isSameContent, type SiteFiles } from '../../compiler/source';
import { EditRefused } from '../../editing/operation';
import type { FileState } from '../backend/backend';
import { applyAction, type SessionAction } from './action';
import { type Content, differences, withFiles } from './content';
import { asRecord, asRecords, asText, JournalDamaged, readContent, writeContent } from './journal-content';
import { mergedFiles, openSession, type Resolution, type StepOptions, takeFromDisk } from './session';
import type { FileConflict, Session, Step } from './steps';

/** How many steps stay in a journal that is written anew. */
const KEPT_STEPS = 200;

/** How many characters of a journal are never too many. */
const ENOUGH = 2_000_000;

/** Of one step, in characters: whatever a journal is written to has an end to what it takes at once. */
const LONGEST_STEP = 66_000_000;

/** Whether a journal has grown so long that it is to be written anew; `compacted` is how long it was when it was last. */
export function isJournalLong(length: number, compacted = 0): boolean {
  return length > Math.max(ENOUGH, 2 * compacted);
}

/** The session after something has been done to it, and what is to be added to the journal for that. Throws an `EditRefused`. */
export function applyAndRecord(
  session: Session,
  action: SessionAction,
): { readonly session: Session; readonly lines: readonly string[] } {
  const after = applyAction(session, action);
  const entry = after === session ? undefined : entryOf(session, after, action);
  const lines = entry === undefined ? [] : [JSON.stringify(entry)];
  if (action.do === 'step' && lines.some(({ length }) => length > LONGEST_STEP)) throw new EditRefused('too-large');
  return { session: after, lines };
}

/** A session as its journal tells it. */
interface Replayed {
  readonly session: Session;
  /** How many lines at the end could not be read. */
  readonly unread: number;
  /** The files in which what is not saved was joined with what somebody has changed since. */
  readonly merged: readonly string[];
  /** What the journal needs now, before anything else is added to it, for `Backend.record`. */
  readonly record: { readonly lines: readonly string[]; readonly isNew: boolean };
}

/**
 * The session as it was when the last line was written, merged with what has become of the files since. A line that is
 * damaged ends it there: what came before holds.
 */
export function replay(files: SiteFiles, lines: readonly string[]): Replayed {
  let session = openSession(files);
  let read = 0;
  try {
    for (const line of lines) {
      session = replayLine(session, line);
      read += 1;
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  const inConflict = session.conflicts.map(({ path }) => ({ path, content: files.get(path) }));
  const found = [...differences(session.saved, files), ...inConflict];
  const now = found.length === 0 ? { session, lines: [] } : applyAndRecord(session, { do: 'from-disk', files: found });
  const unread = lines.length - read;
  const record = unread > 0 ? { lines: compactJournal(now.session), isNew: true } : { lines: now.lines, isNew: false };
  return { session: now.session, unread, merged: mergedFiles(session, now.session), record };
}

/** The shortest journal of a session; of its steps the last ones. */
export function compactJournal(session: Session): string[] {
  const { files, saved, steps, done, conflicts } = withLastSteps(session);
  const known = [...new Set([...saved.keys(), ...files.keys(), ...pathsOf(session)])];
  const start = known
    .filter((path) => isInJournal(session, path))
    .map((path) => ({
      path,
      base: writeContent(saved.get(path)),
      ...writeContent(firstState(path, steps, files), saved.get(path)),
    }));
  if (start.length === 0) return [];
  const entries = [
    { do: 'start', files: start },
    ...steps.map(({ files: changed, ...options }) => ({
      do: 'step',
      ...options,
      files: changed.map(({ path, before, after }) => ({ path, ...writeContent(after, before) })),
    })),
    ...steps.slice(done).map(() => ({ do: 'undo' })),
    ...(conflicts.length > 0 ? [{ do: 'conflicts', files: writeStates(theirsOf(conflicts), saved) }] : []),
  ];
  return entries.map((entry) => JSON.stringify(entry));
}

function pathsOf({ steps, conflicts }: Session): string[] {
  return [...steps.flatMap(({ files }) => files), ...conflicts].map(({ path }) => path);
}

/** What a file was before the steps. */
function firstState(path: string, steps: readonly Step[], files: SiteFiles): Content {
  const first = steps.flatMap((step) => step.files).find((file) => file.path === path);
  return first === undefined ? files.get(path) : first.before;
}

function theirsOf(conflicts: readonly FileConflict[]): FileState[] {
  return conflicts.map(({ path, theirs }) => ({ path, content: theirs }));
}

/** The session without its oldest steps, where there are many. */
function withLastSteps(session: Session): Session {
  const dropped = Math.min(session.done, Math.max(0, session.steps.length - KEPT_STEPS));
  return { ...session, steps: session.steps.slice(dropped), done: session.done - dropped };
}

/** What is written of something that was done. Of files of which the journal knows nothing it need not know what others do. */
function entryOf(before: Session, after: Session, action: SessionAction): object | undefined {
  switch (action.do) {
    case 'step':
      return { do: 'step', ...action.options, files: writeStep(before, after) };
    case 'saved':
      return { do: 'saved', files: writeStates(differences(before.saved, after.saved), before.files) };
    case 'from-disk': {
      const files = action.files.filter(({ path }) => isInJournal(before, path));
      return files.length === 0 ? undefined : { do: 'from-disk', files: writeStates(files, before.saved) };
    }
    default:
      return action;
  }
}

/** What a step makes of files, and what those were saved as that the journal does not know yet. */
function writeStep(before: Session, after: Session): object[] {
  return differences(before.files, after.files).map(({ path, content }) => ({
    path,
    ...(!isInJournal(before, path) && { base: writeContent(before.saved.get(path)) }),
    ...writeContent(content, before.files.get(path)),
  }));
}

/** Whether a file is another one than on the disk, or was. */
function isInJournal({ saved, files, steps, conflicts }: Session, path: string): boolean {
  return (
    steps.some((step) => step.files.some((file) => file.path === path)) ||
    conflicts.some((conflict) => conflict.path === path) ||
    !isSameContent(saved.get(path), files.get(path))
  );
}

function writeStates(states: readonly FileState[], known: SiteFiles): object[] {
  return states.map(({ path, content }) => ({ path, ...writeContent(content, known.get(path)) }));
}

type Written = Readonly<Record<string, unknown>>;

function replayLine(session: Session, line: string): Session {
  const entry = asRecord(JSON.parse(line));
  switch (entry.do) {
    case 'start':
      return start(session, entry);
    case 'conflicts':
      return { ...session, conflicts: conflictsOf(session, readStates(entry, session.saved)) };
    case 'step': {
      const known = takeFromDisk(session, basesOf(entry));
      return applyAction(known, {
        do: 'step',
        input: { files: readStates(entry, known.files) },
        options: optionsOf(entry),
      });
    }
    case 'saved':
      return applyAction(session, { do: 'saved', files: readStates(entry, session.files) });
    case 'from-disk':
      return applyAction(session, { do: 'from-disk', files: readStates(entry, session.saved) });
    case 'resolve':
      return applyAction(session, {
        do: 'resolve',
        path: asText(entry.path),
        which: resolutionOf(entry.which),
        ...optionsOf(entry),
      });
    case 'undo':
    case 'redo':
      return applyAction(session, { do: entry.do });
    default:
      throw new JournalDamaged('nothing that is done');
  }
}

function start(session: Session, entry: Written): Session {
  const saved = withFiles(session.saved, basesOf(entry));
  return { ...openSession(saved), files: withFiles(saved, readStates(entry, saved)) };
}

function conflictsOf({ saved, files }: Session, theirs: readonly FileState[]): FileConflict[] {
  return theirs.map(({ path, content }) => ({
    path,
    base: saved.get(path),
    mine: files.get(path),
    theirs: content,
  }));
}

function basesOf({ files }: Written): FileState[] {
  return asRecords(files)
    .filter(({ base }) => base !== undefined)
    .map(({ path, base }) => ({ path: asText(path), content: readContent(asRecord(base), undefined) }));
}

function readStates({ files }: Written, known: SiteFiles): FileState[] {
  return asRecords(files).map((file) => {
    const path = asText(file.path);
    return { path, content: readContent(file, known.get(path)) };
  });
}

function optionsOf({ label, language, joins }: Written): StepOptions {
  return {
    label: asText(label),
    ...(language !== undefined && { language: asText(language) }),
    ...(joins !== undefined && { joins: asText(joins) }),
  };
}

function resolutionOf(which: unknown): Resolution {
  return which === 'mine' || which === 'theirs' ? which : { text: asText(asRecord(which).text) };
}

function isDamage(error: unknown): boolean {
  return error instanceof JournalDamaged || error instanceof SyntaxError || error instanceof EditRefused;
}
