import { setTimeout as wait } from 'node:timers/promises';
import type { Connect } from 'vite';

/** The requests to a server that are not answered yet: they come before what nobody waits for. */
export interface OpenRequests {
  /** Notes of each request until it is answered. */
  readonly note: Connect.NextHandleFunction;
  /** Fulfilled, in a later turn, when all are answered; also when they are not, after a while or when nobody waits any more. */
  readonly answered: (isOutdated: () => boolean) => Promise<void>;
}

const LOOK_EACH_MS = 10;
/** One that is never answered must not keep everything else from being done. */
const MOST_LOOKS = 50;

/** Begins with none. */
export function noteRequests(): OpenRequests {
  let open = 0;
  return {
    note: (_request, response, next) => {
      open += 1;
      response.once('close', () => {
        open -= 1;
      });
      next();
    },
    answered: async (isOutdated) => {
      await wait(0);
      for (let looks = 0; open > 0 && looks < MOST_LOOKS && !isOutdated(); looks += 1) await wait(LOOK_EACH_MS);
    },
  };
}
