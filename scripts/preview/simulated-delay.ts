import type { Manifests } from '../../src/compiler/manifests';
import { dataFile } from '../../src/shared/paths';

/** How many milliseconds reading a data file is to take: as long as what its page shows of the blog (decision T8). */
export function readingDelay({ pages }: Manifests, file: string): number {
  return pages.find(({ addresses }) => addresses.some((address) => dataFile(address) === file))?.readingDelayMs ?? 0;
}
