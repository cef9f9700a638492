import { writtenFacts } from '../facts/written-facts';
import type { Rule } from '../rule';
import { isStandIn, isToCome } from '../texts/stand-ins';

/** A fact says something: where it is used, a text would have a hole, or say that somebody did not know. */
export const factBlank: Rule<'fact-blank'> = (site) =>
  writtenFacts(site).flatMap(({ source, name, value }) =>
    typeof value === 'string' && (value.trim() === '' || isStandIn(value, undefined) || isToCome(value))
      ? [{ code: 'fact-blank', place: { source, pointer: [name, 'value'] }, details: { fact: name } }]
      : [],
  );
