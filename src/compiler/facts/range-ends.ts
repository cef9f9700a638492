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
