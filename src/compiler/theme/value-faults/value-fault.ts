import type { ProblemDetails } from '../../findings/problem-details';

type Details = ProblemDetails['css-value-malformed'];

/** A part of a value and what is wrong with it. */
export interface ValueFault extends Details {
  readonly at: number;
}

/** Where a group of what was found begins. */
export function startOf({ indices }: RegExpExecArray, group: number): number {
  return indices?.[group]?.[0] ?? 0;
}
