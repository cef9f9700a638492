import { expect } from 'vitest';
import { parse } from 'yaml';
import type { Fix } from '../../src/compiler/findings/fix';
import type { Problem } from '../../src/compiler/findings/problem';
import type { ProblemCode } from '../../src/compiler/findings/problem-details';
import type { SiteFiles } from '../../src/compiler/source';
import { valueAt } from '../../src/compiler/values/value-at';
import { describeProblem } from '../../src/diagnostics/describe';
import { messageLanguages } from '../../src/diagnostics/languages';
import { applyEdits } from '../../src/editing/apply-edits';
import { commonEnds } from '../../src/editing/text-edits';
import { groupBy } from '../../src/shared/group-by';
import { differences } from '../../src/studio/session/content';
import { withoutIncidental } from './compile-site';

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

/** A site with what is told of it. */
interface Told {
  readonly files: SiteFiles;
  readonly problems: readonly Problem[];
}

/** The fix of a problem mends it, and makes nothing worse; what is printed says the same in every language of the messages. */
export function expectMended(
  site: Told,
  problem: Problem,
  fix: Fix,
  problemsOf: (files: SiteFiles) => readonly Problem[],
) {
  const mended = applyEdits(site.files, fix.edits);
  const after = withoutIncidental(problemsOf(mended), problem.code);
  const told = `the fix of ${nameOf(problem)}`;
  expect(differences(site.files, mended), told).not.toEqual([]);
  const [countBefore, countAfter] = [countIn(site.problems)(problem), countIn(after)(problem)];
  if (countBefore < MOST_IN_A_TEXT) expect(countAfter, told).toBeLessThan(countBefore);
  expect(toldAnew(after, site, problem, fix).map(nameOf), told).toEqual([]);
  for (const language of messageLanguages) {
    const { hint } = describeProblem(problem, language);
    const unsaid = hint === undefined ? [] : typedAnew(site.files, problem, fix).filter((value) => !says(hint, value));
    expect(unsaid, `${told} in ${language}`).toEqual([]);
  }
}

/** What is told after a fix and was not before, but for what was hidden. */
function toldAnew(after: readonly Problem[], { problems }: Told, problem: Problem, fix: Fix): Problem[] {
  const touched = new Set(
    fix.edits.flatMap((edit) => (edit.do === 'rename-file' ? [edit.file, edit.to] : [edit.file])),
  );
  const isExpected = ({ code, location }: Problem) =>
    problem.code === 'yaml-syntax' ||
    ((HIDES_OTHERS.has(problem.code) || code === problem.code) && touched.has(location.file));
  const [now, before] = [countIn(after), countIn(problems)];
  return after.filter((each) => now(each) > before(each) && !isExpected(each));
}

/** What a fix writes that is not there yet: what is only put in another place can be seen there. */
function typedAnew(files: SiteFiles, { location }: Problem, fix: Fix): string[] {
  const written = new TextDecoder().decode(files.get(location.file));
  return typedValues(files, fix).filter((value) => value.length < LONGEST_SHOWN && !written.includes(value));
}

/** A problem by what is told, wherever it has moved to. */
function nameOf({ code, location, details }: Problem): string {
  return `${location.file} ${code} ${JSON.stringify(details)}`;
}

/** How many there are that tell the same, in whichever line. */
function countIn(problems: readonly Problem[]): (problem: Problem) => number {
  const byName = groupBy(problems, nameOf);
  return (problem) => byName.get(nameOf(problem))?.length ?? 0;
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
