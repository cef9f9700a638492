import { meantTime } from '../dates/meant-time';
import { otherEnds } from '../facts/range-ends';
import { type WrittenFact, writtenFacts } from '../facts/written-facts';
import type { Finding } from '../findings/finding';
import { possibleFix, setEdit } from '../findings/fixes';
import type { Rule } from '../rule';

/** As the hours of a clock are written. */
const TIME = /^\d{1,2}:[0-5]\d$/;

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
  const text = String(value);
  const meant = meantTime(text);
  if (meant === undefined || TIME.test(text) || !TIME.test(String(other.value))) return [];
  const correct = text.startsWith('0') ? meant : meant.replace(/^0/, '');
  const place = { source, pointer: [name, 'value'] };
  const details = { value: text, other: String(other.value), correct };
  return [{ code: 'fact-time-unlike', place, details, ...possibleFix(setEdit(place, correct)) }];
}
