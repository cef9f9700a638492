import { existsSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { inOneLine } from '../src/diagnostics/in-one-line';
import { PlainError } from './plain-error';
import { project } from './project';
import { nameBelow, readFiles } from './read-files';
import { noSiteAt, passedOver } from './words/site';

/** Of these every site has some, whatever may have been deleted or misnamed. */
const PARTS: readonly string[] = [
  'settings.yaml',
  'settings.yml',
  'pages',
  'facts.yaml',
  'messages.yaml',
  'navigation.yaml',
];

/** What was told to be passed over; the site is read more than once. */
const told = new Set<string>();

function tellPassedOver(path: string): void {
  if (!isOfSite(path) || told.has(path)) return;
  told.add(path);
  process.stderr.write(`${passedOver(inOneLine(`site/${path}`))}\n`);
}

/**
 * The files of the site; what is passed over is told in the terminal. Throws a {@link PlainError} where `SITE` names a
 * folder that is not there.
 */
export async function readSite(): Promise<Map<string, Uint8Array>> {
  // Before it is read: any other folder may hold all of the computer.
  if (!PARTS.some((name) => existsSync(join(project.site, name)))) throw new PlainError(noSiteAt(project.site));
  const files = await readFiles(project.site, tellPassedOver);
  return new Map([...files].filter(([path]) => isOfSite(path)));
}

/** The path below the site's folder of a file that belongs to the site, given its whole path. */
export function pathInSite(file: string): string | undefined {
  if (!file.startsWith(project.site + sep)) return undefined;
  const path = nameBelow(project.site, file);
  return isOfSite(path) ? path : undefined;
}

/** What is in folders for programs, whose names begin with a dot, is none of the site. */
function isOfSite(path: string): boolean {
  return !path.split('/').some((name) => name.startsWith('.')) && !isLeftover(path);
}

const LEFTOVER =
  /~$|^~\$|^#.*#$|\.(?:bak|old|orig|rej|save|sw[a-px]|tmp|temp|part|crdownload)$|^4913$|^Icon\r$|\.sb-[\da-f]+-\w+$|___jb_(?:old|tmp)___$/i;

/** What editors put beside a file while it is edited, and what systems put into folders; of these, those in media/ would be published. */
export function isLeftover(path: string): boolean {
  const name = basename(path);
  if (LEFTOVER.test(name) || path.startsWith('__MACOSX/')) return true;
  return !path.startsWith('media/') && /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini)$/i.test(name);
}
