import { misusedFacts } from '../facts/fact-uses';
import { amountIn } from '../facts/facts';
import type { Rule } from '../rule';
import { valuesResolvedAs } from '../values/values';

/** Figures with separators, a currency or quotes around them. */
const AMOUNT = /^[^\p{L}\d]*\d[\d.,' \u00a0\u202f]*\p{L}{0,5}[^\p{L}\d]*$/u;

/** A price names a fact that is a number; that the fact exists is another rule. */
export const factNotNumber: Rule<'fact-not-number'> = (site) => {
  const uses = valuesResolvedAs(site, 'price').map((visit) => ({ fact: visit.value, visit }));
  const isNumber = (value: string | number) => typeof value === 'number';
  return misusedFacts(site, uses, isNumber, (value) => AMOUNT.test(String(value))).map(({ place, details }) => {
    const correct = details.isUse ? undefined : amountIn(details.value);
    if (correct === undefined) return { code: 'fact-not-number', place, details };
    const edit = { do: 'set', file: 'facts.yaml', pointer: [details.fact, 'value'], value: correct } as const;
    return {
      code: 'fact-not-number',
      place,
      details: { ...details, correct },
      fix: { edits: [edit], isCertain: false },
    };
  });
};
