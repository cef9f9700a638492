import { compile } from '../../src/compiler/compile';
import { createMemory } from '../../src/compiler/memory';
import type { SiteFiles } from '../../src/compiler/source';
import { formatFixes } from '../../src/diagnostics/fixes';
import { applyCertainFixes } from '../../src/editing/apply-certain-fixes';
import { readProjectContract } from '../read-contract';
import type { ReportOptions } from './report-options';
import { writeChanges } from './write-changes';

/** Applies the fixes that need no confirmation to the files of the site, and prints them; returns the files as they are then. */
export async function fixProject(files: SiteFiles, { format, language, date }: ReportOptions): Promise<SiteFiles> {
  const contract = await readProjectContract();
  const memory = createMemory();
  const problemsOf = (now: SiteFiles) => compile(now, contract, { today: date, memory }).problems;
  const { files: fixed, applied } = applyCertainFixes(files, problemsOf);
  await writeChanges(files, fixed);
  // The other formats are read by programs.
  const stream = format === 'pretty' ? process.stdout : process.stderr;
  stream.write(`${formatFixes(applied, language)}\n\n`);
  return fixed;
}
