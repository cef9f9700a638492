import { hasPassed, isDayOrMonth } from '../../shared/dates';
import { oncePerObject } from '../../shared/once-per-object';
import { factNamed } from '../../shared/token-syntax';
import { spans } from '../dates/spans';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { isEvent } from '../values/is-event';
import { placeKey } from '../values/place-key';
import { valuesOfFacts, valuesWith } from '../values/values';
import type { Visit } from '../values/visit';

/**
 * An announced date that has passed is not shown any more (decision C4); of several days, that is the last one. It is told
 * once where it is written, however often it is used. An event takes place once: that it is over is nothing to mend.
 */
export const datePassed: Rule<'date-passed'> = (site, { today }) => {
  const begun = new Set(spans(site).map(({ first }) => first));
  const upcoming = valuesWith(site, 'x-upcoming').filter(
    (visit) => !begun.has(placeKey(visit)) && !isEvent(visit.source),
  );
  const written = new Set(upcoming.map((visit) => whereWritten(site, visit)));
  return [...written].flatMap((visit) => {
    if (typeof visit?.value !== 'string' || !isDayOrMonth(visit.value) || !hasPassed(visit.value, today)) return [];
    const { source, pointer, value: date } = visit;
    return [{ code: 'date-passed', place: { source, pointer }, details: { date } }];
  });
};

/** The value itself, or that of the fact it names. */
function whereWritten(site: DraftSite, visit: Visit): Visit | undefined {
  const fact = factNamed(String(visit.value));
  if (fact === undefined) return visit;
  return factValues(site).get(fact);
}

/** The values of facts.yaml by the name of their fact. */
const factValues = oncePerObject(
  (site: DraftSite) => new Map(valuesOfFacts(site).map((visit) => [visit.pointer[0], visit])),
);
