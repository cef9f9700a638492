import { storedValue } from '../browser-storage';

/** When the last language redirect of this visit happened, in milliseconds since 1970. */
const lastRedirect = storedValue('sessionStorage', 'language-redirect');

/**
 * How many milliseconds the next redirect has to wait for the guard (specification, point 9), and books it.
 * `now` is in milliseconds since 1970.
 */
export function redirectDelay(guardMs: number, now = Date.now()): number {
  const delay = Math.max(0, Number(lastRedirect.read() ?? 0) + guardMs - now);
  lastRedirect.write(String(now + delay));
  return delay;
}
