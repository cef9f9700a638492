/** How the tests of one runner ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a runner counted, given its exit code: one that fails without a failed test counts as a failure. */
export function tally(code: number, counted: Tally): Tally {
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** All runners in one line, as CI reads it. */
export function summary(tallies: readonly Tally[]): { line: string; failed: boolean } {
  const total = (key: keyof Tally) => tallies.reduce((sofar, part) => sofar + part[key], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  return { line: `${total('passed')} passed, ${total('failed')} failed${skipped}`, failed: total('failed') > 0 };
}
