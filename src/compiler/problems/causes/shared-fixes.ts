import { addToGroup } from '../../../shared/group-by';
import type { Edit, Fix } from '../../findings/fix';
import type { Problem } from '../../findings/problem';
import { causeOf } from './cause-of';

/** Extends the fix of a repeated mistake to all places that have it. */
export function withSharedFixes(problems: readonly Problem[]): readonly Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const cause = problem.fix?.isCertain === false ? causeOf(problem) : undefined;
    if (cause !== undefined) addToGroup(groups, `${problem.code} ${cause} ${isLeftOver(problem)}`, problem);
  }
  const shared = new Map<Problem, Fix>();
  for (const group of groups.values()) {
    const edits = group.flatMap(({ fix }) => fix?.edits ?? []);
    if (group.every(isLeftOver) || areOfOtherValues(edits))
      for (const problem of group) shared.set(problem, { edits, isCertain: false });
  }
  return problems.map((problem) => {
    const fix = shared.get(problem);
    return fix === undefined ? problem : { ...problem, fix };
  });
}

/** Whether it is a text in a language that the site no longer has, beside those in all that it has. */
function isLeftOver({ code, fix }: Problem): boolean {
  return code === 'key-unknown' && fix !== undefined && fix.edits.every((edit) => edit.do === 'remove');
}

/** Whether each sets a value that no other one does. */
function areOfOtherValues(edits: readonly Edit[]): boolean {
  const values = edits.flatMap((edit) => (edit.do === 'set' ? `${edit.file}#${edit.pointer.join('/')}` : []));
  return new Set(values).size === edits.length;
}
