import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compile } from '../../../src/compiler/compile';
import type { Fix } from '../../../src/compiler/problems/fix';
import type { Problem } from '../../../src/compiler/problems/problem';
import type { ProblemCode } from '../../../src/compiler/problems/problem-details';
import type { SiteFiles } from '../../../src/compiler/source';
import { valueAt } from '../../../src/compiler/values/value-at';
import { describeProblem } from '../../../src/diagnostics/describe';
import { messageLanguages } from '../../../src/diagnostics/languages';
import { applyEdits } from '../../../src/editing/apply-edits';
import { commonEnds } from '../../../src/editing/text-edits';
import { contract, memoryOfBasic, siteFiles, TODAY, withoutIncidental } from '../../support/compile-site';
import { forkMemory } from '../../support/fork-memory';
import { casesByCode } from '../compiler/all-cases';

const allCases = casesByCode.flatMap(([, cases]) => Object.entries(cases));

/** Where nothing was looked at before because of this, what else is wrong there is told only now. */
const HIDES_OTHERS: ReadonlySet<ProblemCode> = new Set([
  'file-unknown',
  'path-malformed',
  'section-type-unknown',
  'token-unknown',
]);

/** A hint does not repeat a whole page. */
const LONGEST_SHOWN = 1000;

/** Of one text, so many problems of a code are told: with each that is mended, another may follow. */
const MOST_IN_A_TEXT = 5;

interface FixCase {
  readonly name: string;
  readonly files: SiteFiles;
  readonly problems: readonly Problem[];
  readonly problem: Problem;
  readonly fix: Fix;
}

const fixes = allCases.flatMap(([name, { files: overlay }]): FixCase[] => {
  const files = siteFiles(overlay);
  const problems = problemsOf(files);
  return problems.flatMap((problem) =>
    problem.fix === undefined ? [] : [{ name: `${problem.code}: ${name}`, files, problems, problem, fix: problem.fix }],
  );
});

function problemsOf(files: SiteFiles): readonly Problem[] {
  return compile(files, contract, { today: TODAY, memory: forkMemory(memoryOfBasic()) }).problems;
}

test('there are fixes to be tried', () => {
  expect(fixes.length).toBeGreaterThan(20);
});

describe.each(fixes)('$name', ({ files, problems, problem, fix }) => {
  test('the fix mends it, and makes nothing worse', () => {
    const mended = applyEdits(files, fix.edits);
    const after = withoutIncidental(problemsOf(mended), problem.code);
    expect(mended).not.toEqual(files);
    if (countOf(problem, problems) < MOST_IN_A_TEXT) {
      expect(countOf(problem, after)).toBeLessThan(countOf(problem, problems));
    }
    const told = after.filter((each) => countOf(each, after) > countOf(each, problems));
    const touched = new Set(
      fix.edits.flatMap((edit) => (edit.do === 'rename-file' ? [edit.file, edit.to] : [edit.file])),
    );
    const isExpected = ({ code, location }: Problem) =>
      problem.code === 'yaml-syntax' ||
      ((HIDES_OTHERS.has(problem.code) || code === problem.code) && touched.has(location.file));
    expect(told.filter((each) => !isExpected(each)).map(nameOf)).toEqual([]);
  });

  test.each(messageLanguages)('what is printed in %s says the same', (language) => {
    const { hint } = describeProblem(problem, language);
    if (hint === undefined) return;
    const written = new TextDecoder().decode(files.get(problem.location.file));
    // What is only put in another place can be seen there.
    const isNew = (value: string) => value.length < LONGEST_SHOWN && !written.includes(value);
    const typed = typedValues(files, fix).filter(isNew);
    expect(typed.filter((value) => !says(hint, value))).toEqual([]);
  });
});

/** A problem by what is told, wherever it has moved to. */
function nameOf({ code, location, details }: Problem): string {
  return `${location.file} ${code} ${JSON.stringify(details)}`;
}

/** How many there are that tell the same, in whichever line. */
function countOf(problem: Problem, problems: readonly Problem[]): number {
  return problems.filter((each) => nameOf(each) === nameOf(problem)).length;
}

/** What a fix writes: of a text, the words that are not the same as before, and nothing where it only takes away. */
function typedValues(files: SiteFiles, { edits }: Fix): string[] {
  return edits.flatMap((edit) => {
    switch (edit.do) {
      case 'rename':
        return edit.key;
      case 'rename-file':
        return edit.to;
      case 'insert':
        return typeof edit.pointer.at(-1) === 'number'
          ? Object.values(Object(edit.value)).map(String)
          : String(edit.pointer.at(-1));
      case 'set':
        return typeof edit.value === 'string'
          ? changedWords(String(valueAt(dataOf(files, edit.file), edit.pointer)), edit.value)
          : JSON.stringify(edit.value);
      default:
        return [];
    }
  });
}

function dataOf(files: SiteFiles, file: string): unknown {
  return parse(new TextDecoder().decode(files.get(file)));
}

function changedWords(old: string, value: string): string | [] {
  const { before, after } = commonEnds(old, value);
  if (value.slice(before, value.length - after).trim() === '' || isWithin(value, old)) return [];
  const [head, tail] = [value.slice(0, before), value.slice(value.length - after)];
  return value.slice(
    head.search(/[^\s"'<>]*$/),
    value.length - (/(?:[\s"'<>]|[.,;:!?]+(?=\s|$)).*$/s.exec(tail)?.[0].length ?? 0),
  );
}

/** Whether a text is another from which characters were taken out. */
function isWithin(part: string, whole: string): boolean {
  let reached = 0;
  for (const character of whole) if (part.startsWith(character, reached)) reached += character.length;
  return reached === part.length;
}

/** Whether a hint names what is written, or the part of it that an editor has to change. */
function says(hint: string, value: string): boolean {
  return (
    hint.includes(value) ||
    hint.split(/[\s"]+/).some((word) => word.length > 2 && value.includes(word.replace(/:$/, ''))) ||
    value.split(/[\s"'<>{}=/]+/).some((word) => word !== '' && hint.includes(word))
  );
}
