import { basename, relative, sep } from 'node:path';
import { PlainError } from './command-line/plain-error';
import { noSiteAt } from './command-line/words';
import { project } from './project';
import { readFiles } from './read-files';

/** The files of the site. Throws a {@link PlainError} where `SITE` names a folder that is not there. */
export async function readSite(): Promise<Map<string, Uint8Array>> {
  try {
    const files = await readFiles(project.site);
    return new Map([...files].filter(([path]) => !isLeftover(path)));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new PlainError(noSiteAt(project.site));
  }
}

/** The path below the site's folder of a file that belongs to the site, given its whole path. */
export function pathInSite(file: string): string | undefined {
  if (!file.startsWith(project.site + sep)) return undefined;
  const path = relative(project.site, file).split(sep).join('/');
  return basename(path).startsWith('.') || isLeftover(path) ? undefined : path;
}

/** What editors put beside a file while it is edited, and what systems put into folders; of these, those in media/ would be published. */
export function isLeftover(path: string): boolean {
  const name = basename(path);
  if (/~$|^#.*#$|\.(?:orig|rej|sw[a-p]|tmp)$|^4913$|___jb_(?:old|tmp)___$/.test(name)) return true;
  return !path.startsWith('media/') && /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini)$/i.test(name);
}
