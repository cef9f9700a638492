import { hasPassed } from '../../shared/dates';
import { locateValue } from '../position';
import { problem } from '../problem';
import type { Site } from '../site';
import { factNamed } from '../token-syntax';
import type { Visit } from '../visit';
import type { Check } from './check';

/**
 * An announced date that has passed is not shown any more (decision C4). It is told once where it is written, however
 * often it is used. `today` is year-month-day.
 */
export function datePassed(today: string): Check {
  return (site) => {
    const upcoming = site.values.filter(({ schema }) => schema['x-upcoming'] === true);
    const written = new Set(upcoming.map((visit) => whereWritten(site, visit)));
    return [...written].flatMap((visit) => {
      if (typeof visit?.value !== 'string' || !hasPassed(visit.value, today)) return [];
      return [problem('date-passed', locateValue(visit.source, visit.pointer), { date: visit.value }, 'warning')];
    });
  };
}

/** The value itself, or that of the fact it names. */
function whereWritten(site: Site, visit: Visit): Visit | undefined {
  const fact = factNamed(String(visit.value));
  if (fact === undefined) return visit;
  return site.values.find(({ source, pointer }) => {
    const [name, key] = pointer;
    return source.kind.name === 'facts' && name === fact && key === 'value';
  });
}
