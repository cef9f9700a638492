import { type CompileResult, compile } from '../../src/compiler/compile';
import type { Contract } from '../../src/compiler/contract';
import { createMemory } from '../../src/compiler/memory';
import type { MessageLanguage } from '../../src/diagnostics/languages';
import { type ReportedProblem, reportProblems } from '../../src/diagnostics/report';
import { isoDay } from '../../src/shared/dates';
import { generate } from '../generate/all';
import { readProjectContract } from '../read-contract';
import { readSite } from '../read-site';

export type Compiled = Extract<CompileResult, { ok: true }>;

/** The state of the content during editing. */
export interface Workshop {
  /** The last compilation without errors, if there has been one. */
  readonly compiled: Compiled | undefined;
  /** What is wrong with the content as it is now. */
  readonly problems: readonly ReportedProblem[];
  /** Compiles the content anew, after a change of the schemas with their types. */
  refresh(schemasChanged: boolean): Promise<void>;
}

/** `language` is that of the problems, `formService` the origin of the stand-in for the form provider. */
export async function openWorkshop(language: MessageLanguage, formService: string): Promise<Workshop> {
  let memory = createMemory();
  let contract: Contract;
  let compiled: Compiled | undefined;
  let problems: ReportedProblem[] = [];

  const refresh = async (schemasChanged: boolean) => {
    if (schemasChanged) {
      contract = await readProjectContract();
      memory = createMemory();
      await generate();
    }
    const files = await readSite();
    const result = compile(files, contract, { today: isoDay(new Date()), formService, memory });
    problems = reportProblems(result.problems, files, language);
    if (result.ok) compiled = result;
  };

  await refresh(true);
  return {
    get compiled() {
      return compiled;
    },
    get problems() {
      return problems;
    },
    refresh,
  };
}
