import { type CompileResult, compile } from '../../src/compiler/compile';
import type { SiteFiles } from '../../src/compiler/load';
import { formats } from '../../src/diagnostics/formats';
import { reportProblems } from '../../src/diagnostics/report';
import { isoDay } from '../../src/shared/dates';
import { readProjectContract } from '../read-contract';
import { readSite } from '../read-site';
import type { ReportOptions } from './report-options';

/** Reads and compiles the project's site as of today. `formService` is the origin of the stand-in, where one runs. */
export async function compileProject(formService?: string): Promise<{ files: SiteFiles; result: CompileResult }> {
  const contract = await readProjectContract();
  const files = await readSite();
  return { files, result: compile(files, contract, { today: isoDay(new Date()), formService }) };
}

/** Prints the problems of a compilation; with errors the process will exit with 1. */
export function report(files: SiteFiles, result: CompileResult, { format, language }: ReportOptions): void {
  process.stdout.write(`${formats[format](reportProblems(result.problems, files, language), language)}\n`);
  if (!result.ok) process.exitCode = 1;
}
