import { misusedFacts } from '../facts/fact-uses';
import { amountIn } from '../facts/facts';
import { writtenFacts } from '../facts/written-facts';
import type { Finding } from '../findings/finding';
import { possibleFix, setEdit } from '../findings/fixes';
import type { Rule } from '../rule';
import type { FactType } from '../schema/fact-type';
import type { DraftSite } from '../site';
import { valuesResolvedAs } from '../values/values';

/** Figures with separators, a currency or quotes around them; or from one to another. */
const AMOUNT = /^\d{3,7} ?[-–] ?\d{3,7}$|^[^\p{L}\d]*\d[\d.,' \u00a0\u202f]*\p{L}{0,5}[^\p{L}\d]*$/u;

/** A price names a fact that is a number; that the fact exists is another rule. */
export const factNotNumber: Rule<'fact-not-number'> = (site) => [...notNumbers(site), ...notMoney(site)];

function notNumbers(site: DraftSite): Finding<'fact-not-number'>[] {
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
}

/** Hours, months and shares are numbers, and no prices. */
function notMoney(site: DraftSite): Finding<'fact-not-number'>[] {
  const types = new Map(writtenFacts(site).map(({ name, type }) => [name, type]));
  return valuesResolvedAs(site, 'price').flatMap(({ source, pointer, value: fact }): Finding<'fact-not-number'>[] => {
    const [type, value] = [types.get(fact), site.facts[fact]];
    if (type === undefined || type === 'money' || type === 'count' || typeof value !== 'number') return [];
    const place = { source, pointer };
    const suggestion = priceBeside(fact, types);
    const details = { fact, value: String(value), isUse: true, type, ...(suggestion !== undefined && { suggestion }) };
    const fix = suggestion !== undefined && possibleFix(setEdit(place, suggestion));
    return [{ code: 'fact-not-number', place, details, ...fix }];
  });
}

/** `block-1-price` beside `block-1-hours`: the only price of the same name. */
function priceBeside(fact: string, types: ReadonlyMap<string, FactType | undefined>): string | undefined {
  const stem = fact.replace(/-[^-]*$/, '');
  const [price, ...others] = [...types].filter(([name, type]) => type === 'money' && name.startsWith(`${stem}-`));
  return others.length === 0 ? price?.[0] : undefined;
}
