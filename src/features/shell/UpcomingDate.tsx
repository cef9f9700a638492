import type { Day } from '../../shared/manifest';

interface UpcomingDateProps {
  day: Day;
  /** What is said once it has passed, if anything. */
  otherwise: string | undefined;
}

/**
 * An announced date, or several days in a row, or what is said once it has passed (decision C4). The day may come after the
 * build: which of both holds is decided again in the browser.
 */
export function UpcomingDate({ day: { iso, text, passed, span }, otherwise }: UpcomingDateProps) {
  if (passed) return otherwise;
  return (
    <>
      {span === undefined ? (
        <time dateTime={iso} data-until-passed={iso}>
          {text}
        </time>
      ) : (
        <span data-until-passed={span.end}>
          <time dateTime={iso}>{span.first}</time>
          {span.between}
          <time dateTime={span.end}>{span.last}</time>
        </span>
      )}
      <span hidden>{otherwise}</span>
    </>
  );
}
