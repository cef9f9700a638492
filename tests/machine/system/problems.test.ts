import { describe, expect, test } from 'vitest';
import { createMemory } from '../../../src/compiler/memory';
import { es } from '../../../src/diagnostics/messages/es';
import { problemRows } from '../../support/compile-site';
import { casesByCode } from '../compiler/all-cases';

test('every code has cases, in a file of its name', () => {
  // That a rule fails is a failure of the program, which no content shows.
  const codes = Object.keys(es).filter((code) => code !== 'rule-failed');
  expect(casesByCode.map(([code]) => code).sort()).toEqual(codes.sort());
});

/** What is known of one case is known in the next: whatever has been edited before, the same problems are told. */
const memory = createMemory();

describe.each(casesByCode)('%s', (code, cases) => {
  test('is shown by a case', () => {
    const rows = Object.values(cases).flatMap(({ problems }) => problems);
    expect(rows.some((row) => row.includes(` ${code} `))).toBe(true);
  });

  test.each(Object.entries(cases))('%s', (_name, { files, problems, photographs }) => {
    expect(problemRows(files, code, memory, photographs)).toEqual(problems);
  });
});
