import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recoverFolder, replaceFolder } from '../../../scripts/atomic-files/replace-folder';
import { HOST_FILES } from '../../../scripts/hosting/serving';
import { PlainError } from '../../../scripts/plain-error';
import { type Run, runScript, stop } from '../../support/commands';
import { PATIENCE } from '../../support/patience';

const SCRIPT = 'tests/support/replace-folder.ts';
/** The id of a run whose process is no longer there: no system gives numbers as high. */
const DEAD = '99999999-0123456789ab';

let place: string;
let folder: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'replace-folder-'));
  folder = join(place, 'dist');
});

afterEach(() => rm(place, { recursive: true, force: true }));

/** A website, by the files that are its own. */
const write = (word: string) => async (staging: string) => {
  for (const name of ['index.html', ...HOST_FILES]) await writeFile(join(staging, name), word);
};
const index = () => readFile(join(folder, 'index.html'), 'utf8');

/** What the files of the folder say: one word when it is whole and unmixed. */
async function words(): Promise<{ files: number; words: string[] }> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return { files: files.length, words: [...new Set(texts)] };
}

describe('a folder', () => {
  test('is made, and then replaced, and nothing is left beside it', async () => {
    await replaceFolder(folder, write('first'));
    await replaceFolder(folder, write('second'));
    expect(await index()).toBe('second');
    expect(await readdir(place)).toEqual(['dist']);
  });

  test('stays as it was when the new one fails half-way, and nothing is left beside it', async () => {
    await replaceFolder(folder, write('first'));
    const failing = replaceFolder(folder, async (staging) => {
      await write('half')(staging);
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await index()).toBe('first');
    expect(await readdir(place)).toEqual(['dist']);
  });

  test('stays as it was when the new one cannot take its place', async () => {
    const replacing = replaceFolder(folder, async (staging) => {
      await rm(staging, { recursive: true });
    });
    await expect(replacing).rejects.toThrow(PlainError);
    expect(await readdir(place)).toEqual([]);
    await replaceFolder(folder, write('first'));
    await expect(replaceFolder(folder, (staging) => rm(staging, { recursive: true }))).rejects.toThrow(
      /se queda como estaba: .*\n.* cannot be written, and stays as it was: /,
    );
    expect(await index()).toBe('first');
    expect(await readdir(place)).toEqual(['dist']);
  });

  test('that cannot have its place taken is refused in a sentence: a link, a file, the folder one works in', async () => {
    await mkdir(join(place, 'elsewhere'));
    await symlink(join(place, 'elsewhere'), folder);
    await expect(replaceFolder(folder, write('new'))).rejects.toThrow(/is a link to another place, so it stays/);
    await writeFile(join(place, 'file'), 'text');
    await expect(replaceFolder(join(place, 'file'), write('new'))).rejects.toThrow(/is not a folder/);
    await expect(replaceFolder(process.cwd(), write('new'))).rejects.toThrow(/holds more than a website/);
    expect((await readdir(place)).sort()).toEqual(['dist', 'elsewhere', 'file']);
  });

  test('that holds what somebody else has put there is refused in a sentence; an empty one is not', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'thesis.txt'), 'years of work');
    await expect(replaceFolder(folder, write('new'))).rejects.toThrow(
      /contiene archivos .* \(thesis\.txt\), .*\n.* holds files that this command has not made \(thesis\.txt\), so it stays/,
    );
    expect(await readdir(folder)).toEqual(['thesis.txt']);
    await rm(join(folder, 'thesis.txt'));
    await writeFile(join(folder, '.DS_Store'), '');
    await replaceFolder(folder, write('new'));
    expect(await index()).toBe('new');
  });

  test('that holds another website, or what is hidden in one of ours, is refused, too: a history that git keeps would be lost', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'index.html'), 'another');
    await expect(replaceFolder(folder, write('new'))).rejects.toThrow(/\(index\.html\)/);
    await write('old')(folder);
    await mkdir(join(folder, '.git'));
    await expect(replaceFolder(folder, write('new'))).rejects.toThrow(/\(\.git\)/);
    for (const name of ['index.html', ...HOST_FILES]) await rm(join(folder, name));
    await expect(replaceFolder(folder, write('new'))).rejects.toThrow(/\(\.git\)/);
    expect(await readdir(folder)).toEqual(['.git']);
  });

  test('in a place that cannot be written is refused in a sentence', async () => {
    await writeFile(join(place, 'file'), 'text');
    await expect(replaceFolder(join(place, 'file/dist'), write('new'))).rejects.toThrow(
      /: está dentro de algo que no es una carpeta\.\n.*: it is within something that is no folder\./,
    );
  });
});

