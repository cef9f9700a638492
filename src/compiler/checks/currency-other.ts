import type { Singletons } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import { oncePerObject } from '../../shared/once-per-object';
import { amountFacts } from '../facts/amounts';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import { singleton } from '../site';
import type { Source } from '../source';
import { currencyNamed, isCurrencyCode, signOf } from '../standards/currencies';
import { fewInEach } from '../texts/few-faults';
import { runsWithFacts, textOf } from '../texts/readable-texts';

/** A fact with the sign or the code of a currency before it or behind it. */
const PRICED =
  /(?<![\p{L}\d])(\p{Sc}|[A-Z]{3})\s?\{\{facts\.([^{}\s]{1,60})\}\}|\{\{facts\.([^{}\s]{1,60})\}\}(?:\s|&nbsp;)?(\p{Sc}(?!\{)|[A-Z]{3}(?!\p{L}))/gu;

const LONGEST = 80;
/** `{{facts.adult}} kr (38 €)`, `{{facts.adult}} kr / 38 €` */
const BEHIND_ANOTHER = /\{\{facts\.([^{}\s]{1,60})\}\}\s?(?:\p{L}{1,6}\.?|\p{Sc})?\s?[(/=≈~]\s?$/u;
const BEFORE_ANOTHER = /^\s?[(/=≈~]\s?(?:\p{L}{1,6}|\p{Sc})?\s?\{\{facts\.([^{}\s]{1,60})\}\}/u;

interface SignedFact {
  readonly sign: string;
  readonly fact: string;
  /** The fact that stands beside it as its equal. */
  readonly beside?: string;
}

function isConverted({ sign, fact, beside }: SignedFact, amounts: ReadonlySet<string>): boolean {
  return namesCurrency(fact, sign) || (beside !== undefined && beside !== fact && amounts.has(beside));
}

/** `adult-eur`, `price-in-euros` */
function namesCurrency(fact: string, sign: string): boolean {
  const currency = currencyNamed(sign) ?? sign;
  return fact.split('-').some((word) => (currencyNamed(word) ?? word.toUpperCase()) === currency);
}

/** The facts in the texts of a file that have the sign of a currency. */
const signedFacts = oncePerObject((source: Source, contract: Contract) =>
  runsWithFacts({ sources: [source], contract }).flatMap(({ written, text, offset }) =>
    [...text.matchAll(PRICED)].flatMap(({ 0: amount, 1: before, 2: one, 3: other, 4: behind, index }) => {
      const sign = before ?? behind ?? '';
      const part = { offset: offset + index + amount.indexOf(sign), length: sign.length };
      const fact = one ?? other ?? '';
      const around = [
        text.slice(Math.max(0, index - LONGEST), index),
        text.slice(index + amount.length).slice(0, LONGEST),
      ];
      const [beside] = [BEHIND_ANOTHER, BEFORE_ANOTHER].flatMap(
        (another, side) => another.exec(around[side] ?? '')?.[1] ?? [],
      );
      return { written, sign, fact, part, ...(beside !== undefined && { beside }) };
    }),
  ),
);

/** An amount of money of the facts is one of the currency that the settings name, but where it is said in another as well. */
export const currencyOther: Rule<'currency-other'> = (site) => {
  const [settings, facts] = [singleton(site, 'settings'), singleton(site, 'facts')];
  const sign = settings && signIn(settings);
  const amounts = facts && amountFacts(facts);
  if (sign === undefined || amounts === undefined) return [];
  const signed = site.sources.flatMap((source) => signedFacts(source, site.contract));
  const isOther = (written: string) => written !== sign && written !== settings?.currency && isCurrencyOrSign(written);
  const others = signed.filter((one) => isOther(one.sign) && amounts.has(one.fact) && !isConverted(one, amounts));
  return fewInEach(others, textOf, ({ written, sign: found, fact, part }) => {
    const { source, pointer } = written;
    // Codes stand on either side, signs as the language has them.
    const correct = isCurrencyCode(found) && isCurrencyCode(settings?.currency) ? settings.currency : sign;
    const fix = fixOfText(written, [{ ...part, text: correct }], false);
    const details = { sign: found, correct, fact };
    return [{ code: 'currency-other' as const, place: { source, pointer, part }, details, fix }];
  });
};

function isCurrencyOrSign(written: string): boolean {
  return /\p{Sc}/u.test(written) || (isCurrencyCode(written) && !WORDS.has(written));
}

/** Codes that are more often words in capitals: “ALL FOR {{…}}”, «TOP {{…}} €». */
const WORDS: ReadonlySet<string> = new Set(['ALL', 'BAM', 'CUP', 'MOP', 'SOS', 'TOP']);

/** The sign of the site's currency. Nothing of what is no currency, which is told itself. */
const signIn = oncePerObject(({ currency }: Draft<Singletons['settings']>): string | undefined => {
  return isCurrencyCode(currency) ? signOf(currency) : undefined;
});
