/** How long at most until a window that is left open over night knows of the new day. */
const LOOK_MS = 60_000;

/** Tells of each new day, and which one it was before. Gives what ends that. */
export function followDay(today: () => string, onNewDay: (day: string, before: string) => void): () => void {
  let day = today();
  const timer = setInterval(() => {
    const [before, now] = [day, today()];
    day = now;
    if (now !== before) onNewDay(now, before);
  }, LOOK_MS);
  return () => clearInterval(timer);
}
