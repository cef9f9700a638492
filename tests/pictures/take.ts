/**
 * `npx tsx tests/pictures/take.ts <address of a Studio>` takes the pictures of the Studio in docs/pictures anew, from the
 * site for which the Studio was started. What it changes there it takes back, and saves nothing.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { project } from '../../scripts/project';
import { obtainBrowser } from '../../scripts/toolchain/browser';
import { takePictures } from './studio-pictures';

const [address = 'http://127.0.0.1:4173/_studio'] = process.argv.slice(2);
for await (const { name, content } of takePictures(await obtainBrowser(), address)) {
  const path = join('docs/pictures', `studio-${name}.webp`);
  await writeFile(join(project.root, path), content);
  process.stdout.write(`${path} ${Math.round(content.length / 1000)} kB\n`);
}
