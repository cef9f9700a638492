import { describeProblem } from '../../src/diagnostics/describe';
import type { Outcome } from './exam';

/** How many of the mistakes of a family were told, and how well. */
export interface Score {
  readonly mistakes: number;
  readonly reported: number;
  readonly atLine: number;
  readonly brief: number;
  readonly plain: number;
  readonly withFix: number;
  readonly mended: number;
  readonly misleading: number;
}

/** All but the first count only mistakes that were reported. */
export function scoreOf(outcomes: readonly Outcome[]): Score {
  const reported = outcomes.filter(({ isReported }) => isReported);
  return {
    mistakes: outcomes.length,
    reported: reported.length,
    atLine: reported.filter(({ isAtLine }) => isAtLine).length,
    brief: reported.filter(({ isBrief }) => isBrief).length,
    plain: reported.filter(({ isPlain }) => isPlain).length,
    withFix: reported.filter(({ hasFix }) => hasFix).length,
    mended: reported.filter(({ isMended }) => isMended === true).length,
    misleading: reported.filter(({ isMended }) => isMended === false).length,
  };
}

const columns = {
  mistakes: 'mistakes',
  reported: 'reported',
  atLine: 'exact line',
  brief: '<= 2 messages',
  plain: 'plain words',
  withFix: 'with a fix',
  mended: 'mended',
  misleading: 'not mended',
} satisfies Record<keyof Score, string>;

export function table(families: Readonly<Record<string, readonly Outcome[]>>): string {
  const rows = Object.entries(families).map(([name, outcomes]) => [name, scoreOf(outcomes)] as const);
  const total = scoreOf(Object.values(families).flat());
  const keys = Object.keys(columns) as (keyof Score)[];
  const line = (name: string, cells: readonly string[]) =>
    `| ${name.padEnd(14)} | ${cells.map((cell, index) => cell.padStart(columns[keys[index] ?? 'mistakes'].length)).join(' | ')} |`;
  return [
    line('family', Object.values(columns)),
    line(
      '---',
      keys.map(() => '--:'),
    ),
    ...[...rows, ['all', total] as const].map(([name, score]) =>
      line(
        name,
        keys.map((key) => String(score[key])),
      ),
    ),
  ].join('\n');
}

/** Every mistake that was not told, or not well, with what was said. */
export function failures(families: Readonly<Record<string, readonly Outcome[]>>): string {
  return Object.entries(families)
    .flatMap(([family, outcomes]) => outcomes.flatMap((outcome) => failure(family, outcome) ?? []))
    .join('\n');
}

function failure(family: string, outcome: Outcome): string | undefined {
  const { slip, expected, problems } = outcome;
  const faults = faultsOf(outcome);
  if (faults.length === 0) return undefined;
  const words = problems.slice(0, MOST_TOLD).map((problem) => `\n      ${inWords(problem)}`);
  const after = (outcome.left ?? []).slice(0, MOST_TOLD).map((problem) => `\n      after the fix: ${inWords(problem)}`);
  return `  ${family}: ${slip.name} [${faults.join(', ')}] expected ${expected.join(' or ')}${words.join('')}${after.join('')}`;
}

const MOST_TOLD = 4;

/** Whether a mistake was told, where it stands, briefly, plainly, and with what mends it. */
export function isToldWell(outcome: Outcome): boolean {
  return faultsOf(outcome).length === 0;
}

function faultsOf(outcome: Outcome): string[] {
  return [
    !outcome.isReported && 'not reported',
    outcome.isReported && !outcome.isAtLine && 'wrong line',
    !outcome.isBrief && `${outcome.problems.length} messages`,
    !outcome.isPlain && 'jargon',
    outcome.isReported && !outcome.hasFix && 'no fix',
    outcome.isMended === false && 'fix does not mend',
  ].filter((fault) => fault !== false);
}

/** Whether nothing was told of what is no mistake. */
export function isSilent({ problems }: Outcome): boolean {
  return problems.length === 0;
}

/** What was said after a slip, each with the name of the slip. */
export function told({ slip, problems }: Outcome): string[] {
  return problems.map((problem) => `${slip.name}: ${inWords(problem)}`);
}

function inWords(problem: Outcome['problems'][number]): string {
  const { message, hint } = describeProblem(problem, 'en');
  const { file, line } = problem.location;
  return `${file}:${line} ${problem.code}: ${message}${hint === undefined ? '' : ` → ${hint}`}`;
}
