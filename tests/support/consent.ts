import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../scripts/project';

/** A question of consent that lacks nothing, and names no page of the site. */
export const consent = readFileSync(join(project.root, 'tests/fixtures/pottery/site/consent.yaml'), 'utf8').replace(
  /^policies:\n(?: .*\n)+/m,
  'policies: []\n',
);
