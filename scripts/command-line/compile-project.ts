import { join } from 'node:path';
import { type CompileResult, compile } from '../../src/compiler/compile';
import type { Contract } from '../../src/compiler/contract';
import { declaredLanguages } from '../../src/compiler/languages';
import type { SiteFiles } from '../../src/compiler/load';
import type { Options } from '../../src/compiler/options';
import type { Problem } from '../../src/compiler/problems/problem';
import { formats } from '../../src/diagnostics/formats';
import { reportProblems } from '../../src/diagnostics/report';
import { isoDay } from '../../src/shared/dates';
import { type ContentMemory, openContentMemory } from '../build/content-memory';
import { hashOfCode } from '../build/fingerprint';
import { hashOf } from '../build/hash';
import { openPageMemory, type PageMemory } from '../build/page-memory';
import { refreshEditorNames } from '../generate/all';
import { measurePhotographs } from '../pictures/photographs';
import { project } from '../project';
import { readProjectContract } from '../read-contract';
import type { ReportOptions } from './report-options';

/** Where is kept what is known of the files and the pages of a site. */
export function contentCacheOf(site: string): string {
  return join(project.cache, 'content', hashOf(site));
}

/** A compilation, and what is known of its pages. */
export interface CompiledProject {
  readonly result: CompileResult;
  readonly pages: PageMemory;
}

/**
 * Compiles the project's site as of a day, with what earlier runs know of its files and pages, and keeps what is known of
 * its files now, for editors, too. `formService` is the origin of the stand-in, where one runs.
 */
export async function compileProject(
  files: SiteFiles,
  formService?: string,
  today = isoDay(new Date()),
): Promise<CompiledProject> {
  const contract = await readProjectContract();
  const { memory, pages, keep } = await openProjectMemory(files, contract, formService);
  const photographs = await measurePhotographs(files);
  const result = compile(files, contract, { ...optionsOf(today, formService), photographs, memory });
  await keep();
  await refreshEditorNames(result.names);
  if (result.ok) pages.learn(result.manifests.pages);
  return { result, pages };
}

export function optionsOf(today: string, formService?: string): Options {
  return { today, ...(formService !== undefined && { formService }) };
}

/** Prints the problems of a compilation; with an error the process will exit with 1. */
export function report(files: SiteFiles, problems: readonly Problem[], { format, language }: ReportOptions): void {
  process.stdout.write(`${formats[format](reportProblems(problems, files, language), language)}\n`);
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

/** What earlier runs know of the files and the pages of the project's site. */
export async function openProjectMemory(
  files: SiteFiles,
  contract: Contract,
  formService?: string,
): Promise<ContentMemory & { readonly pages: PageMemory }> {
  const ofSite = contract.inLanguages(declaredLanguages(files));
  const [code, folder] = [await hashOfCode(), contentCacheOf(project.site)];
  const pages = await openPageMemory(join(folder, `pages-${hashOf(formService ?? '')}.json`), code);
  return { ...(await openContentMemory(files, ofSite, code, folder, pages.isResolved)), pages };
}
