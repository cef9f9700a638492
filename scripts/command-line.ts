import { parseArgs } from 'node:util';
import { type CompileResult, compile } from '../src/compiler/compile';
import { readContract } from '../src/compiler/contract';
import type { SiteFiles } from '../src/compiler/load';
import { type FormatName, formats } from '../src/diagnostics/formats';
import { type MessageLanguage, messageLanguages } from '../src/diagnostics/languages';
import { reportProblems } from '../src/diagnostics/report';
import { isoDay } from '../src/shared/dates';
import { project } from './project';
import { readFiles } from './read-files';
import { readSchemas } from './section-modules';

export interface ReportOptions {
  readonly format: FormatName;
  readonly language: MessageLanguage;
}

/** `--format pretty|json|github` and `--language es|en` as every command understands them. Throws on other values. */
export function parseReportOptions(args: readonly string[]): ReportOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      format: { type: 'string', default: 'pretty' },
      language: { type: 'string', default: messageLanguages[0] },
    },
  });
  return {
    format: oneOf('--format', values.format, Object.keys(formats) as FormatName[]),
    language: oneOf('--language', values.language, messageLanguages),
  };
}

function oneOf<T extends string>(option: string, value: string, valid: readonly T[]): T {
  const found = valid.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`${option} ${value}: ${valid.join(' | ')}`);
  return found;
}

/** Reads and compiles the project's site as of today. `formService` is the origin of the stand-in, where one runs. */
export async function compileProject(formService?: string): Promise<{ files: SiteFiles; result: CompileResult }> {
  const contract = readContract(await readSchemas());
  const files = await readFiles(project.site);
  return { files, result: compile(files, contract, { today: isoDay(new Date()), formService }) };
}

/** Prints the problems of a compilation; with errors the process will exit with 1. */
export function report(files: SiteFiles, result: CompileResult, { format, language }: ReportOptions): void {
  process.stdout.write(`${formats[format](reportProblems(result.problems, files, language), language)}\n`);
  if (!result.ok) process.exitCode = 1;
}
