import type { Location, Problem } from '../problem';

/** Where a value is told to be wrong in particular, that its form is wrong says no more than that nothing can be published with it. */
export function withoutGeneralities(problems: readonly Problem[]): readonly Problem[] {
  const isGeneral = ({ code }: Problem) => code === 'value-malformed';
  const places = (some: readonly Problem[]) => new Set(some.map(({ location }) => placeOf(location)));
  const told = places(problems.filter((problem) => !isGeneral(problem)));
  const malformed = places(problems.filter(isGeneral));
  return problems.flatMap((problem) => {
    const place = placeOf(problem.location);
    if (isGeneral(problem)) return told.has(place) ? [] : problem;
    return malformed.has(place) ? { ...problem, severity: 'error' as const } : problem;
  });
}

function placeOf({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}
