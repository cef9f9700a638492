/** A run that draws pages of which the second never ends. */
import { renderWithWatchdog } from '../../scripts/build/rendering-watchdog';
import type { StyledPage } from '../../src/prerender/plan';

const pages = ['/first', '/second', '/third'].map((path) => ({ placed: { manifest: { path } } }) as StyledPage);

renderWithWatchdog(
  pages,
  ({ placed }) => {
    process.stdout.write(`${placed.manifest.path}\n`);
    while (placed.manifest.path === '/second');
  },
  1,
);
