import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../src/compiler/contract';
import type { IconCollection } from '../src/compiler/schema/icons';
import { readContract } from '../src/compiler/schema/read-contract';
import type { StyleNames } from '../src/compiler/theme/style-names';
import { project } from './project';
import { readSchemas } from './section-modules';

/** What the site's files may say: the schemas of the project and of its packages, and the icons and styles that there are. */
export async function readProjectContract(): Promise<Contract> {
  return readContract(await readSchemas(), await readIcons(), await readStyleNames());
}

/** The icons as `npm run generate` collected them. */
export async function readIcons(): Promise<IconCollection> {
  const file = join(project.generated, 'icons.json');
  return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>));
}

/** What the styles know of a theme, as `npm run generate` collected it. */
export async function readStyleNames(): Promise<StyleNames> {
  return JSON.parse(await readFile(join(project.generated, 'style-names.json'), 'utf8')) as StyleNames;
}
