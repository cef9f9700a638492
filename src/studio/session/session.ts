import type { Edit } from '../../compiler/findings/fix';
import { isSameContent, type SiteFiles } from '../../compiler/source';
import { applyEdits } from '../../editing/apply-edits';
import { applyOperation } from '../../editing/apply-operation';
import { EditRefused } from '../../editing/operation';
import { readData } from '../../editing/parsed-yaml';
import { isSameData } from '../../editing/same-data';
import type { FileChange, FileState } from '../backend/backend';
import { type Content, decodedText, differences, withFiles } from './content';
import { merge, mergePreferring } from './merge';
import { type Rebase, rebased } from './rebase';
import type { FileConflict, Session, Step } from './steps';

/** How a step is made. */
export type StepOptions = Pick<Step, 'label' | 'language' | 'joins'>;

export type StepInput = { readonly edits: readonly Edit[] } | { readonly files: readonly FileState[] };

/** A session in which nothing has been changed. */
export function openSession(files: SiteFiles): Session {
  return { saved: files, files, steps: [], done: 0, conflicts: [] };
}

/**
 * Changes the content as one step, after which nothing that was taken back can be done again. What changes nothing is no
 * step. A step that joins the last one becomes one with it, and both are gone where together they change nothing. Throws
 * an `EditRefused` where an edit cannot be made.
 */
export function makeStep(session: Session, input: StepInput, options: StepOptions): Session {
  const isJoined = joinsLast(session, options);
  const files = isJoined ? withoutTrace(session, input) : withInput(session.files, input);
  const changed = differences(session.files, files);
  if (changed.length === 0) return session;
  const done = session.steps.slice(0, session.done);
  const last = done.at(-1);
  const step = {
    ...options,
    files: changed.map(({ path, content }) => ({ path, before: session.files.get(path), after: content })),
  };
  const steps =
    isJoined && last !== undefined ? [...done.slice(0, -1), ...joined(last, step)] : [...closed(done), step];
  return withMine({ ...session, files, steps, done: steps.length });
}

function joinsLast({ steps, done }: Session, { joins }: StepOptions): boolean {
  return joins !== undefined && done === steps.length && steps.at(-1)?.joins === joins;
}

function withInput(files: SiteFiles, input: StepInput): SiteFiles {
  return 'edits' in input ? applyEdits(files, input.edits) : withFiles(files, input.files);
}

/**
 * The files with values set as if what they were meanwhile had never been: quotes that only half a word needed are not
 * left behind. Where that says something else, they are set in the files as they are.
 */
function withoutTrace(session: Session, input: StepInput): SiteFiles {
  return untraced(session, input) ?? withInput(session.files, input);
}

/** Nothing where it would say something else than the same edits of the files as they are. */
function untraced(session: Session, input: StepInput): SiteFiles | undefined {
  if (!('edits' in input)) return undefined;
  const { edits } = input;
  const sets = edits.filter((edit) => edit.do === 'set');
  if (sets.length < edits.length) return undefined;
  try {
    const files = applyEdits(undo(session).files, sets);
    return differences(session.files, files).every(({ path }) => isSameData(dataOf(files, path), expected(path)))
      ? files
      : undefined;
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }

  function expected(path: string): unknown {
    return sets.filter(({ file }) => file === path).reduce(applyOperation, dataOf(session.files, path));
  }
}

/** Throws an `EditRefused` where a file has no data. */
function dataOf(files: SiteFiles, path: string): unknown {
  const text = decodedText(files.get(path));
  const read = text && readData(text.text);
  if (read === undefined) throw new EditRefused('unreadable');
  return read.data;
}

/** Two steps as one, or none where together they change nothing. */
function joined(first: Step, second: Step): Step[] {
  const added = second.files.filter(({ path }) => first.files.every((file) => file.path !== path));
  const files = first.files
    .map((file) => ({ ...file, after: (second.files.find(({ path }) => path === file.path) ?? file).after }))
    .concat(added)
    .filter(({ before, after }) => !isSameContent(before, after));
  return files.length === 0 ? [] : [{ ...second, files }];
}

/** Steps that nothing joins any more. */
function closed(steps: readonly Step[]): readonly Step[] {
  return steps.map((step) => {
    const { joins, ...others } = step;
    return joins === undefined ? step : others;
  });
}

/** The step that would be taken back. */
export function stepToUndo({ done, steps }: Session): Step | undefined {
  return steps[done - 1];
}

/** The step that was taken back and would be done again. */
export function stepToRedo({ done, steps }: Session): Step | undefined {
  return steps[done];
}

/** Takes the last step back. */
export function undo(session: Session): Session {
  const step = stepToUndo(session);
  if (step === undefined) return session;
  const files = step.files.map(({ path, before }) => ({ path, content: before }));
  return withMine({ ...session, files: withFiles(session.files, files), done: session.done - 1 });
}

