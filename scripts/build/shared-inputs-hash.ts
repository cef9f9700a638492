import type { SharedInputs } from '../../src/compiler/shared-inputs';
import { oncePerObject } from '../../src/shared/once-per-object';
import { hashOf } from '../hash';

/** The key of shared inputs in the caches. */
export const hashOfSharedInputs = oncePerObject(({ options, files, signatures, unreadable }: SharedInputs) =>
  hashOf(
    JSON.stringify([
      options,
      [...files].map(([path, content]) => [path, hashOf(content)]),
      [...signatures],
      [...unreadable],
    ]),
  ),
);
