import type { Location, Problem } from '../../findings/problem';

/**
 * Leaves out that a value is malformed where a more specific problem is reported at the same place. That one becomes an
 * error, because a malformed value cannot be published.
 */
export function withoutGeneric(problems: readonly Problem[]): readonly Problem[] {
  const isGeneric = ({ code }: Problem) => code === 'value-malformed';
  const places = (some: readonly Problem[]) => new Set(some.map(({ location }) => placeOf(location)));
  const specific = places(problems.filter((problem) => !isGeneric(problem)));
  const malformed = places(problems.filter(isGeneric));
  return problems.flatMap((problem) => {
    const place = placeOf(problem.location);
    if (isGeneric(problem)) return specific.has(place) ? [] : problem;
    return malformed.has(place) ? { ...problem, severity: 'error' as const } : problem;
  });
}

function placeOf({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}
