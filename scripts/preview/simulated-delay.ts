import { setTimeout as wait } from 'node:timers/promises';
import type { Section } from '../../generated/types';
import { dataFile } from '../../src/shared/paths';
import type { Manifests, SimulatedDelayMs } from '../compiler/manifests';

/** What a section reads of the blog. */
const READS: Readonly<Partial<Record<Section['type'], keyof SimulatedDelayMs>>> = {
  'blog-index': 'list',
  'latest-posts': 'list',
  article: 'post',
  'related-posts': 'related',
};

/** Takes as long as the slowest of what the page of a data file shows of the blog (decision T8). */
export async function simulateReading({ pages, simulatedDelayMs }: Manifests, file: string): Promise<void> {
  const page = pages.find(({ addresses }) => addresses.some((address) => dataFile(address) === file));
  if (page === undefined || simulatedDelayMs === undefined) return;
  const reads = page.manifest.sections.map(({ type }) => READS[type]).filter((read) => read !== undefined);
  await wait(Math.max(0, ...reads.map((read) => simulatedDelayMs[read])));
}
