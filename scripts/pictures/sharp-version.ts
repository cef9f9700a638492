import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project';

/**
 * Another version makes other bytes. It is read here because loading sharp takes longer than many a command that has no
 * picture to make; modules that work with it are loaded when there is one.
 */
export const SHARP_VERSION = versionIn(readFileSync(join(project.root, 'node_modules/sharp/package.json'), 'utf8'));

function versionIn(packageFile: string): string {
  return (JSON.parse(packageFile) as { version: string }).version;
}
