/** A run that draws pages of which the second never ends. */
import { watchRendering } from '../../scripts/build/watch-rendering';
import type { StyledPage } from '../../src/prerender/plan';

const pages = ['/first', '/second', '/third'].map((path) => ({ placed: { manifest: { path } } }) as StyledPage);

watchRendering(
  pages,
  ({ placed }) => {
    process.stdout.write(`${placed.manifest.path}\n`);
    while (placed.manifest.path === '/second');
  },
  1,
);
