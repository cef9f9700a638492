import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux lends memory as a folder. */
const MEMORY = '/dev/shm';
const ROOM_NEEDED = 4 * 1024 ** 3;

/**
 * Where tests write what they throw away: in memory, where there is room. They make and delete some hundred thousand
 * files, of which a disk gets slower and slower.
 */
export function scratchFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  const room = Math.min(bavail * bsize, process.availableMemory());
  return room >= ROOM_NEEDED ? MEMORY : tmpdir();
}
