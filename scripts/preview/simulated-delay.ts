import type { Section } from '../../generated/types';
import type { Manifests, SimulatedDelayMs } from '../../src/compiler/manifests';
import { dataFile } from '../../src/shared/paths';

/** What a section reads of the blog. */
const READS: Readonly<Partial<Record<Section['type'], keyof SimulatedDelayMs>>> = {
  'blog-index': 'list',
  article: 'post',
  posts: 'related',
};

/** How many milliseconds reading a data file is to take: as long as the slowest of what its page shows of the blog (decision T8). */
export function readingDelay({ pages, simulatedDelayMs }: Manifests, file: string): number {
  const page = pages.find(({ addresses }) => addresses.some((address) => dataFile(address) === file));
  if (page === undefined || simulatedDelayMs === undefined) return 0;
  const reads = page.manifest.sections.map(({ type }) => READS[type]).filter((read) => read !== undefined);
  return Math.max(0, ...reads.map((read) => simulatedDelayMs[read]));
}
