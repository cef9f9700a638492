import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFiles } from '../../../scripts/read-files';
import { type Run, runCommand, stop } from '../../support/commands';
import { basicFolder } from '../../support/compile-site';

/** `npm run kill` sets many more. */
const { BUILD_KILLS = '2' } = process.env;
const kills = Number(BUILD_KILLS);

type Variant = 'one' | 'other';

let folder: string;
/** What is built of each, when it is built on what is known of both. */
let whole: Readonly<Record<Variant, string>>;
const place = (...names: readonly string[]) => join(folder, ...names);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-builds-'));
  for (const name of ['one', 'other']) await cp(basicFolder, place(name), { recursive: true });
  const settings = await readFile(place('other/settings.yaml'), 'utf8');
  // On every page.
  await writeFile(place('other/settings.yaml'), settings.replaceAll('Trigal', 'Espiga'));
  await built('one');
  whole = { other: await built('other'), one: await built('one') };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const build = (variant: Variant): Run =>
  runCommand('build', { SITE: place(variant), DIST: place('public/dist'), LOCAL_FOLDER: place('local'), CI: 'true' });

/** Of every file with its name; nothing where there is no folder. */
async function digestOfDist(): Promise<string | undefined> {
  const files = await readFiles(place('public/dist')).catch(() => undefined);
  if (files === undefined) return undefined;
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex');
}

async function built(variant: Variant): Promise<string> {
  const run = build(variant);
  expect(await run.ended, run.output()).toBe(0);
  return (await digestOfDist()) ?? '';
}

test(
  `however often a build is killed, at any moment, the website is the old or the new one, whole (${kills} times)`,
  async () => {
    const started = performance.now();
    await built('other');
    const usualMs = performance.now() - started;
    let here: Variant = 'other';
    let [finished, missing] = [0, 0];
    for (let round = 0; round < kills; round += 1) {
      const next: Variant = here === 'one' ? 'other' : 'one';
      const run = build(next);
      await wait(Math.random() * usualMs * 1.1);
      await stop(run);
      const found = await digestOfDist();
      // Between two renames there is none; the next command puts it back.
      if (found === undefined) missing += 1;
      else expect([whole[here], whole[next]]).toContain(found);
      if (found === whole[next]) {
        finished += 1;
        here = next;
      }
    }
    expect(await built('one')).toBe(whole.one);
    expect(await readdir(place('public'))).toEqual(['dist']);
    process.stdout.write(
      `\nkilled ${kills} times within ${Math.round(usualMs)} ms: ${finished} times after the switch, ${missing} times in it\n`,
    );
  },
  90_000 + kills * 20_000,
);

test('two builds at once: one of them wins, the other says so, and nothing is mixed', async () => {
  const runs = [build('one'), build('other')];
  const codes = await Promise.all(runs.map(({ ended }) => ended));
  expect(codes.filter((code) => code === 0).length).toBeGreaterThanOrEqual(1);
  for (const [index, code] of codes.entries()) {
    if (code !== 0) expect(runs[index]?.output()).toMatch(/Another build \(process \d+\) is writing .*: wait/);
  }
  expect(Object.values(whole)).toContain(await digestOfDist());
  expect(await readdir(place('public'))).toEqual(['dist']);
});
