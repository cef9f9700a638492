import { hasPassed } from '../../shared/dates';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { factNamed } from '../token-syntax';
import type { Visit } from '../visit';

/**
 * An announced date that has passed is not shown any more (decision C4). It is told once where it is written, however
 * often it is used.
 */
export const datePassed: Rule<'date-passed'> = (site, { today }) => {
  const upcoming = site.values.filter(({ schema }) => schema['x-upcoming'] === true);
  const written = new Set(upcoming.map((visit) => whereWritten(site, visit)));
  return [...written].flatMap((visit) => {
    if (typeof visit?.value !== 'string' || !hasPassed(visit.value, today)) return [];
    const { source, pointer, value: date } = visit;
    return [{ code: 'date-passed', place: { source, pointer }, details: { date } }];
  });
};

/** The value itself, or that of the fact it names. */
function whereWritten(site: DraftSite, visit: Visit): Visit | undefined {
  const fact = factNamed(String(visit.value));
  if (fact === undefined) return visit;
  return site.values.find(({ source, pointer }) => {
    const [name, key] = pointer;
    return source.kind.name === 'facts' && name === fact && key === 'value';
  });
}
