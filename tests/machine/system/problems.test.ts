import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/compiler/compile';
import { createMemory } from '../../../src/compiler/memory';
import type { SiteFiles } from '../../../src/compiler/source';
import { es } from '../../../src/diagnostics/messages/es';
import { contract, rowsOf, siteFiles, TODAY } from '../../support/compile-site';
import { expectMended } from '../../support/expect-mended';
import { wordList } from '../../support/word-list';
import { casesByCode } from '../compiler/all-cases';

test('every code has cases, in a file of its name', () => {
  // That a rule fails is a failure of the program, which no content shows.
  const codes = Object.keys(es).filter((code) => code !== 'rule-failed');
  expect(casesByCode.map(([code]) => code).sort()).toEqual(codes.sort());
});

/** What is known of one case is known in the next: whatever has been edited before, the same problems are told. */
const memory = createMemory();
let mended = 0;

describe.each(casesByCode)('%s', (code, cases) => {
  test('is shown by a case', () => {
    const rows = Object.values(cases).flatMap(({ problems }) => problems);
    expect(rows.some((row) => row.includes(` ${code} `))).toBe(true);
  });

  test.each(Object.entries(cases))(
    '%s: is told, and mended by what is proposed',
    (_name, { files: overlay, problems: told, photographs, words = {} }) => {
      const dictionaries = new Map(Object.entries(words).map(([language, known]) => [language, wordList(...known)]));
      const options = { today: TODAY, photographs, dictionaries, memory };
      const problemsOf = (files: SiteFiles) => compile(files, contract, options).problems;
      const files = siteFiles(overlay);
      const problems = problemsOf(files);
      expect(rowsOf(problems, code)).toEqual(told);
      for (const problem of problems) {
        if (problem.fix === undefined) continue;
        expectMended({ files, problems }, problem, problem.fix, problemsOf);
        mended += 1;
      }
    },
  );
});

test('there were fixes to be tried', () => {
  expect(mended).toBeGreaterThan(20);
});
