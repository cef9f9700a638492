import type { Language } from '../../shared/language';
import type { TextPart } from '../../shared/text-part';
import { factNamed } from '../../shared/token-syntax';
import { timeUnits } from '../figures/time-units';
import type { Contract } from '../schema/contract';
import type { ReadableText } from '../texts/readable-texts';
import { textBlocks } from '../texts/text-blocks';
import { inFewFiles } from '../values/values';
import { numberIn } from './facts';

/** A number, or a figure of facts.yaml in its place, with the words that say of what it is: «alumnos por grupo». */
export interface Counted {
  readonly written: ReadableText;
  readonly language: Language;
  readonly part: TextPart;
  readonly words: string;
  readonly number: number | undefined;
  readonly fact: string | undefined;
}

const GAP = '(?:\\s|&nbsp;)+';
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,:/%–-])(\\{\\{\\s*facts\\.[\\w-]{1,80}\\s*\\}\\}|\\d{1,4})${GAP}(\\p{L}{4,30})(?:${GAP}(\\p{L}{1,4}))?${GAP}(\\p{L}{4,30})(?!\\p{L})(?=(?:${GAP}(\\p{L}{1,30}))?)`,
  'gu',
);

/** What the texts of some files count by three words, of which the second is a small one, or by two longer ones. */
export const countedWith = inFewFiles('counted-with', (source, contract): readonly Counted[] =>
  textBlocks({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const { language } = written;
    if (language === undefined || !/\d|\{\{/.test(text)) return [];
    return [...text.matchAll(COUNTED)].map(
      ({ 1: said = '', 2: first, 3: small = '', 4: last, 5: next = '', index }) => ({
        written,
        language,
        part: { offset: offset + index, length: said.length },
        words: `${language}: ${first} ${small} ${last} ${isTime(first, language, contract) ? next : ''}`.toLowerCase(),
        number: numberIn(said),
        fact: factNamed(said),
      }),
    );
  }),
);

/** Months and hours are of many things: what they are of may be said by one more word. */
function isTime(word: string | undefined, language: Language, { languages }: Contract): boolean {
  const { locale } = languages.find(({ code }) => code === language) ?? {};
  return word !== undefined && locale !== undefined && timeUnits(locale).has(word.toLowerCase());
}
