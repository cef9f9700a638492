/** What the guides of the Studio quote is what it says, and what documents name is there. */
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { words as overviewWords } from '../../../src/overview/view/words/words';
import { words } from '../../../src/studio/words/words';

const { scripts } = JSON.parse(await readFile(join(project.root, 'package.json'), 'utf8')) as { scripts: object };

const guides = [
  { file: 'docs/studio.es.md', language: 'es', quotes: /«([^»]+)»/g },
  { file: 'docs/studio.md', language: 'en', quotes: /“([^”]+)”/g },
] as const;

/** Everything that is said; what depends on values has three dots in their place. */
function textsIn(said: unknown): string[] {
  if (typeof said === 'string') return [plain(said)];
  if (typeof said === 'function') return [plain(String(said(...Array.from({ length: said.length }, () => '…'))))];
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(textsIn) : [];
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(' …', '…');
}

/** Whether a text is quoted, or a whole sentence from its beginning. */
function isSaid(quoted: string, texts: readonly string[]): boolean {
  return texts.some((text) => text === quoted || (quoted.endsWith('.') && text.startsWith(quoted)));
}

test.each(guides)('$file: every label that it quotes is one of the Studio', async ({ file, language, quotes }) => {
  const guide = await readFile(join(project.root, file), 'utf8');
  const quoted = [...guide.matchAll(quotes)].map(([, label = '']) => plain(label));
  const { changes: _sentences, ...labels } = words[language];
  const texts = textsIn([labels, overviewWords[language]]);
  expect(quoted.length).toBeGreaterThan(60);
  expect(quoted.filter((label) => !isSaid(label, texts))).toEqual([]);
});

test.each(guides)('$file: its pictures are there, small, and say what they show', async ({ file }) => {
  const guide = await readFile(join(project.root, file), 'utf8');
  const pictures = [...guide.matchAll(/!\[(.*?)\]\((\S+)\)/g)];
  expect(pictures).toHaveLength(6);
  for (const [, alternative = '', path = ''] of pictures) {
    expect(alternative.length, path).toBeGreaterThan(20);
    expect((await stat(join(project.root, 'docs', path))).size, path).toBeLessThan(150_000);
  }
});

test('both guides have the same parts', async () => {
  const [spanish, english] = await Promise.all(
    guides.map(async ({ file }) => {
      const lines = (await readFile(join(project.root, file), 'utf8')).split('\n');
      return lines.map((line) => /^(#+ |\d\. |- |\||!\[|```)/.exec(line)?.[1]).filter((start) => start !== undefined);
    }),
  );
  expect(english).toEqual(spanish);
});

test.each(['for-engineers', 'studio-for-engineers'])('docs/%s.md names no file that is not there', async (guide) => {
  const text = await readFile(join(project.root, 'docs', `${guide}.md`), 'utf8');
  const folders = ['.vscode', 'schemas', 'scripts', 'site', 'src', 'tests'];
  const inFolders = folders.map(async (folder) =>
    (await readdir(join(project.root, folder), { recursive: true })).map((path) => `/${folder}/${path}`),
  );
  const files = [...(await readdir(project.root)).map((name) => `/${name}`), ...(await Promise.all(inFolders)).flat()];
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|ya?ml|json))`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
});

const documents = [
  'README.md',
  'SECURITY.md',
  ...(await readdir(join(project.root, 'docs'))).map((name) => `docs/${name}`),
];

describe.each(documents.filter((name) => name.endsWith('.md')))('%s', async (file) => {
  const text = await readFile(join(project.root, file), 'utf8');

  test('names no place of the project that is not there', () => {
    const named = text.match(/(?<=[\s`(])(?:docs|schemas|scripts|src|tests)(?:\/[\w.-]*\w)+/g) ?? [];
    // A section type that is to be made.
    const missing = named.filter((path) => !path.includes('timetable') && !existsSync(join(project.root, path)));
    expect(missing).toEqual([]);
  });

  test('names no command that is not there', () => {
    const named = text.match(/(?<=npm run )[\w:]+/g) ?? [];
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
