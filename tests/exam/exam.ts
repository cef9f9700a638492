import { join } from 'node:path';
import { openDictionaries } from '../../scripts/dictionaries/open-dictionaries';
import { project } from '../../scripts/project';
import { readProjectContract } from '../../scripts/read-contract';
import { readFiles } from '../../scripts/read-files';
import { isLeftover } from '../../scripts/read-site';
import { compile } from '../../src/compiler/compile';
import type { Fix } from '../../src/compiler/findings/fix';
import type { Problem } from '../../src/compiler/findings/problem';
import { createMemory, type Memory } from '../../src/compiler/memory';
import type { Options } from '../../src/compiler/options';
import type { SiteFiles } from '../../src/compiler/source';
import { RECORD } from '../../src/compiler/translations/record';
import { describeProblem } from '../../src/diagnostics/describe';
import { messageLanguages } from '../../src/diagnostics/languages';
import { applyEdits } from '../../src/editing/apply-edits';
import { EditRefused } from '../../src/editing/operation';
import { subtractBy } from '../../src/shared/count-by';
import { forkMemory } from '../support/fork-memory';
import { jargonIn } from './jargon';
import type { Place, Slip } from './mistake';

/** A day on which no date of the site has passed and every article of it is out. */
const TODAY = '2025-06-15';
/** A day after all that the other sites tell of. */
const LATER = '2025-12-31';
const MOST_MESSAGES = 2;

/** Which slips are made at the same time, as the rest of the site takes most of what a compilation takes. */
interface Grouping {
  readonly most: number;
  /** Whether no two of them are made or told in the same file, so that what is told of a file is told of one. */
  readonly apart: boolean;
}

/**
 * One after the other, each for those of which the one before tells anything but what it should, as of one may be told
 * what another has done: in the end each is judged by what it does alone.
 */
const GROUPINGS: readonly Grouping[] = [
  { most: 20, apart: true },
  { most: 4, apart: true },
  { most: 1, apart: true },
];
const contract = await readProjectContract();
const text = new TextDecoder();
const bytes = new TextEncoder();

/** A site without the mistake, and what is known of its files. */
interface Clean {
  readonly files: SiteFiles;
  /** The day on which it is looked at. */
  readonly today: string;
  readonly dictionaries: Options['dictionaries'];
  readonly problems: readonly Problem[];
  readonly memory: Memory;
}

/** What came of one slip. */
export interface Outcome {
  readonly slip: Slip;
  /** Those that the site does not have without it. */
  readonly problems: readonly Problem[];
  readonly isReported: boolean;
  readonly isAtLine: boolean;
  readonly isBrief: boolean;
  readonly isPlain: boolean;
  readonly hasFix: boolean;
  /** What is told after the fix that a machine can make, but what was told as well and has no such fix. */
  readonly left: readonly Problem[] | undefined;
  /** Whether the fix that a machine can make mends it; nothing where there is none. */
  readonly isMended: boolean | undefined;
  /** The lines where it should have been told. */
  readonly expected: readonly string[];
}

/**
 * Reads a site by its folder below the project's: as it was on the day of the exam, and without its record of translations,
 * which tells each change of one language alone.
 */
export async function cleanSite(folder: string): Promise<Clean> {
  const read = await readFiles(join(project.root, folder));
  const files = new Map(
    [...read].flatMap(([path, content]) => (path === RECORD ? [] : [[path, asOfToday(path, content)]])),
  );
  // The pages are checked and none of them is made, which would take most of the time.
  const memory = createMemory({ isResolved: () => true });
  const today = folder === 'site' ? TODAY : LATER;
  const dictionaries = await openDictionaries(files);
  const { problems } = compile(files, contract, { today, dictionaries, memory });
  return { files, today, dictionaries, memory, problems };
}

/** Pages have been looked over since. */
function asOfToday(path: string, content: Uint8Array): Uint8Array {
  if (!path.startsWith('pages/')) return content;
  return new TextEncoder().encode(new TextDecoder().decode(content).replace(/^updated: .*$/m, `updated: ${TODAY}`));
}

/** What is said about a site as it stands, but for what its editors themselves have noted. */
export function problemsOf({ problems }: Clean): Problem[] {
  return problems.filter(({ code }) => code !== 'point-open');
}

/** What came of each slip, in any order. */
export function examineAll(
  slips: readonly Slip[],
  clean: Clean,
  isAsItShould: (outcome: Outcome) => boolean,
  [grouping, ...next] = GROUPINGS,
): Outcome[] {
  if (grouping === undefined) throw new Error('Slips are examined in groups');
  const outcomes = inGroups(slips, clean, grouping).flatMap((group) => examineTogether(group, clean));
  if (next.length === 0) return outcomes;
  const again = outcomes.filter((outcome) => !isAsItShould(outcome)).map(({ slip }) => slip);
  return [...outcomes.filter(isAsItShould), ...examineAll(again, clean, isAsItShould, next)];
}

/** A slip, and the files in which it is made or told. */
interface PlacedSlip {
  readonly slip: Slip;
  readonly files: ReadonlySet<string>;
}

function inGroups(slips: readonly Slip[], clean: Clean, { most, apart }: Grouping): PlacedSlip[][] {
  const groups: { members: PlacedSlip[]; files: SiteFiles }[] = [];
  for (const slip of slips) {
    const placed = { slip, files: filesOf(slip, clean) };
    const isTaken = (file: string) => placed.files.has(file);
    const free = groups.find(
      ({ members, files }) =>
        members.length < most &&
        !(apart && members.some((member) => [...member.files].some(isTaken))) &&
        staleness(slip, files) === undefined,
    );
    if (free === undefined) groups.push({ members: [placed], files: withSlip(slip, clean.files) });
    else {
      free.members.push(placed);
      free.files = withSlip(slip, free.files);
    }
  }
  return groups.map(({ members }) => members);
}

