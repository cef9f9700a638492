/** What the guides for editors show is right, and what they say can be made new can be. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { readFiles } from '../../../scripts/read-files';
import { contentKinds, kindsCalled } from '../../../src/authoring/content-kinds';
import { isRefusal, newContent } from '../../../src/authoring/new-content';
import { compile, draftSite } from '../../../src/compiler/compile';
import { createMemory } from '../../../src/compiler/memory';
import type { SiteFiles } from '../../../src/compiler/source';
import { contract } from '../../support/compile-site';

const guides = ['docs/guia-para-editores.md', 'docs/guide-for-editors.md'];
const pottery = await readFiles(join(project.root, 'tests/fixtures/pottery/site'));

interface Snippet {
  readonly file: string;
  readonly isAdded: boolean;
  readonly text: string;
}

async function snippetsOf(guide: string): Promise<Snippet[]> {
  const text = await readFile(join(project.root, guide), 'utf8');
  return [...text.matchAll(/```yaml\n# site\/(\S+)(.*)\n([\s\S]*?)```/g)].map(
    ([, file = '', more = '', written = '']) => ({
      file,
      isAdded: more !== '',
      text: written,
    }),
  );
}

function withSnippets(snippets: readonly Snippet[]): SiteFiles {
  const files = new Map(pottery);
  for (const { file, isAdded, text } of snippets) {
    const before = isAdded ? Buffer.from(files.get(file) ?? '').toString() : '';
    files.set(file, Buffer.from(before + text));
  }
  return files;
}

const memory = createMemory();

function problemsOf(files: SiteFiles): string[] {
  const { problems } = compile(files, contract, { today: '2025-06-15', memory });
  return problems.map(({ code, location: { file, line } }) => `${file}:${line} ${code}`);
}

test.each(guides)('%s: nothing is wrong with what it shows', async (guide) => {
  const snippets = await snippetsOf(guide);
  expect(snippets.length).toBeGreaterThan(3);
  const known = problemsOf(pottery);
  const found = problemsOf(withSnippets(snippets)).filter((problem) => !known.includes(problem));
  expect(found).toEqual([]);
});

test.each(guides)('%s: whatever it says can be made new, can be', async (guide) => {
  const text = await readFile(join(project.root, guide), 'utf8');
  const commands = [...text.matchAll(/`npm run new -- ([^`]+)`/g)].map(([, words = '']) => words.split(' '));
  const site = draftSite(pottery, contract);
  const made = commands
    .filter(([what]) => what !== 'section')
    .map(([what = '', ...words]) => {
      const kinds = kindsCalled(contentKinds(site.contract), what);
      const results = kinds.map((kind) => newContent(site, kind, words, 'es'));
      return { what, kinds: kinds.length, refused: results.filter(isRefusal) };
    });
  expect(made.length).toBeGreaterThan(6);
  expect(made.filter(({ kinds, refused }) => kinds !== 1 || refused.length > 0)).toEqual([]);
});

test.each(guides)('%s: its pictures are there, small, and say what they show', async (guide) => {
  const text = await readFile(join(project.root, guide), 'utf8');
  const pictures = [...text.matchAll(/!\[(.*?)\]\((\S+)\)/g)];
  expect(pictures.length).toBeGreaterThan(3);
  for (const [, alternative = '', path = ''] of pictures) {
    expect(alternative.length, path).toBeGreaterThan(20);
    expect((await stat(join(project.root, 'docs', path))).size, path).toBeLessThan(120_000);
  }
});

test('both guides show the same', async () => {
  const [spanish, english] = await Promise.all(guides.map(snippetsOf));
  expect(english).toEqual(spanish);
});
