import { isDayOrMonth } from '../../shared/dates';
import { leastOfAll } from '../facts/least-of-all';
import { isFirstOfSpan, otherEnds } from '../facts/range-ends';
import { type WrittenFact, writtenFacts } from '../facts/written-facts';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';

/** Of two facts whose names say that they are the ends of one range, the first is not above the second; nor is the least of what a text counts. */
export const factOrder: Rule<'fact-order'> = (site) => {
  const facts = new Map(writtenFacts(site).map((fact) => [fact.name, fact]));
  const named = [...facts.values()].flatMap((least) => {
    const most = otherEnds(least.name).flatMap((name) => facts.get(name) ?? [])[0];
    return most === undefined ? [] : [[least, most] as const];
  });
  return [...named, ...counted(site, facts)].flatMap(([least, most]): Finding<'fact-order'>[] => {
    const isSpanOfNone = isNoSpan(least, most);
    if (!isSpanOfNone && !isAbove(least.value, most.value)) return [];
    const place = { source: least.source, pointer: [least.name, 'value'] };
    const values = [String(least.value), String(most.value)];
    const details = { least: least.name, most: most.name, values, ...(isSpanOfNone && { isSpanOfNone }) };
    return [{ code: 'fact-order', place, details }];
  });
};

/** Each least once, beside what a text counts with it. */
function counted(site: DraftSite, facts: ReadonlyMap<string, WrittenFact>) {
  const told = new Map(leastOfAll(site).map(({ least, all }) => [least, all]));
  return [...told].flatMap(([name, all]) => {
    const [least, most] = [facts.get(name), facts.get(all)];
    return least === undefined || most === undefined ? [] : [[least, most] as const];
  });
}

function isAbove(one: WrittenFact['value'], other: WrittenFact['value']): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one > other;
  const [from, to] = [String(one), String(other)];
  if (isTime(from) && isTime(to)) return minutesOf(from) > minutesOf(to);
  return isDayOrMonth(from) && isDayOrMonth(to) && from.length === to.length && from > to;
}

/** From an hour to the same one, from a number to itself; what begins and ends on one day takes that day. */
function isNoSpan(least: WrittenFact, most: WrittenFact): boolean {
  if (least.value === undefined || least.value !== most.value) return false;
  return isTime(String(least.value)) || (typeof least.value === 'number' && isFirstOfSpan(least.name));
}

function isTime(text: string): boolean {
  return /^(?:[01]?\d|2[0-4])[:.h][0-5]\d$/.test(text);
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(/[:.h]/);
  return Number(hours) * 60 + Number(minutes);
}
