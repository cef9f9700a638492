/** What the website stores in the browser is what its visitors are told of. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { project } from '../../../scripts/project';
import { readTexts } from '../../../scripts/read-files';

interface Consent {
  readonly categories: Readonly<Record<string, { readonly items: readonly { readonly name: string }[] }>>;
}

/** The names under which the visitor's side stores something, as its code has them. */
async function storedNames(): Promise<string[]> {
  const folders = ['app', 'features', 'renderer', 'sections', 'ui'].map((folder) => `${project.root}/src/${folder}`);
  const texts = (await Promise.all(folders.map(readTexts))).flatMap((files) => [...files.values()]);
  return texts.flatMap((text) =>
    [...text.matchAll(/(?<!function )storedValue\('\w+', (?:'([\w-]+)'|([A-Z_]+))\)/g)].map(
      ([, name, constant]) => name ?? new RegExp(`const ${constant} = '([^']+)'`).exec(text)?.[1] ?? '',
    ),
  );
}

/** The names of which a site tells in its question of consent, but those of others, which begin with `_`. */
async function toldNames(site: string): Promise<string[]> {
  const { categories } = parse((await readTexts(site)).get('consent.yaml') ?? '') as Consent;
  const names = Object.values(categories).flatMap(({ items }) => items.flatMap(({ name }) => name.split(', ')));
  return names.filter((name) => !name.startsWith('_'));
}

test('each name under which something is stored is told, and no other', async () => {
  const stored = (await storedNames()).sort();
  expect(stored).toContain('consent');
  expect((await toldNames(`${project.root}/tests/fixtures/pottery/site`)).sort()).toEqual(stored);
});