function filesOf(slip: Slip, { files }: Clean): Set<string> {
  const after = withSlip(slip, files);
  const changed = [...after.keys(), ...files.keys()].filter((path) => after.get(path) !== files.get(path));
  return new Set([
    ...changed,
    ...expectedLines(slip, files, after).map((line) => line.slice(0, line.lastIndexOf(':'))),
  ]);
}

/** What is told of a file is the slip's that has it, and everybody's where none has. */
function examineTogether(group: readonly PlacedSlip[], clean: Clean): Outcome[] {
  const files = group.reduce((before, { slip }) => withSlip(slip, before), clean.files);
  const told = newProblems(files, clean);
  const ownOf = ({ slip }: PlacedSlip, problems: readonly Problem[]) => {
    const others = group.filter((other) => other.slip !== slip);
    return problems.filter(({ location }) => !others.some((other) => other.files.has(location.file)));
  };
  const fixes = group.map((placed) => ownOf(placed, told).flatMap(({ fix }) => fix ?? [])[0]);
  const afterFixes = fixes.some((fix) => fix !== undefined)
    ? newProblems(
        fixes.reduce((before, fix) => (fix ? withFix(fix, before) : before), files),
        clean,
      )
    : [];
  return group.map((placed, index) => {
    const problems = ownOf(placed, told);
    const expected = expectedLines(placed.slip, clean.files, files);
    // What only a person can mend has been told beside it, and is still there.
    const byHand = new Set(problems.filter(({ fix }) => fix === undefined).map(identity));
    const left = fixes[index] && ownOf(placed, afterFixes).filter((problem) => !byHand.has(identity(problem)));
    return outcomeOf(placed.slip, problems, expected, left);
  });
}

function outcomeOf(
  slip: Slip,
  problems: readonly Problem[],
  expected: readonly string[],
  left: Outcome['left'],
): Outcome {
  return {
    slip,
    problems,
    expected,
    isReported: problems.length > 0,
    isAtLine: problems.some(({ location }) => expected.includes(`${location.file}:${location.line}`)),
    isBrief: problems.length <= MOST_MESSAGES,
    isPlain: problems.every((problem) =>
      messageLanguages.every((language) => jargonOf(problem, language).length === 0),
    ),
    hasFix:
      problems.length > 0 &&
      problems.every((problem) =>
        messageLanguages.every((language) => describeProblem(problem, language).hint !== undefined),
      ),
    left,
    isMended: left && left.length === 0,
  };
}

/** The files with a fix, or as they are where it cannot be made. */
function withFix({ edits }: Fix, files: SiteFiles): SiteFiles {
  try {
    return applyEdits(files, edits);
  } catch (error) {
    if (error instanceof EditRefused) return files;
    throw error;
  }
}

function jargonOf(problem: Problem, language: (typeof messageLanguages)[number]): string[] {
  const { message, hint = '' } = describeProblem(problem, language);
  return jargonIn(`${message} ${hint}`);
}

/** What keeps a slip from being examined: a text that it looks for and that is no longer there, or no longer once. */
export function staleness(slip: Slip, files: SiteFiles): string | undefined {
  try {
    expectedLines(slip, files, withSlip(slip, files));
    return undefined;
  } catch (error) {
    return `${slip.name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function withSlip({ name, file, edit }: Slip, clean: SiteFiles): SiteFiles {
  const before = text.decode(clean.get(file));
  const result = edit(before, clean);
  const changes = typeof result === 'string' ? { [file]: result } : result;
  const files = new Map(clean);
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) files.delete(path);
    else files.set(path, typeof content === 'string' ? bytes.encode(content) : content);
  }
  if (result === before) throw new Error(`Nothing changed: ${name}`);
  return new Map([...files].filter(([path]) => !isLeftover(path)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function newProblems(files: SiteFiles, { today, dictionaries, memory, problems }: Clean): Problem[] {
  const { problems: found } = compile(files, contract, { today, dictionaries, memory: forkMemory(memory) });
  return subtractBy(found, problems, identity);
}

/** A problem moves with its line, so that it is known by its words. */
function identity(problem: Problem): string {
  const { message, hint } = describeProblem(problem, 'es');
  return [problem.code, problem.location.file, message, hint].join('\n');
}

function expectedLines({ name, file, at }: Slip, before: SiteFiles, after: SiteFiles): string[] {
  const written = text.decode(after.get(file));
  if (at === undefined) return [`${file}:${firstChange(text.decode(before.get(file)), written)}`];
  return at.map((place) => lineOf(place, file, after, name));
}

function firstChange(before: string, after: string): number {
  let index = 0;
  while (index < after.length && before[index] === after[index]) index += 1;
  return after.slice(0, index).split('\n').length;
}

function lineOf(place: Place, file: string, files: SiteFiles, name: string): string {
  if (typeof place === 'object') return lineOf(place.line ?? 1, place.file, files, name);
  if (typeof place === 'number') return `${file}:${place}`;
  const written = text.decode(files.get(file));
  const index = written.indexOf(place);
  if (index < 0 || written.indexOf(place, index + 1) >= 0) {
    throw new Error(`“${place}” does not stand exactly once in ${file} after: ${name}`);
  }
  return `${file}:${written.slice(0, index).split('\n').length}`;
}
