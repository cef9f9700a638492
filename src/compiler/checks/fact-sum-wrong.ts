import { total } from '../facts/facts';
import { writtenFacts } from '../facts/written-facts';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';

/** A sum that is written out is the sum of its parts. */
export const factSumWrong: Rule<'fact-sum-wrong'> = (site) =>
  writtenFacts(site).flatMap(({ source, name, value, sum }): Finding<'fact-sum-wrong'>[] => {
    if (value === undefined || sum === undefined) return [];
    const correct = total(sum.map((part) => (part === undefined ? undefined : site.facts[part])));
    if (correct === undefined || correct === value) return [];
    const details = { value: String(value), correct, parts: sum.map(String) };
    const fix = { edits: [{ do: 'remove', file: source.path, pointer: [name, 'value'] } as const], isCertain: false };
    return [{ code: 'fact-sum-wrong', place: { source, pointer: [name, 'value'] }, details, fix }];
  });
