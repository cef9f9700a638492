import type { Singletons } from '../../../generated/source-types';
import { type Language, languageNamed } from '../../shared/language';
import type { Contract } from '../contract';
import type { Draft } from '../draft';
import { oncePerObject } from '../once-per-object';
import { fixOfText } from '../problems/fixes';
import type { Rule } from '../rule';
import { singleton } from '../site';
import { fewInEach } from '../texts/few-faults';
import { readableTexts, runsWith, textOf } from '../texts/readable-texts';

const FACT = /\{\{facts\.([^{}\s]{1,60})\}\}/g;
const runsWithFacts = runsWith(/\{\{facts\./);

type Settings = Draft<Singletons['settings']>;

/** An amount of money is read with its currency, which stands somewhere in the file in the language. */
export const factBare: Rule<'fact-bare'> = (site) => {
  const [settings, facts] = [singleton(site, 'settings'), singleton(site, 'facts')];
  const write = settings && writerOf(settings, site.contract);
  const amounts = facts && amountsOf(facts);
  if (write === undefined || amounts === undefined || amounts.size === 0) return [];
  return site.sources.flatMap((source) => {
    const files = { sources: [source], contract: site.contract };
    const runs = runsWithFacts(files).filter(({ text }) =>
      [...text.matchAll(FACT)].some(([, name = '']) => amounts.has(name)),
    );
    if (runs.length === 0) return [];
    const texts = readableTexts(files);
    const priced = new Set(
      site.contract.languages.flatMap(({ code }) =>
        texts.some(({ language, text }) => (language ?? code) === code && write.isIn(text, code)) ? code : [],
      ),
    );
    return fewInEach(runs, textOf, ({ written, text, offset }) => {
      const language = written.language;
      if (language === undefined || priced.has(language)) return [];
      return [...text.matchAll(FACT)].flatMap(({ 0: token, 1: name = '', index }) => {
        if (!amounts.has(name)) return [];
        const part = { offset: offset + index, length: token.length };
        const correct = write.amount(token, language);
        const fix = fixOfText(written, [{ ...part, text: correct }], false);
        const place = { source, pointer: written.pointer, part };
        return [{ code: 'fact-bare' as const, place, details: { token, correct }, fix }];
      });
    });
  });
};

/** The names of the facts that are amounts of money. */
const amountsOf = oncePerObject(
  (facts: NonNullable<Draft<Singletons['facts']>>): ReadonlySet<string> =>
    new Set(Object.entries(facts).flatMap(([name, fact]) => (fact?.type === 'money' ? name : []))),
);

/** How amounts in the currency of the site are written, and read. Nothing of what is no currency, which is told itself. */
const writerOf = oncePerObject(({ currency }: Settings, { languages }: Contract) => {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const partsIn = (code: Language, currencyDisplay: 'narrowSymbol' | 'symbol' | 'name') => {
    const { locale } = languageNamed(code, languages);
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      maximumFractionDigits: 0,
    }).formatToParts(2);
  };
  const beginnings = new Map(
    languages.map(({ code }) => {
      const signs = (['narrowSymbol', 'symbol', 'name'] as const).flatMap((how) =>
        partsIn(code, how).flatMap(({ type, value }) => (type === 'currency' ? value.split(/\s/) : [])),
      );
      // Names have endings: «złoty», «złotych».
      return [code, [currency, ...signs].map((sign) => sign.toLowerCase().slice(0, 3))] as const;
    }),
  );
  return {
    isIn: (text: string, code: Language) =>
      /\p{Sc}/u.test(text) || (beginnings.get(code) ?? []).some((sign) => text.toLowerCase().includes(sign)),
    amount: (token: string, code: Language) =>
      partsIn(code, 'narrowSymbol')
        .map(({ type, value }) => (type === 'integer' ? token : value.replace(/^\s+$/, ' ')))
        .join(''),
  };
});
