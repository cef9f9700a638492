import { PlainError } from './command-line/plain-error';
import { project } from './project';
import { readFiles } from './read-files';

/** The files of the site. Throws a {@link PlainError} where `SITE` names a folder that is not there. */
export async function readSite(): Promise<Map<string, Uint8Array>> {
  try {
    return await readFiles(project.site);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new PlainError(
      `There is no site at ${project.site}: SITE names a folder that holds settings.yaml and pages/.`,
    );
  }
}
