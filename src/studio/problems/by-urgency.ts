import type { StudioProblem } from '../compiling/site-compiler';

/** Problems by what they ask of the person. */
interface ProblemsByUrgency {
  readonly errors: readonly StudioProblem[];
  readonly warnings: readonly StudioProblem[];
  /** What editors have noted themselves as still to be confirmed: nothing is wrong there. */
  readonly openPoints: readonly StudioProblem[];
}

export function byUrgency(problems: readonly StudioProblem[]): ProblemsByUrgency {
  const isOpenPoint = ({ code }: StudioProblem) => code === 'point-open';
  return {
    errors: problems.filter(({ severity }) => severity === 'error'),
    warnings: problems.filter((problem) => problem.severity !== 'error' && !isOpenPoint(problem)),
    openPoints: problems.filter(isOpenPoint),
  };
}