/** Does the step again that was taken back last. */
export function redo(session: Session): Session {
  const step = stepToRedo(session);
  if (step === undefined) return session;
  const files = step.files.map(({ path, after }) => ({ path, content: after }));
  return withMine({
    ...session,
    files: withFiles(session.files, files),
    steps: closed(session.steps),
    done: session.done + 1,
  });
}

/** Conflicts with the files as they are here now. */
function withMine(session: Session): Session {
  const conflicts = session.conflicts.map((each) => ({ ...each, mine: session.files.get(each.path) }));
  return { ...session, conflicts };
}

/** Whether something is not saved. */
export function isChanged({ saved, files }: Session): boolean {
  return differences(saved, files).length > 0;
}

/** What has to be written so that everything is saved. Not to be written while there are conflicts. */
export function changedFiles({ saved, files }: Session): FileChange[] {
  return differences(saved, files).map((state) => ({ ...state, before: saved.get(state.path) }));
}

/** The session once files have been written: what was changed while that was done is still to be saved. */
export function markSaved(session: Session, written: readonly FileState[] = changedFiles(session)): Session {
  return { ...session, saved: withFiles(session.saved, written), steps: closed(session.steps) };
}

/**
 * Takes over what somebody else has made of files. A file that was changed here as well is merged, and where that cannot
 * be done it is a conflict, in which nothing of it changes here until it is decided. Every state of the file that the
 * steps know is merged in the same way, so that taking a step back takes nothing of the others back.
 */
export function takeFromDisk(session: Session, found: readonly FileState[]): Session {
  const rebases = new Map<string, Rebase>();
  const conflicts = new Map(session.conflicts.map((each) => [each.path, each]));
  const [saved, files]: [FileState[], FileState[]] = [[], []];
  for (const { path, content: theirs } of found) {
    const [base, mine] = [session.saved.get(path), session.files.get(path)];
    if (isKnownConflict(conflicts.get(path), theirs)) continue;
    const merged = merge(path, base, mine, theirs);
    if (merged === undefined) {
      conflicts.set(path, { path, base, mine, theirs });
      continue;
    }
    conflicts.delete(path);
    if (isSameContent(theirs, base)) continue;
    saved.push({ path, content: theirs });
    files.push({ path, ...merged });
    if (!isSameContent(mine, theirs)) rebases.set(path, (content) => merge(path, base, content, theirs));
  }
  return {
    ...session,
    ...rebased(session, rebases),
    saved: withFiles(session.saved, saved),
    files: withFiles(session.files, files),
    conflicts: [...conflicts.values()],
  };
}

/** The files that were changed here, not saved, and have been brought together with what somebody else has made of them. */
export function mergedFiles(before: Session, after: Session): string[] {
  const taken = differences(before.files, after.files).map(({ path }) => path);
  return differences(before.saved, before.files).flatMap(({ path }) => (taken.includes(path) ? path : []));
}

/** Whether it is known already that a file has become this on the disk. */
function isKnownConflict(conflict: FileConflict | undefined, theirs: Content): boolean {
  return conflict !== undefined && isSameContent(conflict.theirs, theirs);
}

/** What is to become of a file in conflict: what it is here, what it is on the disk, or something made of both. */
export type Resolution = 'mine' | 'theirs' | { readonly text: string };

/**
 * Decides a conflict. What was here before is one step back, if it is not what was chosen; the steps before it are merged
 * with what is on the disk.
 */
export function resolveConflict(
  session: Session,
  path: string,
  which: Resolution,
  { label, language }: Omit<StepOptions, 'joins'>,
): Session {
  const conflict = session.conflicts.find((each) => each.path === path);
  if (conflict === undefined) return session;
  const { base, mine, theirs } = conflict;
  const rebase = (content: Content) =>
    isSameContent(content, mine) ? { content } : merge(path, base, content, theirs);
  const decided = {
    ...session,
    ...rebased(session, new Map([[path, rebase]])),
    saved: withFiles(session.saved, [{ path, content: theirs }]),
    conflicts: session.conflicts.filter((each) => each !== conflict),
  };
  const content = chosen(conflict, which);
  return isSameContent(content, mine)
    ? decided
    : makeStep(decided, { files: [{ path, content }] }, { label, ...(language !== undefined && { language }) });
}

/** Who prefers one of both decides where they touch: what else the other has changed is right as well. */
function chosen({ path, base, mine, theirs }: FileConflict, which: Resolution): Content {
  if (which === 'mine') return mergePreferring(path, base, mine, theirs);
  if (which === 'theirs') return mergePreferring(path, base, theirs, mine);
  return new TextEncoder().encode(which.text);
}
