import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../src/compiler/schema/contract';
import type { IconCollection } from '../src/compiler/schema/icons';
import { readContract } from '../src/compiler/schema/read-contract';
import type { StyleNames } from '../src/compiler/schema/style-names';
import { PlainError } from './plain-error';
import { project } from './project';
import { readPackageSchemas, readSchemas } from './section-modules';
import { packageWords } from './words/packages';

/** What the site's files may say: the schemas of the project and of its packages, and the icons and styles that there are. */
export async function readProjectContract(): Promise<Contract> {
  const [schemas, icons, styles] = [await readSchemas(), await readIcons(), await readStyleNames()];
  const brought = await readPackageSchemas();
  try {
    const contract = readContract(schemas, icons, styles);
    // What is wrong with a schema shows when something is held against it.
    for (const { path } of brought) contract.validate(path, {});
    return contract;
  } catch (cause) {
    if (brought.length === 0 || !(cause instanceof Error)) throw cause;
    const roots = [...new Set(brought.map(({ root }) => root))];
    throw new PlainError(packageWords.unfit(roots.join(', '), cause.message), { cause });
  }
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
