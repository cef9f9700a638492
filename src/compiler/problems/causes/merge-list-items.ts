import { groupBy } from '../../../shared/group-by';
import type { Problem } from '../../findings/problem';

/** Merges problems of several list items on one line into one, where a correction is known for each. */
export function mergeListItems(problems: readonly Problem[]): readonly Problem[] {
  const lists = groupBy(problems, (problem) => listOf(problem) ?? problem);
  return [...lists.values()].flatMap((items) => (items.length > 1 ? (inOne(items) ?? items) : items));
}

function listOf({ code, details, location: { file, line, pointer } }: Problem): string | undefined {
  const isMeant =
    (code === 'reference-unknown' && details.suggestion !== undefined) ||
    (code === 'value-malformed' && details.correct !== undefined);
  return isMeant && typeof pointer.at(-1) === 'number' ? [code, file, line, ...pointer.slice(0, -1)].join() : undefined;
}

function inOne(items: readonly Problem[]): Problem | undefined {
  const [first] = items;
  if (first === undefined) return undefined;
  const joined = (read: (problem: Problem) => string | undefined) => items.flatMap((one) => read(one) ?? []).join(', ');
  const fix = {
    edits: items.flatMap((one) => one.fix?.edits ?? []),
    isCertain: items.every((one) => one.fix?.isCertain === true),
  };
  const value = joined(({ details }) => ('value' in details ? String(details.value) : undefined));
  if (first.code === 'reference-unknown') {
    const suggestion = joined((one) => (one.code === 'reference-unknown' ? one.details.suggestion : undefined));
    return { ...first, details: { ...first.details, value, suggestion }, fix };
  }
  if (first.code !== 'value-malformed') return undefined;
  const correct = joined((one) => (one.code === 'value-malformed' ? one.details.correct : undefined));
  return { ...first, details: { ...first.details, value, correct }, fix };
}
