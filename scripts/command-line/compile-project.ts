import { join } from 'node:path';
import { type CompileResult, compile } from '../../src/compiler/compile';
import type { Contract } from '../../src/compiler/contract';
import { declaredLanguages } from '../../src/compiler/languages';
import type { SiteFiles } from '../../src/compiler/load';
import type { Options } from '../../src/compiler/options';
import type { Problem } from '../../src/compiler/problem';
import { formats } from '../../src/diagnostics/formats';
import { reportProblems } from '../../src/diagnostics/report';
import { isoDay } from '../../src/shared/dates';
import { type ContentMemory, openContentMemory } from '../build/content-memory';
import { hashOfCode } from '../build/fingerprint';
import { hashOf } from '../build/hash';
import { project } from '../project';
import { readProjectContract } from '../read-contract';
import type { ReportOptions } from './report-options';

/** Where is kept what is known of the files of a site. */
export function contentCacheOf(site: string): string {
  return join(project.cache, 'content', hashOf(site));
}

/** Compiles the project's site as of today, with what earlier runs know of its files. `formService` is the origin of the stand-in, where one runs. */
export async function compileProject(files: SiteFiles, formService?: string): Promise<CompileResult> {
  const contract = await readProjectContract();
  const { memory, keep } = await openProjectMemory(files, contract);
  const result = compile(files, contract, { ...optionsOfToday(formService), memory });
  await keep();
  return result;
}

export function optionsOfToday(formService?: string): Options {
  return { today: isoDay(new Date()), ...(formService !== undefined && { formService }) };
}

/** Prints the problems of a compilation; with an error the process will exit with 1. */
export function report(files: SiteFiles, problems: readonly Problem[], { format, language }: ReportOptions): void {
  process.stdout.write(`${formats[format](reportProblems(problems, files, language), language)}\n`);
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

/** What earlier runs know of the files of the project's site. */
export async function openProjectMemory(files: SiteFiles, contract: Contract): Promise<ContentMemory> {
  const ofSite = contract.inLanguages(declaredLanguages(files));
  return openContentMemory(files, ofSite, await hashOfCode(), contentCacheOf(project.site));
}
