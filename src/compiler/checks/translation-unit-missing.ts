import { groupBy } from '../../shared/group-by';
import { type Language, languageNamed } from '../../shared/language';
import { oncePerName } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { FACT_TOKEN } from '../../shared/token-syntax';
import { isUnitMentioned, type UnitName, unitNamed, withUnitIn } from '../figures/units';
import { fixOfText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { Rule } from '../rule';
import { singleton } from '../site';
import { fewInEach } from '../texts/few-faults';
import { blocksIn } from '../texts/text-blocks';
import { calledAbove } from '../translations/called-above';
import { type LanguageText, localisedTexts } from '../translations/localised-texts';
import { inFiles } from '../values/values';

/** A figure that has its unit beside it in one language has it in the others, too: «6 meses» is no “6”. */
export const translationUnitMissing: Rule<'translation-unit-missing'> = (site) => {
  const facts = singleton(site, 'facts') ?? {};
  return fewInEach(
    figuresWithoutUnit(site),
    ({ at }) => at,
    ({ at, right, token, fact, unit, part }) => {
      const isCounted = typeof site.facts[fact] === 'number';
      // A time of the day has its hour in some languages only.
      if (!isCounted || (unit.name === 'hour' && facts[fact]?.type !== 'hours')) return [];
      const { source, pointer } = at;
      const { locale } = languageNamed(at.language, site.contract.languages);
      const correct = withUnitIn(locale, token, unit.name, Number(site.facts[fact]));
      const details = { original: right, translation: at.language, token, unit: unit.written, correct };
      const fix = fixOfText(at, [{ ...part, text: correct }], false);
      return [{ code: 'translation-unit-missing', place: { source, pointer, part }, details, fix }];
    },
  );
};

/** What stands beside a figure. */
interface Unit {
  readonly name: UnitName;
  readonly written: string;
}

/** A figure that has no unit where it has one in the language of `right`. */
interface WithoutUnit {
  readonly at: LanguageText;
  readonly right: Language;
  readonly token: string;
  readonly fact: string;
  readonly unit: Unit;
  readonly part: TextPart;
}

const figuresWithoutUnit = inFiles((source, contract): readonly WithoutUnit[] =>
  localisedTexts(source, contract).flatMap(({ pairs, isHtml }) => {
    const told = new Set<string>();
    return pairs
      .filter(({ original }) => original.text.includes('{{'))
      .flatMap(({ original, translation }) => {
        const localeOf = (language: Language) => languageNamed(language, contract.languages).locale;
        const [one, other] = [original, translation].map((at) => figuresOf(at, localeOf(at.language), isHtml));
        const found = one && other ? [...lacking(one, other), ...lacking(other, one)] : [];
        // Of an original it is told once, whatever its translations say.
        return found.filter(({ at, fact }) => isFirst(told, `${at.language} ${fact}`));
      });
  }),
);

/** The figures of facts in a text, and their units. */
interface Figures {
  readonly at: LanguageText;
  readonly all: readonly FactFigure[];
  /** Whether the text says somewhere in what it counts. */
  readonly mentions: (unit: Unit) => boolean;
}

interface FactFigure {
  readonly token: string;
  readonly fact: string;
  readonly part: TextPart;
  readonly unit?: Unit;
  /** A word that begins with it, «{{facts.weeks}}-wöchig», may say it. */
  readonly isJoined: boolean;
}

function isFirst(earlier: Set<string>, one: string): boolean {
  const isNew = !earlier.has(one);
  earlier.add(one);
  return isNew;
}

/** Of each fact the first figure. */
function lacking(right: Figures, { at, all, mentions }: Figures): WithoutUnit[] {
  const unitByFact = new Map(
    right.all.flatMap(({ fact, unit }) => (unit === undefined ? [] : [[fact, unit] as const])),
  );
  return [...groupBy(all, ({ fact }) => fact)].flatMap(([fact, [first, ...others]]) => {
    const unit = unitByFact.get(fact);
    if (first === undefined || unit === undefined || unit.name === 'year') return [];
    if ([first, ...others].some((figure) => figure.isJoined || figure.unit !== undefined)) return [];
    if (mentions(unit)) return [];
    return [{ at, right: right.at.language, token: first.token, fact, unit, part: first.part }];
  });
}

/** A sign or a word beside a figure; what is cut short in two parts, as «د.ت», is none of them. */
const BEHIND = /^(?:\s|&nbsp;){0,3}(%|٪|\p{Sc}|\p{L}+(?!\p{L}|\.\p{L})(?:\s?cento?(?!\p{L}))?)/u;
const BEFORE = /(%|\p{Sc}|(?<!\p{L})[A-Z]{3})(?:\s|&nbsp;)?$/u;

/** Of a language of which too little is known, nothing. */
function figuresOf(at: LanguageText, locale: string, isHtml: boolean): Figures | undefined {
  // The customs of another language would be a fault of the settings.
  if (languageData(at.language) === undefined || !locale.startsWith(at.language)) return undefined;
  const blocks = isHtml ? blocksIn(at) : [{ text: at.text, offset: 0 }];
  const all = blocks.flatMap(({ text, offset }) =>
    [...text.matchAll(FACT_TOKEN)].map(({ 0: token, 1: fact = '', index }): FactFigure => {
      const behind = text.slice(index + token.length).slice(0, LONGEST);
      const before = text.slice(Math.max(0, index - LONGEST), index);
      const unit = unitOf(BEHIND.exec(behind)?.[1], locale) ?? unitOf(BEFORE.exec(before)?.[1], locale);
      const part = { offset: offset + index, length: token.length };
      return { token, fact, part, isJoined: /^[\p{L}\p{Pd}]/u.test(behind), ...(unit && { unit }) };
    }),
  );
  const isSaid = oncePerName((unit: UnitName) =>
    isUnitMentioned(unit, `${at.text} ${calledAbove(at)}`.replaceAll(FACT_TOKEN, ' '), locale),
  );
  return { at, all, mentions: ({ name }) => isSaid(name) };
}

const LONGEST = 30;

function unitOf(said: string | undefined, locale: string): Unit | undefined {
  const name = said === undefined ? undefined : unitNamed(said, locale);
  return said === undefined || name === undefined ? undefined : { name, written: said };
}
