import { writtenFacts } from '../facts/written-facts';
import type { Rule } from '../rule';
import { isStandIn } from '../texts/stand-ins';

/** A fact says something: where it is used, a text would have a hole, or say that somebody did not know. */
export const factBlank: Rule<'fact-blank'> = (site) =>
  writtenFacts(site).flatMap(({ source, name, value }) =>
    typeof value === 'string' && (value.trim() === '' || isToCome(value))
      ? [{ code: 'fact-blank', place: { source, pointer: [name, 'value'] }, details: { fact: name } }]
      : [],
  );

/** What stands in for a figure that is not known yet. */
function isToCome(value: string): boolean {
  return (
    isStandIn(value, undefined) ||
    /^(?:por|a) (?:definir|determinar)$|^to be (?:defined|confirmed)$/i.test(value.trim())
  );
}
