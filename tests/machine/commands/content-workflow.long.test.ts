/** The steps of the workflow for changes of the content, as the host would run them, on a site under version control. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { project } from '../../../scripts/project';
import { findProgram, installDebianPackage } from '../../../scripts/toolchain/programs';
import { basicFolder } from '../../support/compile-site';

interface Step {
  readonly name?: string;
  readonly run?: string;
}

const run = promisify(execFile);
const workflow = parse(await readFile(join(project.root, '.github/workflows/content.yml'), 'utf8')) as {
  defaults?: { run?: { shell?: string } };
  jobs: { content: { steps: readonly Step[] } };
};
let folder: string;

beforeAll(async () => {
  if (findProgram(['git']) === undefined) await installDebianPackage('git');
  folder = await mkdtemp(join(tmpdir(), 'workflow-'));
  await cp(basicFolder, join(folder, 'site'), { recursive: true });
  const git = (...args: string[]) => run('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args]);
  await git('init', '--quiet');
  await git('add', '.');
  await git('commit', '--quiet', '-m', 'Before');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a step prints; it fails where the step does. */
async function runStep(name: string): Promise<string> {
  const step = workflow.jobs.content.steps.find((one) => one.name === name);
  if (step?.run === undefined) throw new Error(`The workflow has no step «${name}»`);
  const env = {
    ...process.env,
    SITE: join(folder, 'site'),
    DIST: join(folder, 'dist'),
    GIT_DIR: join(folder, '.git'),
    BASE: 'HEAD',
    RUNNER_TEMP: folder,
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
  };
  // The host runs steps so: the first command that fails ends it, before a `|` only where the shell is named.
  const pipes = workflow.defaults?.run?.shell === 'bash' ? ['-o', 'pipefail'] : [];
  return (await run('bash', ['-e', ...pipes, '-c', step.run], { env, cwd: project.root })).stdout;
}

test('the summary names the pages that change, in the languages in which they do', async () => {
  const home = join(folder, 'site/pages/home.yaml');
  const text = await readFile(home, 'utf8');
  await writeFile(home, text.replace('Real bread', 'Honest bread'));
  await runStep('Check');
  await runStep('The website as it was');
  await runStep('What changes for visitors');
  const summary = await readFile(join(folder, 'summary.md'), 'utf8');
  expect(summary.trim().split('\n')).toEqual(['### Páginas que cambian · Pages that change', '', '- /en']);
  expect(await readFile(join(folder, 'dist/en.html'), 'utf8')).toContain('Honest bread');
});

test('a mistake stands at its line, and the step fails, as does that which builds the website', async () => {
  const home = join(folder, 'site/pages/home.yaml');
  const text = await readFile(home, 'utf8');
  await writeFile(home, text.replace('type: hero', 'type: heroo'));
  const line = text.split('\n').findIndex((one) => one.includes('type: hero')) + 1;
  const failure = (await runStep('Check').catch((error: unknown) => error)) as { stdout: string; code: number };
  expect(failure.code).toBe(1);
  expect(failure.stdout).toMatch(new RegExp(`^::error file=site/pages/home\\.yaml,line=${line},`, 'm'));
  await expect(runStep('What changes for visitors')).rejects.toMatchObject({ code: 1 });
});
