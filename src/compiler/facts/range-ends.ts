import { FIRST_OF_SPAN, LEAST, OTHER_ENDS } from '../language-data/range-names';

/** Whether a fact is what something goes from, as no least or lowest is. */
export function isFirstOfSpan(name: string): boolean {
  return name.split('-').some((part) => FIRST_OF_SPAN.has(part));
}

/** Whether a fact is the least of something by its name. */
export function isLeast(name: string): boolean {
  return LEAST.test(name);
}

/** The names that the other end of a range may have of which a fact is the first by its name. */
export function otherEnds(name: string): string[] {
  const parts = name.split('-');
  return parts.flatMap((part, index) =>
    (OTHER_ENDS.get(part) ?? []).map((other) => parts.with(index, other).join('-')),
  );
}

/**
 * The fact that a name says to be the least, or the most, of what another one is: `oral-minimum` beside `oral-maximum` or
 * `oral-questions`.
 */
export function boundBeside(fact: string, meaning: string, names: readonly string[]): string | undefined {
  if (meaning !== 'least') return names.find((name) => isLeast(fact) && otherEnds(fact).includes(name));
  return isLeast(fact) ? undefined : names.find((name) => isLeast(name) && areOneApart(fact, name));
}

/** Whether two names differ in one of their words. */
function areOneApart(one: string, other: string): boolean {
  const [words, others] = [one.split('-'), other.split('-')];
  return words.length === others.length && words.filter((word, index) => word !== others[index]).length === 1;
}
