/** How the tests of one runner ended. */
export interface Tally {
  readonly passed: number;
  /** The names of the tests that failed. */
  readonly failures: readonly string[];
  readonly skipped: number;
}

/** All runners in one line, as CI reads it. */
export function summary(tallies: readonly Tally[]): string {
  const failed = failuresOf(tallies).length;
  const passed = sum(tallies.map((tally) => tally.passed));
  const skipped = sum(tallies.map((tally) => tally.skipped));
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The names of the tests that failed, of all runners. */
export function failuresOf(tallies: readonly Tally[]): string[] {
  return tallies.flatMap((tally) => tally.failures);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((sofar, number) => sofar + number, 0);
}
