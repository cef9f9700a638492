import type { Surroundings } from '../../src/compiler/surroundings';
import { oncePerObject } from '../../src/compiler/values/once-per-object';
import { hashOf } from './hash';

/** What surroundings are called in the caches. */
export const hashOfSurroundings = oncePerObject(({ options, files, faces, unreadable }: Surroundings) =>
  hashOf(
    JSON.stringify([
      options,
      [...files].map(([path, content]) => [path, hashOf(content)]),
      [...faces],
      [...unreadable],
    ]),
  ),
);
