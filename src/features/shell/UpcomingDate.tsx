import type { Day } from '../../shared/manifest';

interface UpcomingDateProps {
  day: Day;
  /** What is said once it has passed, if anything. */
  otherwise: string | undefined;
}

/**
 * An announced date, or what is said once it has passed (decision C4). The day may come after the build: which of both holds
 * is decided again in the browser.
 */
export function UpcomingDate({ day: { iso, text, passed }, otherwise }: UpcomingDateProps) {
  if (passed) return otherwise;
  return (
    <>
      <time dateTime={iso} data-until-passed="">
        {text}
      </time>
      <span hidden>{otherwise}</span>
    </>
  );
}
