import { compile } from '../../src/compiler/compile';
import { createMemory } from '../../src/compiler/memory';
import type { SiteFiles } from '../../src/compiler/source';
import { formatFixes } from '../../src/diagnostics/fixes';
import { makeCertainFixes } from '../../src/editing/make-certain-fixes';
import { readProjectContract } from '../read-contract';
import { optionsOf } from './compile-project';
import type { ReportOptions } from './report-options';
import { writeChanges } from './write-changes';

/** Mends what can be mended without asking, in the files of the site too, and says what that was; the files as they are then. */
export async function fixProject(files: SiteFiles, { format, language, date }: ReportOptions): Promise<SiteFiles> {
  const contract = await readProjectContract();
  const memory = createMemory();
  const problemsOf = (now: SiteFiles) => compile(now, contract, { ...optionsOf(date), memory }).problems;
  const { files: mended, made } = makeCertainFixes(files, problemsOf);
  await writeChanges(files, mended);
  // The other formats are read by programs.
  const stream = format === 'pretty' ? process.stdout : process.stderr;
  stream.write(`${formatFixes(made, language)}\n\n`);
  return mended;
}
