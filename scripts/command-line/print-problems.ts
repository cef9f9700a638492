import type { Problem } from '../../src/compiler/findings/problem';
import type { SiteFiles } from '../../src/compiler/source';
import { formats } from '../../src/diagnostics/formats';
import { reportProblems } from '../../src/diagnostics/report';
import type { ReportOptions } from './report-options';

/** Prints the problems of a compilation; with an error the process will exit with 1. */
export function printProblems(
  files: SiteFiles,
  problems: readonly Problem[],
  { format, language }: ReportOptions,
): void {
  process.stdout.write(`${formats[format](reportProblems(problems, files, language), language)}\n`);
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}
