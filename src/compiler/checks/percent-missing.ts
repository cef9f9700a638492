import { oncePerName } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { FACT_TOKEN, TOKEN } from '../../shared/token-syntax';
import { PERCENT_WORDS } from '../figures/percent-words';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import { singleton } from '../site';
import { fewInEach } from '../texts/few-faults';
import { type ReadableText, runsWithFacts, textOf } from '../texts/readable-texts';
import { valueAt } from '../values/value-at';
import { inFiles } from '../values/values';

const SIGN = new RegExp(`^(?:\\s|&nbsp;|\\{|<[^<>]*>)*(?:%|٪|${PERCENT_WORDS})`, 'i');
/** In a shorter text, such as a cell of a table, the sign may stand elsewhere. */
const FEWEST_WORDS = 4;

/** In a sentence, and where it stands alone, a share has its sign. */
export const percentMissing: Rule<'percent-missing'> = (site) => {
  const facts = singleton(site, 'facts') ?? {};
  return fewInEach(factsWithoutSign(site), textOf, ({ written, token, fact, part, parts }) => {
    if (facts[fact]?.type !== 'percentage') return [];
    const { source, pointer } = written;
    const correct = parts
      .map(({ type, value }) => (type === 'integer' ? token : value.replaceAll('\u00a0', ' ')))
      .join('');
    const fix = fixOfText(written, [{ ...part, text: correct }], false);
    return [{ code: 'percent-missing', place: { source, pointer, part }, details: { fact, correct }, fix }];
  });
};

/** How a language writes a share, with its sign behind the figure or, as Turkish and Basque have it, before it. */
const writingIn = oncePerName((locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0.5),
);

/** A fact in a sentence that has no sign where its language writes it. */
interface FactInText {
  readonly written: ReadableText;
  readonly token: string;
  readonly fact: string;
  readonly part: TextPart;
  readonly parts: readonly Intl.NumberFormatPart[];
}

/** Whether a text is nothing but a figure, of which nothing beside it says that it is a share. */
function isAlone({ source, value }: ReadableText, text: string): boolean {
  if (text.replace(FACT_TOKEN, '') !== '') return false;
  const holder = value.findLastIndex((key, index) => index < value.length - 1 && typeof key === 'number');
  return !SAID.test(JSON.stringify(valueAt(source.data, value.slice(0, holder + 1))));
}

const SAID = new RegExp(`[%٪]|${PERCENT_WORDS}`, 'i');

const factsWithoutSign = inFiles((source, contract): readonly FactInText[] =>
  runsWithFacts({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const words = (text.replaceAll(TOKEN, '').match(/\p{L}{2,}/gu) ?? []).length;
    if (words < FEWEST_WORDS && !isAlone(written, text)) return [];
    const [main] = contract.languages;
    const language = contract.languages.find(({ code }) => code === written.language) ?? main;
    if (language === undefined) return [];
    const parts = writingIn(language.locale);
    const isSignFirst = parts[0]?.type === 'percentSign';
    return [...text.matchAll(FACT_TOKEN)].flatMap(({ 0: token, 1: fact = '', index }) => {
      const end = offset + index + token.length;
      if (isSignFirst && /%\s?$/.test(text.slice(0, index))) return [];
      if (SIGN.test(written.text.slice(end, end + 40))) return [];
      // Both ends of a range share one, «del 60 al 80 %», and «60 de cada 100» needs none.
      if (/^[^.!?]{1,40}%|^[^.!?]{1,20}(?:100|cien|hundred|cent|hundert)/i.test(written.text.slice(end, end + 41)))
        return [];
      return [{ written, token, fact, part: { offset: offset + index, length: token.length }, parts }];
    });
  }),
);
