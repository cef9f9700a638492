import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PICTURES } from './make-pictures';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 30 * DAY_MS;

/** Takes out of the cache what no build has used for a month; `used` are the kept files that this one has. */
export function forgetPictures(used: readonly string[]): void {
  const now = new Date();
  const inUse = new Set(used);
  for (const path of keptFiles()) {
    const age = now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime());
    if (inUse.has(path) && age > DAY_MS) utimesSync(path, now, now);
    else if (age > KEPT_MS) rmSync(path, { force: true });
  }
}

/** Those of other ways to make them, too. */
function keptFiles(): string[] {
  const all = dirname(PICTURES);
  if (!existsSync(all)) return [];
  return readdirSync(all, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(all, name)).map((file) => join(all, name, file)));
}
