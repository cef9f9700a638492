import { oncePerLanguage } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { numberWritten, withFacts } from '../facts/figures-written';
import type { Finding } from '../findings/finding';
import { languageData } from '../language-data/known-languages';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { fewInEach } from '../texts/few-faults';
import { functionWordsIn } from '../texts/language-of';
import type { ReadableText } from '../texts/readable-texts';
import { textBlocks } from '../texts/text-blocks';
import { inFewFiles } from '../values/values';

/** Of so many there are no more than that: «17 de los 16 alumnos». */
export const partBeyondWhole: Rule<'part-beyond-whole'> = (site) =>
  fewInEach(
    partsSaid(site),
    ({ written }) => written,
    (said) => beyond(said, site),
  );

function beyond({ written, text, part, number, whole }: PartSaid, site: DraftSite): Finding<'part-beyond-whole'>[] {
  const [some, all] = [numberWritten(number, site), numberWritten(whole, site)];
  if (some === undefined || all === undefined || some <= all) return [];
  const { source, pointer } = written;
  const details = { text: withFacts(text, site), part: some, whole: all };
  return [{ code: 'part-beyond-whole', place: { source, pointer, part }, details }];
}

/** A number of a whole number, by what is written for both: digits, or figures of facts.yaml. */
interface PartSaid {
  readonly written: ReadableText;
  readonly text: string;
  readonly part: TextPart;
  readonly number: string;
  readonly whole: string;
}

const partsSaid = inFewFiles('parts-said', (source, contract): readonly PartSaid[] =>
  textBlocks({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const { language = contract.languages[0]?.code ?? '' } = written;
    return [...text.matchAll(partOf(language))].flatMap(({ 0: said, groups, index }) => {
      const { before = '', number = '', whole = '' } = groups ?? {};
      // «El artículo 5 de las 2 leyes», «en 2024 de los 16»: the number names something.
      if (YEAR.test(number) || (before !== '' && functionWordsIn(before, [language]) === 0)) return [];
      return [{ written, text: said, part: { offset: offset + index, length: said.length }, number, whole }];
    });
  }),
);

const YEAR = /^(?:19|20)\d\d$/;
const NOTHING = /(?!)/g;
const NUMBER = String.raw`\d{1,4}|\{\{\s*facts\.[\w-]{1,60}\s*\}\}`;

/** Nor is it what stands behind a point or a comma: “4.7 of 5 stars”. */
const BEHIND = /(?<=(?:^|[,;:.] |[(«“¿¡—] ?|(?<![\p{L}\p{N}])(?<before>\p{L}{1,12}) ))/u;

/** Such a number, behind a word, a mark or nothing; and what is counted, which tells it from a time or a price. */
const partOf = oncePerLanguage((language) => {
  const { partOf: of } = languageData(language) ?? {};
  if (of === undefined) return NOTHING;
  return new RegExp(`${BEHIND.source}(?<number>${NUMBER}) (?:${of}) (?<whole>${NUMBER})(?= \\p{Ll}{3})`, 'gu');
});
