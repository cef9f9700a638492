import { otherEnds } from '../facts/range-ends';
import { type WrittenFact, writtenFacts } from '../facts/written-facts';
import type { Finding } from '../problems/finding';
import { possible, setting } from '../problems/fixes';
import type { Rule } from '../rule';

/** As times are written; a dot or a comma may also stand in a figure. */
const TIME = /^((?:[01]?\d|2[0-4]))(?:([:.,h])([0-5]\d)|\s?(h)\.?)$/;

/** Of two facts that are the ends of a time of the day, both are written in the same manner. */
export const factTimeUnlike: Rule<'fact-time-unlike'> = (site) => {
  const facts = new Map(writtenFacts(site).map((fact) => [fact.name, fact]));
  return [...facts.values()].flatMap((first): Finding<'fact-time-unlike'>[] => {
    const last = otherEnds(first.name).flatMap((name) => facts.get(name) ?? [])[0];
    if (last === undefined) return [];
    return [...unlike(first, last), ...unlike(last, first)];
  });
};

function unlike({ source, name, value }: WrittenFact, other: WrittenFact): Finding<'fact-time-unlike'>[] {
  const [, hours, sign, minutes = '00', hourSign] = TIME.exec(String(value)) ?? [];
  const mark = sign ?? hourSign;
  const [, , markOfOther] = TIME.exec(String(other.value)) ?? [];
  if (mark === undefined || markOfOther !== ':' || mark === ':') return [];
  const correct = `${hours}:${minutes}`;
  const place = { source, pointer: [name, 'value'] };
  const details = { value: String(value), other: String(other.value), correct };
  return [{ code: 'fact-time-unlike', place, details, ...possible(setting(place, correct)) }];
}
