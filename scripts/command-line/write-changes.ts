import { join } from 'node:path';
import type { SiteFiles } from '../../src/compiler/source';
import { contentHash, type FileReplacement, FilesChanged, replaceFiles } from '../atomic-files/replace-files';
import { PlainError } from '../plain-error';
import { project } from '../project';
import { leadsElsewhere } from '../read-files';
import { pathInSite } from '../read-site';
import { changedMeanwhile, ledElsewhere } from '../words/site';

/**
 * Makes the files of the site what they are to be, given what they were when they were read. Throws a {@link PlainError},
 * and writes nothing, where somebody has saved one of them meanwhile.
 */
export async function writeChanges(before: SiteFiles, after: SiteFiles): Promise<void> {
  const paths = [...new Set([...after.keys(), ...before.keys()])];
  const changes = paths
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => replacement(path, before.get(path), after.get(path)));
  for (const { path } of changes) await refuseOutside(path);
  try {
    await replaceFiles(project.site, changes);
  } catch (error) {
    if (!(error instanceof FilesChanged)) throw error;
    const files = error.paths.map((path) => join(project.site, path)).join(', ');
    throw new PlainError(changedMeanwhile(files));
  }
}

function replacement(path: string, before: Uint8Array | undefined, content: Uint8Array | undefined): FileReplacement {
  return { path, before: before && contentHash(before), content };
}

/** Nothing but a file of the site is ever written. */
async function refuseOutside(path: string): Promise<void> {
  if (pathInSite(join(project.site, path)) !== path) throw new Error(`${path} is no file of the site`);
  if (await leadsElsewhere(project.site, path)) throw new PlainError(ledElsewhere(`site/${path}`));
}
