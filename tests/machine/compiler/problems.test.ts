import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/compiler/compile';
import { createMemory } from '../../../src/compiler/memory';
import { es } from '../../../src/diagnostics/messages/es';
import { compileSite, contract, problemRows, siteFiles, TODAY } from '../../support/compile-site';
import type { Cases } from './problem-case';

const modules = import.meta.glob<{ cases: Cases }>('./problem-cases/*.ts', { eager: true });
const casesByCode = Object.entries(modules).map(
  ([path, { cases }]) => [path.slice('./problem-cases/'.length, -'.ts'.length), cases] as const,
);

test('every code has cases, in a file of its name', () => {
  // That a rule fails is a failure of the program, which no content shows.
  const codes = Object.keys(es).filter((code) => code !== 'rule-failed');
  expect(casesByCode.map(([code]) => code).sort()).toEqual(codes.sort());
});

describe.each(casesByCode)('%s', (code, cases) => {
  test('is shown by a case', () => {
    const rows = Object.values(cases).flatMap(({ problems }) => problems);
    expect(rows.some((row) => row.includes(` ${code} `))).toBe(true);
  });

  test.each(Object.entries(cases))('%s', (_name, { files, problems }) => {
    expect(problemRows(files, code)).toEqual(problems);
  });
});

test('whatever has been edited before, the same problems are told as by a compilation that knows nothing', () => {
  const memory = createMemory();
  const cases = casesByCode.flatMap(([, ofCode]) => Object.values(ofCode));
  // One file at a time, too: what is known of the others must not be taken for what it is no more.
  for (const { files } of cases) {
    for (const overlay of [files, ...Object.entries(files).map(([path, content]) => ({ [path]: content }))]) {
      const { problems } = compile(siteFiles(overlay), contract, { today: TODAY, memory });
      expect(problems).toEqual(compileSite(overlay).problems);
    }
  }
});
