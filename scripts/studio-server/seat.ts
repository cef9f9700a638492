import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeAtomically } from '../atomic-files/write-atomically';

/** The only seat at a site. Who has it is noted in a file: another server of the same site has the same journal. */
export interface Seat {
  /** Takes it from whoever has it. */
  take(): Promise<string>;
  isHeldBy(holder: string): Promise<boolean>;
}

/** The seat that is noted in a file; where that cannot be written, only this server knows who has it. */
export function createSeat(file: string): Seat {
  let taken = '';
  let isNoted = false;
  return {
    take: async () => {
      taken = randomUUID();
      isNoted = await writeAtomically(file, taken).then(
        () => true,
        () => false,
      );
      return taken;
    },
    isHeldBy: async (holder) => {
      if (holder !== taken) return false;
      return !isNoted || (await readFile(file, 'utf8').catch(() => taken)) === taken;
    },
  };
}
