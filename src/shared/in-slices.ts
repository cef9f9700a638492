interface Slicing<Step> {
  /** For how long at most others wait, as long as no step takes longer. */
  readonly ms: number;
  /** Lets others do what they wait for. */
  readonly pause: () => Promise<unknown>;
  /** Whether nobody wants to know any more. */
  readonly isOutdated: () => boolean;
  /** Hears what a step brings; the next begins when it is done. */
  readonly onStep?: (step: Step) => Promise<void> | void;
}

/** What comes of work in small steps, which lets others do theirs in between; nothing once it is outdated. */
export async function inSlices<Step, Result>(
  steps: Iterator<Step, Result>,
  { ms, pause, isOutdated, onStep }: Slicing<Step>,
): Promise<Result | undefined> {
  let since = Date.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await onStep?.(step.value);
    if (Date.now() - since < ms) continue;
    await pause();
    if (isOutdated()) return undefined;
    since = Date.now();
  }
}
