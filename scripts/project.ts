import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder with package.json, whether this runs from its source or bundled. */
const root = rootAbove(import.meta.dirname);

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder));
}

/** The folders of the project. `SITE` names another site's folder to be built by the same code; an empty name is none. */
export const project = {
  root,
  site: resolve(root, process.env.SITE || 'site'),
  schemas: resolve(root, 'schemas'),
  generated: resolve(root, 'generated'),
  /** What need not be done twice; can be deleted at any time. */
  cache: resolve(root, '.cache'),
  /** What runs of the site leave behind: submitted forms, the journal of the Studio. */
  local: resolve(root, process.env.LOCAL_FOLDER || '.local'),
  dist: resolve(root, process.env.DIST || 'dist'),
} as const;
