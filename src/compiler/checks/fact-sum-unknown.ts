import { type WrittenFact, writtenFacts } from '../facts/written-facts';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { FactType } from '../schema/fact-type';
import { suggestionFor } from '../spelling/suggest';
import { namesOf } from '../values/map-keys';

/** What only its like can be added to. */
const MEASURES: ReadonlySet<FactType> = new Set(['hours', 'money', 'months', 'percentage']);

/** A sum names facts that are numbers of its own kind, and not itself. */
export const factSumUnknown: Rule<'fact-sum-unknown'> = (site) => {
  const facts = writtenFacts(site);
  const valid = namesOf(site.facts);
  const circular = circularSums(facts);
  const types = new Map(facts.map(({ name, type }) => [name, type]));
  return facts.flatMap(({ source, name, type, sum = [] }) =>
    sum.flatMap((part, index): Finding<'fact-sum-unknown'>[] => {
      if (part === undefined) return [];
      const place = { source, pointer: [name, 'sum', index] };
      if (!Object.hasOwn(site.facts, part)) {
        const several = part.split(/[\s,;+]+/).filter((each) => each !== '');
        const areSeveral = several.length > 1 && several.every((each) => valid.includes(each));
        const meant = areSeveral ? { suggestion: several.join(', ') } : suggestionFor(part, valid);
        return [{ code: 'fact-sum-unknown', place, details: { fact: part, reason: 'unknown', valid, ...meant } }];
      }
      const reason = reasonAgainst(part);
      return reason === undefined
        ? []
        : [{ code: 'fact-sum-unknown', place, details: { fact: part, reason, valid: [] } }];

      function reasonAgainst(part: string): 'circular' | 'text' | 'measure' | undefined {
        if (circular.has(`${name} ${part}`)) return 'circular';
        if (typeof site.facts[part] === 'string') return 'text';
        return isOtherMeasure(type, types.get(part)) ? 'measure' : undefined;
      }
    }),
  );
};

function isOtherMeasure(own: FactType | undefined, part: FactType | undefined): boolean {
  return own !== undefined && part !== undefined && own !== part && MEASURES.has(own) && MEASURES.has(part);
}

/** The steps, as the names of a sum and of its part, that lead back to where they came from. */
function circularSums(facts: readonly WrittenFact[]): Set<string> {
  const sums = new Map(facts.flatMap(({ name, sum }) => (sum === undefined ? [] : [[name, sum] as const])));
  const done = new Set<string>();
  const circular = new Set<string>();
  for (const start of sums.keys()) {
    const way = new Set<string>();
    const steps: { readonly name: string; next: number }[] = [];
    const enter = (name: string) => {
      if (done.has(name) || !sums.has(name)) return;
      way.add(name);
      steps.push({ name, next: 0 });
    };
    enter(start);
    for (let step = steps.at(-1); step !== undefined; step = steps.at(-1)) {
      const part = sums.get(step.name)?.[step.next];
      step.next += 1;
      if (step.next > (sums.get(step.name)?.length ?? 0)) {
        done.add(step.name);
        way.delete(step.name);
        steps.pop();
      } else if (part !== undefined && way.has(part)) circular.add(`${step.name} ${part}`);
      else if (part !== undefined) enter(part);
    }
  }
  return circular;
}
