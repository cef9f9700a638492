import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFiles } from '../../src/compiler/load';
import type { Options } from '../../src/compiler/options';
import type { Problem } from '../../src/compiler/problems/problem';
import { fingerprint } from '../build/fingerprint';
import { writeWhole } from '../output-folder/write-whole';
import { project } from '../project';
import { contentCacheOf } from './compile-project';

/** What was wrong with a site when it was last looked at. */
interface Verdict {
  /** Of the whole site and all code. */
  readonly inputs: string;
  readonly problems: readonly Problem[];
}

const FILE = join(contentCacheOf(project.site), 'verdict.json');

/** The problems of the project's site as an earlier run has found them; nothing where anything is other than it was then. */
export async function knownProblems(files: SiteFiles, options: Options): Promise<readonly Problem[] | undefined> {
  const text = await readFile(FILE, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const { inputs, problems } = JSON.parse(text) as Verdict;
    return inputs === (await fingerprint(files, options)) ? problems : undefined;
  } catch {
    // It can be deleted or broken at any time: then everything is looked at anew.
    return undefined;
  }
}

/** Keeps for the next run what is wrong with the project's site. */
export async function keepProblems(files: SiteFiles, options: Options, problems: readonly Problem[]): Promise<void> {
  const verdict: Verdict = { inputs: await fingerprint(files, options), problems };
  await writeWhole(FILE, JSON.stringify(verdict));
}
