import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/compiler/compile';
import { createMemory } from '../../../src/compiler/memory';
import type { SiteFiles } from '../../../src/compiler/source';
import { describeProblem } from '../../../src/diagnostics/describe';
import { es } from '../../../src/diagnostics/messages/es';
import { contract, rowsOf, siteFiles, TODAY } from '../../support/compile-site';
import { expectMended } from '../../support/expect-mended';
import { expectWords } from '../../support/expect-words';
import { wordList } from '../../support/word-list';
import { casesByCode } from './all-cases';

test('every code has cases, in a file of its name', () => {
  // That a rule fails is a failure of the program, which no content shows.
  const codes = Object.keys(es).filter((code) => code !== 'rule-failed');
  expect(casesByCode.map(([code]) => code).sort()).toEqual(codes.sort());
});

/** What is known of one case is known in the next: whatever has been edited before, the same problems are told. */
const memory = createMemory();
let mended = 0;
/** The codes by what is said of their problems. */
const codesBySaid = new Map<string, Set<string>>();

describe.each(casesByCode)('%s', (code, cases) => {
  test('is shown by a case', () => {
    const rows = Object.values(cases).flatMap(({ problems }) => problems);
    expect(rows.some((row) => row.includes(` ${code} `))).toBe(true);
  });

  test.each(Object.entries(cases))(
    '%s: is told in words, and mended by what is proposed',
    (_name, { files: overlay, problems: told, photographs, words = {} }) => {
      const dictionaries = new Map(Object.entries(words).map(([language, known]) => [language, wordList(...known)]));
      const options = { today: TODAY, photographs, dictionaries, memory };
      const problemsOf = (files: SiteFiles) => compile(files, contract, options).problems;
      const files = siteFiles(overlay);
      const problems = problemsOf(files);
      expect(rowsOf(problems, code)).toEqual(told);
      for (const problem of problems) {
        expectWords(problem);
        const { message } = describeProblem(problem, 'en');
        codesBySaid.set(message, (codesBySaid.get(message) ?? new Set()).add(problem.code));
        if (problem.fix === undefined) continue;
        expectMended({ files, problems }, problem, problem.fix, problemsOf);
        mended += 1;
      }
    },
  );
});

test('no two codes say the same, but of what has another name where it is written otherwise', () => {
  const said = [...codesBySaid.values()].filter(({ size }) => size > 1).map((codes) => [...codes].sort());
  expect(said).toEqual([
    ['html-link-empty', 'link-target-missing'],
    ['reference-unknown', 'type-wrong'],
  ]);
});

test('there were fixes to be tried', () => {
  expect(mended).toBeGreaterThan(20);
});
