import { isSameContent } from '../../compiler/source';
import type { Content } from './content';
import type { Session, Step, StepFile } from './steps';

/** What a state of a file becomes; nothing where it cannot be known. */
export type Rebase = (content: Content) => { readonly content: Content } | undefined;

/**
 * The steps with each state of some files made another one. A step is brought over as a whole or not at all. One that
 * cannot be brought over is dropped, and with it those beyond it, seen from now, that change a file that it changes:
 * what it has done can no more be taken back, or done again, and so neither can what was before, or after it.
 */
export function rebased(
  { steps, done }: Session,
  rebases: ReadonlyMap<string, Rebase>,
): Pick<Session, 'steps' | 'done'> {
  if (rebases.size === 0) return { steps, done };
  const past = reachable(steps.slice(0, done).reverse(), rebases).reverse();
  const future = reachable(steps.slice(done), rebases);
  return { steps: [...past, ...future], done: past.length };
}

/** The steps that can be brought over, from the next one to the furthest. */
function reachable(steps: readonly Step[], rebases: ReadonlyMap<string, Rebase>): Step[] {
  const lost = new Set<string>();
  return steps.flatMap((step) => {
    const files = step.files.map((file) => (lost.has(file.path) ? undefined : rebasedFile(file, rebases)));
    if (!files.every((file) => file !== undefined)) {
      for (const { path } of step.files) lost.add(path);
      return [];
    }
    const changed = files.filter(({ before, after }) => !isSameContent(before, after));
    return changed.length === 0 ? [] : [{ ...step, files: changed }];
  });
}

function rebasedFile(file: StepFile, rebases: ReadonlyMap<string, Rebase>): StepFile | undefined {
  const rebase = rebases.get(file.path);
  if (rebase === undefined) return file;
  const [before, after] = [rebase(file.before), rebase(file.after)];
  return before && after && { path: file.path, before: before.content, after: after.content };
}
