import type { Singletons } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import { type Language, languageNamed } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import { amountFacts } from '../facts/amounts';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import { singleton } from '../site';
import { alsoCalled, isCurrencyCode } from '../standards/currencies';
import { fewInEach } from '../texts/few-faults';
import { type Run, readableTexts, runsWithFacts, textOf } from '../texts/readable-texts';
import { inFilesAgainst } from '../values/values';

const FACT = /\{\{facts\.([^{}\s]{1,60})\}\}/g;

type Settings = Draft<Singletons['settings']>;

/** An amount of money is read with its currency, which stands somewhere in the file in the language, and beside each amount of a text where it stands beside one. */
export const factBare: Rule<'fact-bare'> = (site) => {
  const [settings, facts] = [singleton(site, 'settings'), singleton(site, 'facts')];
  const write = settings && writerOf(settings, site.contract);
  const amounts = facts && amountFacts(facts);
  if (write === undefined || amounts === undefined || amounts.size === 0) return [];
  return site.sources.flatMap((source) => {
    const files = { sources: [source], contract: site.contract };
    const runs = runsWithFacts(files).filter((run) => factsIn(run).some(([, name = '']) => amounts.has(name)));
    if (runs.length === 0) return [];
    const priced = new Set(languagesWithPrice(files, write));
    return fewInEach(runs, textOf, (run) => {
      const { written, text, offset } = run;
      const language = written.language;
      if (language === undefined || !write.knows(language)) return [];
      const said = factsIn(run).filter(([, name = '']) => amounts.has(name));
      const bare = priced.has(language)
        ? bareBeside(said, text, (part) => write.isIn(part, language), write.isSignFirst(language))
        : said;
      return bare.flatMap(({ 0: token, index }) => {
        const part = { offset: offset + index, length: token.length };
        const correct = write.amount(token, language);
        const fix = fixOfText(written, [{ ...part, text: correct }], false);
        const place = { source, pointer: written.pointer, part };
        return [{ code: 'fact-bare' as const, place, details: { token, correct }, fix }];
      });
    });
  });
};

const factsIn = oncePerObject(({ text }: Run) => [...text.matchAll(FACT)]);

/** The languages in which a file has an amount with its currency somewhere. */
const languagesWithPrice = inFilesAgainst((source, contract, { isIn }: Writer) => {
  const texts = readableTexts({ sources: [source], contract });
  return contract.languages.flatMap(({ code }) =>
    texts.some(({ language, text }) => (language ?? code) === code && isIn(text, code)) ? code : [],
  );
});

/** So near stands the currency of an amount. */
const NEAR = 12;
/** What stands between amounts that share a currency: “from 20 to 30 €”. */
const SHARED = /^\W{0,3}(?:\p{L}{1,3}\W{1,3})?$/u;

/** The amounts of a text that have no currency beside them, where others have. */
function bareBeside(
  amounts: readonly RegExpExecArray[],
  text: string,
  isCurrencyIn: (part: string) => boolean,
  isSignFirst: boolean,
): readonly RegExpExecArray[] {
  const around = amounts.map(({ 0: token, index }, at) => {
    const end = index + token.length;
    const before = text.slice(Math.max(0, index - NEAR, endOf(amounts[at - 1])), index);
    const behind = text.slice(end, Math.min(end + NEAR, amounts[at + 1]?.index ?? text.length));
    const [own, ownBehind] = isSignFirst
      ? [before, at < amounts.length - 1 ? behind.replace(/\p{Sc}\s*$/u, '') : behind]
      : [at > 0 ? before.replace(/^(?:\s|&nbsp;)*\p{Sc}/u, '') : before, behind];
    const hasSign = /\p{Sc}/u.test(own) || /\p{Sc}/u.test(ownBehind);
    return { before, behind, hasSign, hasCurrency: isCurrencyIn(own) || isCurrencyIn(ownBehind) };
  });
  if (!around.some(({ hasSign }) => hasSign)) return [];
  return amounts.filter((_amount, at) => {
    const { before = '', behind = '', hasCurrency = false } = around[at] ?? {};
    const isShared = (at > 0 && SHARED.test(before)) || (at < amounts.length - 1 && SHARED.test(behind));
    return !hasCurrency && !isShared;
  });
}

function endOf(amount: RegExpExecArray | undefined): number {
  return amount === undefined ? 0 : amount.index + amount[0].length;
}

/** How amounts in the currency of the site are written, and read. */
interface Writer {
  /** Whether that is known of a language: of those of the site, where they can be read. */
  readonly knows: (code: Language) => boolean;
  readonly isIn: (text: string, code: Language) => boolean;
  readonly isSignFirst: (code: Language) => boolean;
  readonly amount: (token: string, code: Language) => string;
}

/** How a currency is written in a language where people pay with it: French calls the dinar TND, and DT in Tunisia. */
function signsAtHome(code: Language, currency: string): string[] {
  const [language = ''] = code.split('-');
  const form = { style: 'currency', currency, currencyDisplay: 'symbol' } as const;
  const parts = new Intl.NumberFormat(`${language}-${currency.slice(0, 2)}`, form).formatToParts(2);
  return parts.flatMap(({ type, value }) => (type === 'currency' ? value : []));
}

/** Nothing of what is no currency, which is told itself. */
const writerOf = oncePerObject(({ currency }: Settings, { languages }: Contract): Writer | undefined => {
  if (!isCurrencyCode(currency)) return undefined;
  const partsIn = (code: Language, currencyDisplay: 'narrowSymbol' | 'symbol' | 'name') => {
    const { locale } = languageNamed(code, languages);
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      maximumFractionDigits: 0,
    }).formatToParts(2);
  };
  const writings = new Map(
    languages.map(({ code }) => {
      const parts = partsIn(code, 'narrowSymbol');
      const signs = [...parts, ...partsIn(code, 'symbol'), ...partsIn(code, 'name')].flatMap(({ type, value }) =>
        type === 'currency' ? value.split(/\s/) : [],
      );
      // Names have endings: «złoty», «złotych».
      const names = [currency, ...signs, ...signsAtHome(code, currency), ...alsoCalled(currency)];
      return [code, { parts, beginnings: names.map((sign) => sign.toLowerCase().slice(0, 3)) }] as const;
    }),
  );
  return {
    knows: (code) => writings.has(code),
    isIn: (text, code) =>
      /\p{Sc}/u.test(text) || !!writings.get(code)?.beginnings.some((sign) => text.toLowerCase().includes(sign)),
    isSignFirst: (code) => writings.get(code)?.parts[0]?.type === 'currency',
    amount: (token, code) =>
      (writings.get(code)?.parts ?? [])
        .map(({ type, value }) => (type === 'integer' ? token : value.replace(/^\s+$/, ' ')))
        .join(''),
  };
});
