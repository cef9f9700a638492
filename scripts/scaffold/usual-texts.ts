import { join } from 'node:path';
import { parse } from 'yaml';
import type { TextsByTag } from '../../src/authoring/new-site';
import { project } from '../project';
import { readTexts } from '../read-files';

/** What the first pages of a website usually say, in the languages in which somebody has written it: a file each in `pages/`. */
export async function readUsualTexts(): Promise<TextsByTag> {
  const files = await readTexts(join(project.root, 'scripts/scaffold/pages'));
  return new Map(
    [...files].map(([path, text]) => [path.replace(/\.yaml$/, ''), parse(text) as Record<string, string>] as const),
  );
}
