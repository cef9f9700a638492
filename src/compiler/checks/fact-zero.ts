import { type WrittenFact, writtenFacts } from '../facts/written-facts';
import { messageToBegin } from '../messages/usual-message';
import { inOneLine } from '../problems/typical-value';
import type { Rule } from '../rule';
import { type DraftSite, singleton } from '../site';
import { textGap } from '../values/gaps';

/** The price of something; what is free costs 0 €. */
const NOTHING = /^\s*(?:[€£]\s?0[.,]00|0[.,]00\s?[€£])\s*$/;

/** A price of nothing, or no thing at all, is seldom what a page means to say, unless it says what is read in its place. */
export const factZero: Rule<'fact-zero'> = (site) =>
  writtenFacts(site)
    .filter((fact) => saysNothing(fact, site))
    .map(({ source, name, type }) => ({
      code: 'fact-zero',
      place: { source, pointer: [name, 'value'] },
      details: {
        fact: name,
        ...(type === 'money' && { free: inOneLine(messageToBegin(site.contract, 'free', textGap)) }),
      },
    }));

function saysNothing({ type, value }: WrittenFact, site: DraftSite): boolean {
  if (type === 'money') return value === 0 && singleton(site, 'messages')?.free === undefined;
  return type === 'count' ? value === 0 : NOTHING.test(String(value));
}