describe('after a process was killed', () => {
  test('between its two renames, the old folder is put back', async () => {
    await replaceFolder(folder, write('first'));
    await rename(folder, `${folder}.old-${DEAD}`);
    await mkdir(`${folder}.new-${DEAD}`);
    await writeFile(`${folder}.lock`, DEAD);
    await recoverFolder(folder);
    expect(await index()).toBe('first');
    expect(await readdir(place)).toEqual(['dist']);
  });

  test('before it deleted the old folder, the new one stays', async () => {
    await replaceFolder(folder, write('new'));
    await mkdir(`${folder}.old-${DEAD}`);
    await recoverFolder(folder);
    expect(await index()).toBe('new');
    expect(await readdir(place)).toEqual(['dist']);
  });

  test('while it deleted the old folder, half of that is never put back', async () => {
    await mkdir(`${folder}.gone-${DEAD}`);
    await writeFile(`${folder}.lock`, DEAD);
    await recoverFolder(folder);
    expect(await readdir(place)).toEqual([]);
  });

  test('while it took over a lock, the lock is taken over all the same', async () => {
    await writeFile(`${folder}.lock`, DEAD);
    await writeFile(`${folder}.lock-${DEAD}`, '99999998-0123456789ab');
    await writeFile(`${folder}.lock-99999998-0123456789ab`, '');
    await replaceFolder(folder, write('new'));
    expect(await readdir(place)).toEqual(['dist']);
  });

  test('what does not belong to it stays', async () => {
    const others = ['dist.new', 'dist.old-mine', 'dist.zip', 'other.new-99999999-0123456789ab'];
    for (const name of others) await mkdir(join(place, name));
    await replaceFolder(folder, write('new'));
    expect((await readdir(place)).sort()).toEqual(['dist', ...others].sort());
  });

  test('at any moment, the folder is the old or the new one, whole', async () => {
    const deadline = Date.now() + 8000;
    for (let round = 0; round < 20 && Date.now() < deadline; round++) {
      const run = runScript(SCRIPT, [folder, `run${round}`]);
      await vi.waitUntil(() => run.output().includes('replaced'), { ...PATIENCE, interval: 2 });
      await wait(Math.random() * 60);
      await stop(run);
      await recoverFolder(folder);
      expect(await readdir(place)).toEqual(['dist']);
      expect(await words()).toEqual({ files: 300, words: [expect.stringMatching(`^run${round}-`)] });
    }
  });
});

describe('at the same time', () => {
  /** Starts so many runs that wait for a gate, opens it when all but one have ended, and tells how each ended. */
  async function race(count: number): Promise<{ codes: (number | null)[]; outputs: string[] }> {
    const gate = join(place, 'gate');
    const runs: Run[] = Array.from({ length: count }, (_, run) => runScript(SCRIPT, [folder, `run${run}`, gate]));
    let ended = 0;
    for (const run of runs) void run.ended.then(() => ended++);
    await vi.waitUntil(() => ended >= count - 1, PATIENCE);
    await writeFile(gate, '');
    const codes = await Promise.all(runs.map((run) => run.ended));
    await rm(gate);
    return { codes: codes.sort(), outputs: runs.map((run) => run.output()) };
  }

  test('only one replaces it; the other ends with one sentence', async () => {
    const { codes, outputs } = await race(2);
    expect(codes).toEqual([0, 1]);
    expect(
      outputs.filter((output) =>
        /^Otra orden \(proceso \d+\) .*\nAnother build \(process \d+\) is writing .*\n$/.test(output),
      ),
    ).toHaveLength(1);
    expect(await words()).toEqual({ files: 300, words: [expect.stringMatching(/^run\d-0$/)] });
    expect(await readdir(place)).toEqual(['dist']);
  });

  test('only one takes over the lock of a process that is no longer there', async () => {
    await writeFile(`${folder}.lock`, DEAD);
    expect((await race(5)).codes).toEqual([0, 1, 1, 1, 1]);
    expect(await readdir(place)).toEqual(['dist']);
  });

  test('nor do two in one process', async () => {
    await replaceFolder(folder, async (staging) => {
      await write('first')(staging);
      await expect(replaceFolder(folder, write('second'))).rejects.toThrow(/Another build/);
    });
    expect(await index()).toBe('first');
  });
});
