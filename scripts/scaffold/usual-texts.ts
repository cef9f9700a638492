import { join } from 'node:path';
import { parse } from 'yaml';
import type { TextsByTag, UsualTexts } from '../../src/authoring/new-site';
import { project } from '../project';
import { readTexts } from '../read-files';

/**
 * What buttons and labels and the first pages usually say, in the languages in which somebody has written it: a file each in
 * `messages/` and in `pages/`. That of a country (`pt-PT.yaml`) holds what is said otherwise there than in the file of its
 * language.
 */
export async function readUsualTexts(): Promise<UsualTexts> {
  const [messages, pages] = await Promise.all([textsIn('messages'), textsIn('pages')]);
  return { messages, pages };
}

async function textsIn(folder: string): Promise<TextsByTag> {
  const files = await readTexts(join(project.root, 'scripts/scaffold', folder));
  const written = new Map(
    [...files].map(([path, text]) => [path.replace(/\.yaml$/, ''), parse(text) as Record<string, string>] as const),
  );
  return new Map(
    [...written].map(([tag, texts]) => [tag, { ...written.get(tag.replace(/-.*/, '')), ...texts }] as const),
  );
}
