import type { Rule } from '../rule';
import { writtenFacts } from '../written-facts';

/** A fact says something: where it is used, a text would have a hole. */
export const factBlank: Rule<'fact-blank'> = (site) =>
  writtenFacts(site).flatMap(({ source, name, value }) =>
    typeof value === 'string' && value.trim() === ''
      ? [{ code: 'fact-blank', place: { source, pointer: [name, 'value'] }, details: { fact: name } }]
      : [],
  );
