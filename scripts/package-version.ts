import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './project';

/** Of an installed package. */
export function packageVersion(name: string): string {
  const file = readFileSync(join(project.root, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(file) as { readonly version: string }).version;
}
