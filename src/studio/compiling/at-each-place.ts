import type { StudioProblem } from './site-compiler';

/** A problem once for each place that it affects: told at the field of each. */
export function atEachPlace(problem: StudioProblem): readonly StudioProblem[] {
  return [problem, ...(problem.others ?? []).map((place) => ({ ...problem, place }))];
}
