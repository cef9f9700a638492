import { writtenFacts } from '../facts/written-facts';
import type { Rule } from '../rule';

/** A fact says something: where it is used, a text would have a hole. */
export const factBlank: Rule<'fact-blank'> = (site) =>
  writtenFacts(site).flatMap(({ source, name, value }) =>
    typeof value === 'string' && value.trim() === ''
      ? [{ code: 'fact-blank', place: { source, pointer: [name, 'value'] }, details: { fact: name } }]
      : [],
  );
