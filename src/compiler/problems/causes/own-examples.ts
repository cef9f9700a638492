import type { DraftSite } from '../../site';
import type { Problem } from '../problem';
import { inOneLine } from '../typical-value';

/** What is to name an entry of the site is shown with one that there is. */
export function withOwnExamples(problems: readonly Problem[], { collections }: DraftSite): readonly Problem[] {
  const entriesByName: ReadonlyMap<string, ReadonlyMap<string, unknown>> = collections;
  return problems.map((problem) => {
    if (problem.code !== 'key-missing' || problem.details.entries === undefined) return problem;
    const { entries, ...details } = problem.details;
    const [name] = entriesByName.get(entries.of)?.keys() ?? [];
    const example = name === undefined ? details.example : inOneLine(entries.isList ? [name] : name);
    return { ...problem, details: { ...details, example } };
  });
}
