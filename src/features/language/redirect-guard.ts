import { storedValue } from '../browser-storage';

/** When the last language redirect of this visit happened, in milliseconds since 1970. */
const lastRedirect = storedValue('sessionStorage', 'language-redirect');

/**
 * How many milliseconds the next redirect has to wait for the guard (specification, point 9), and books it.
 * `now` is in milliseconds since 1970.
 */
export function redirectDelay(guardMs: number, now = Date.now()): number {
  const waited = now - Number(lastRedirect.read());
  // What is no time, or one that this guard would not have booked, is not its own.
  const delay = Math.abs(waited) <= guardMs ? guardMs - waited : 0;
  lastRedirect.write(String(now + delay));
  return delay;
}
