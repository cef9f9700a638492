import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PICTURES } from './make-pictures';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 30 * DAY_MS;
const ALL_PICTURES = dirname(PICTURES);

/** Its time is that of the last look at all kept pictures. */
export const LAST_LOOK = join(ALL_PICTURES, 'last-look');

/**
 * Takes out of the cache what no build has used for a month; `used` are the kept files that this one has. All of them are
 * looked at once a day: there may be many thousands.
 */
export function forgetPictures(used: readonly string[]): void {
  const now = new Date();
  for (const path of used) if (ageOf(path, now) > DAY_MS) utimesSync(path, now, now);
  if (!existsSync(ALL_PICTURES) || (existsSync(LAST_LOOK) && ageOf(LAST_LOOK, now) <= DAY_MS)) return;
  writeFileSync(LAST_LOOK, '');
  for (const path of keptFiles()) if (ageOf(path, now) > KEPT_MS) rmSync(path, { force: true });
}

/** For how many milliseconds a file has not been used; of one that is not there, none. */
function ageOf(path: string, now: Date): number {
  return now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime());
}

/** Those of other ways to make them, too. */
function keptFiles(): string[] {
  return readdirSync(ALL_PICTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(ALL_PICTURES, name)).map((file) => join(ALL_PICTURES, name, file)));
}
