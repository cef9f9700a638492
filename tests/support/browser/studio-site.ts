import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import type { OtherSite } from '../other-sites';
import { endProcess, freePort } from '../processes';

const run = promisify(execFile);

/** A site in a git repository of its own, with its Studio. */
export interface StudioSite {
  readonly origin: string;
  /** The site's folder. */
  readonly folder: string;
  readonly read: (path: string) => Promise<string>;
  /** A file of the website that was built. */
  readonly built: (path: string) => Promise<string>;
  /** Changes a file as another editor does. */
  readonly change: (path: string, change: (text: string) => string) => Promise<void>;
  /** How many lines were added and removed since the last version, by path below the site's folder. */
  readonly lines: () => Promise<Readonly<Record<string, readonly [added: number, removed: number]>>>;
  readonly git: (...args: readonly string[]) => Promise<string>;
  /** Runs a command of the project on the site, and gives its exit code with what it has written. */
  readonly command: (name: string, ...args: readonly string[]) => Promise<{ code: number; output: string }>;
  /** Keeps the site as it is now as a version, from which lines are counted. */
  readonly keep: () => Promise<void>;
  /** Puts another site into the place of this one, below the Studio that has been started. */
  readonly become: (fixture: OtherSite) => Promise<void>;
  /** Ends the server without a warning. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Puts a copy of a site into a git repository and starts `npm run dev` on it. */
export async function openStudioSite(fixture: OtherSite | 'pottery'): Promise<StudioSite> {
  const root = await mkdtemp(join(tmpdir(), 'studio-journey-'));
  const folder = join(root, 'site');
  const local = join(root, 'local');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, SITE: folder, PORT: String(port), LOCAL_FOLDER: local, DIST: join(root, 'dist') };
  let server: ChildProcess | undefined;

  const git = async (...args: readonly string[]) => (await run('git', args, { cwd: root })).stdout;
  const command: StudioSite['command'] = (name, ...args) =>
    run(process.execPath, ['scripts/run.mjs', name, ...args], { env }).then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    );
  const start = async () => {
    server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], { env, stdio: 'ignore' });
    const statusOf = async () => (await fetch(`${origin}/_studio`).catch(() => undefined))?.status;
    try {
      await expect.poll(statusOf, { timeout: 120_000, intervals: [100] }).toBe(200);
    } catch (error) {
      await kill();
      throw error;
    }
  };
  const kill = async () => {
    const ended = server;
    server = undefined;
    if (ended === undefined) return;
    await endProcess(ended, 'SIGKILL');
  };

  /** Waits until the server shows the site that is in the folder now. */
  const shown = async () => {
    const settings = await readFile(join(folder, 'settings.yaml'), 'utf8');
    const home = async () => (await fetch(origin)).text();
    await expect.poll(home, { intervals: [100] }).toContain(parse(settings).url);
  };

  const keep = async () => {
    await git('add', '.');
    await git('commit', '--quiet', '--allow-empty', '--message', 'Kept by the test');
  };

  await cp(`tests/fixtures/${fixture}/site`, folder, { recursive: true });
  await writeFile(join(root, '.gitignore'), 'local/\ndist/\n');
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('config', 'user.name', 'Editor');
  await git('config', 'user.email', 'editor@example.com');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'The site as it was');
  await git('tag', 'start');
  await start();
  return {
    origin,
    folder,
    git,
    command,
    start,
    kill,
    read: (path) => readFile(join(folder, path), 'utf8'),
    built: (path) => readFile(join(root, 'dist', path), 'utf8'),
    change: async (path, change) => {
      const file = join(folder, path);
      const text = await readFile(file, 'utf8');
      const changed = change(text);
      expect(changed).not.toBe(text);
      await writeFile(file, changed);
    },
    lines: async () => {
      await git('add', '--intent-to-add', '.');
      const counted = (await git('diff', '--numstat', '--no-renames', '--relative=site')).trim();
      return Object.fromEntries(
        counted
          .split('\n')
          .filter(Boolean)
          .map((line) => line.split('\t'))
          .map(([added, removed, path = '']) => [path, [Number(added), Number(removed)]] as const),
      );
    },
    keep,
    become: async (other) => {
      await rm(folder, { recursive: true });
      // What was changed in the other one, and not saved, would be taken over.
      await rm(join(local, 'studio'), { recursive: true, force: true });
      await cp(`tests/fixtures/${other}/site`, folder, { recursive: true });
      await shown();
      await keep();
    },
    close: async () => {
      await kill();
      await rm(root, { recursive: true, force: true });
    },
  };
}
