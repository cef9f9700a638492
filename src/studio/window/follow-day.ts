import { isoDay } from '../../shared/dates';

/** How long at most until a window that is left open over night knows of the new day. */
const LOOK_MS = 60_000;

/** Tells of each new day, and which one it was before. Gives what ends that. */
export function followDay(onNewDay: (day: string, before: string) => void): () => void {
  let day = isoDay(new Date());
  const timer = setInterval(() => {
    const [before, now] = [day, isoDay(new Date())];
    day = now;
    if (now !== before) onNewDay(now, before);
  }, LOOK_MS);
  return () => clearInterval(timer);
}
