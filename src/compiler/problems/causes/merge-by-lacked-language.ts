import { groupBy } from '../../../shared/group-by';
import type { Problem } from '../../findings/problem';

/** In so many texts of a file nobody forgot a language: it is still to be translated. */
const MANY = 3;

/** Merges into one what is said of the texts of a file that lack the same language. */
export function mergeByLackedLanguage(problems: readonly Problem[]): readonly Problem[] {
  const groups = groupBy(problems, (problem) =>
    problem.code === 'translation-missing' ? `${problem.location.file} ${problem.details.language}` : problem,
  );
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (first === undefined || group.length < MANY) return group;
    return [{ ...first, others: others.map(({ location }) => location) }];
  });
}
