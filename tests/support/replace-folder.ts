/** A run of its own that replaces a folder: `<folder> <word> [gate]`. It waits for the gate, or goes on until it is killed. */

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { replaceFolder } from '../../scripts/atomic-files/replace-folder';
import { runCommand } from '../../scripts/command-line/run-command';
import { HOST_FILES } from '../../scripts/hosting/serving';

const [folder = '', word = '', gate] = process.argv.slice(2);
const FILES = 300;
const NAMES = ['index.html', ...HOST_FILES];

async function fill(staging: string, content: string): Promise<void> {
  for (let file = 0; file < FILES; file++) writeFileSync(join(staging, NAMES[file] ?? `${file}.html`), content);
  while (gate !== undefined && !existsSync(gate)) await wait(10);
}

if (folder !== '') {
  await runCommand(async () => {
    for (let round = 0; gate === undefined || round === 0; round++) {
      await replaceFolder(folder, (staging) => fill(staging, `${word}-${round}`));
      process.stdout.write('replaced\n');
    }
  });
}
