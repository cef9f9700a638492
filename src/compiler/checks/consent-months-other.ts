import { groupBy } from '../../shared/group-by';
import { type KeptItem, keptByConsent, keptByRows, STORED_AS } from '../facts/kept-items';
import { monthsIn } from '../figures/months-in';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import { singleton, sourceOfSingleton } from '../site';
import type { Source } from '../source';

/**
 * How long a decision on cookies is said to hold is how long it does. Where all that says it says otherwise, that is told of
 * the number; what languages say differently is told by itself.
 */
export const consentMonthsOther: Rule<'consent-months-other'> = (site) => {
  const [source, correct] = [sourceOfSingleton(site, 'consent'), singleton(site, 'consent')?.renewalMonths];
  if (source === undefined || typeof correct !== 'number') return [];
  const said = site.sources.flatMap((each) => durationsIn(each, site.contract));
  const all = [...groupBy(said, ({ written }) => [written.source.path, ...written.value].join('/')).values()];
  const wrong = all.filter((ofValue) => ofValue.every(({ months }) => !months.includes(correct)));
  const told = (place: Finding['place'], [months = 0]: readonly number[]): Finding<'consent-months-other'> => ({
    code: 'consent-months-other',
    place,
    details: { months, correct },
  });
  const [[first] = []] = wrong;
  if (first !== undefined && wrong.length === all.length && all.length > 1)
    return [told({ source, pointer: ['renewalMonths'] }, first.months)];
  return wrong.flatMap(([one]) =>
    one === undefined
      ? []
      : told({ source: one.written.source, pointer: one.written.pointer, part: one.part }, one.months),
  );
};

/** A text that tells how long the decision is kept. */
interface Duration extends KeptItem {
  readonly months: readonly number[];
}

function durationsIn(source: Source, contract: Contract): Duration[] {
  const items = source.kind.name === 'consent' ? keptByConsent(source, contract) : [];
  return [...items, ...keptByRows(source, contract)].flatMap((item) => {
    const months = item.names.includes(STORED_AS) ? monthsIn(item.figures) : [];
    return months.length === 0 ? [] : { ...item, months };
  });
}
