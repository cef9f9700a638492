import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '../../src/compiler/compile';
import type { SiteFiles } from '../../src/compiler/load';
import { createMemory } from '../../src/compiler/memory';
import { formatFixes } from '../../src/diagnostics/fixes';
import { makeCertainFixes } from '../../src/editing/make-certain-fixes';
import { writeWhole } from '../output-folder/write-whole';
import { project } from '../project';
import { readProjectContract } from '../read-contract';
import { pathInSite } from '../read-site';
import { optionsOf } from './compile-project';
import { PlainError } from './plain-error';
import type { ReportOptions } from './report-options';

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

async function writeChanges(before: SiteFiles, after: SiteFiles): Promise<void> {
  const changed = [...after].filter(([path, content]) => before.get(path) !== content);
  const gone = [...before.keys()].filter((path) => !after.has(path));
  const targets = new Map([...changed.map(([path]) => path), ...gone].map((path) => [path, fileOf(path)]));
  for (const [path, file] of targets) await refuseIfChanged(file, before.get(path));
  for (const [path, content] of changed) await writeWhole(fileOf(path), content);
  for (const path of gone) await rm(fileOf(path));
}

/** The file of the site that a path names. Nothing else is ever written. */
function fileOf(path: string): string {
  const file = join(project.site, path);
  if (pathInSite(file) !== path) throw new Error(`${path} is no file of the site`);
  return file;
}

/** What somebody has saved meanwhile is not written over. */
async function refuseIfChanged(file: string, content: Uint8Array | undefined): Promise<void> {
  const now = await readFile(file).catch(() => undefined);
  const isSame = now === undefined || content === undefined ? now === content : now.equals(content);
  if (!isSame) throw new PlainError(`${file} has been changed meanwhile: nothing was fixed. Run it again.`);
}
