import { Worker } from 'node:worker_threads';
import type { StyledPage } from '../../src/prerender/plan';
import { pageStalled } from '../words/code';

/** Longer than any page takes; without the time that the computer itself stood still. */
const PATIENCE_S = 30;

/** What another thread does meanwhile: it looks each second whether the page that is drawn is another one by now. */
const WATCH = `
  const { workerData: { drawn, sentences, patience } } = require('node:worker_threads');
  let [last, seconds] = [-1, 0];
  setInterval(() => {
    const page = Atomics.load(drawn, 0);
    seconds = page === last ? seconds + 1 : 0;
    last = page;
    if (page < 0 || seconds < patience) return;
    require('node:fs').writeSync(2, sentences[page] + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, 1000);
`;

/**
 * Draws pages one after the other. Code that never ends lets nothing else of its thread run: where a page takes that long,
 * another thread says which one it is and ends the process.
 */
export function renderWithWatchdog<Page extends StyledPage>(
  pages: readonly Page[],
  draw: (page: Page) => void,
  patience = PATIENCE_S,
): void {
  const drawn = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const sentences = pages.map(({ placed }) => pageStalled(placed.manifest.path, patience));
  const watcher = new Worker(WATCH, { eval: true, workerData: { drawn, sentences, patience } });
  watcher.unref();
  try {
    for (const [index, page] of pages.entries()) {
      Atomics.store(drawn, 0, index);
      draw(page);
    }
  } finally {
    void watcher.terminate();
  }
}
