import { join } from 'node:path';
import { parse } from 'yaml';
import type { UsualMessages } from '../../src/authoring/new-site';
import { project } from '../project';
import { readTexts } from '../read-files';

/** What buttons and labels usually say, in the languages in which somebody has written it: a file each in `messages/`. */
export async function readUsualMessages(): Promise<UsualMessages> {
  const files = await readTexts(join(project.root, 'scripts/scaffold/messages'));
  return new Map(
    [...files].map(([path, text]) => [path.replace(/\.yaml$/, ''), parse(text) as Record<string, string>] as const),
  );
}
