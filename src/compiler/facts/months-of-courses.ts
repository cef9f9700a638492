import { groupBy } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { collection, type DraftSite } from '../site';
import { folded } from '../spelling/folded';
import { monthNames } from '../standards/calendar-names';
import { type Names, namedIn, namesOf, wordsOf } from '../texts/named-in';
import { type TextBlock, textBlocks } from '../texts/text-blocks';
import { inFewFiles } from '../values/values';
import type { OtherDetail } from './other-detail';
import { calledIn } from './owned-figures';

/** Some months of which a sentence says something: «las solicitudes se presentan en enero y febrero (Bloque 1)». */
interface MonthsSaid {
  readonly block: TextBlock;
  readonly months: string;
  readonly text: string;
  readonly part: TextPart;
  /** The words of which it says so, but for short ones. */
  readonly words: readonly string[];
  /** What is named of which it may be said: in brackets behind, or else before. */
  readonly behind: string;
  readonly before: string;
}

/** The same of one course. */
interface OfCourse extends MonthsSaid {
  readonly course: string;
}

/** So many texts agree on what one says otherwise. */
const USUAL = 2;
const SHORTEST_WORD = 8;
/** Longer sentences say more than one thing. */
const LONGEST = 300;

/** Where one text says of a course, in the same words, other months than all others do. Its translations are compared with it. */
export function monthsOtherThanUsual(site: DraftSite): OtherDetail[] {
  const [main] = site.contract.languages;
  const courses = [...collection(site, 'courses').keys()];
  if (main === undefined || courses.length === 0) return [];
  const all = monthsSaid(site);
  if (all.length === 0) return [];
  const names = namesOf(calledIn(site, courses, main.code));
  const ofCourses = all.flatMap((said) => coursesOf(said, names, courses).map((course) => ({ ...said, course })));
  const odd = [...groupBy(ofCourses, ({ course }) => course).values()].flatMap(oddOne);
  return [...new Map(odd.map((one) => [`${one.source.path} ${one.pointer.join('/')}`, one])).values()];
}

/** Of which courses it is said: those that are named, or else that of the file. */
function coursesOf({ block, behind, before }: MonthsSaid, names: Names<string>, courses: readonly string[]): string[] {
  const ofFile = courses.filter((course) => course === block.written.source.id);
  const [named] = [behind, before].map((text) => namedIn(wordsOf(text), names)).filter(({ length }) => length > 0);
  return [...new Set(named ?? ofFile)];
}

function oddOne(all: readonly OfCourse[]): OtherDetail[] {
  const [[only, ...more] = [], usual = [], ...others] = [...groupBy(all, ({ months }) => months).values()].sort(
    (one, other) => one.length - other.length,
  );
  const files = new Set(usual.map(({ block }) => block.written.source));
  if (only === undefined || more.length > 0 || others.length > 0 || files.size < USUAL) return [];
  const right = usual.find(({ words }) => only.words.every((word) => words.includes(word)));
  const [label] = only.words;
  if (right === undefined || label === undefined) return [];
  const { source, pointer } = only.block.written;
  const file = `site/${right.block.written.source.path}`;
  return [{ source, pointer, part: only.part, label, value: only.text, other: right.text, file }];
}

const monthsSaid = inFewFiles('months-said', (source, contract): readonly MonthsSaid[] => {
  const [main] = contract.languages;
  if (main === undefined) return [];
  return textBlocks({ sources: [source], contract })
    .filter(({ written }) => written.language === main.code)
    .flatMap((block) => saidIn(block, main.code));
});

function saidIn(block: TextBlock, language: Language): MonthsSaid[] {
  const { span, month } = patternsOf(language);
  if (!month.test(block.text)) return [];
  const plain = block.text.replaceAll('&nbsp;', '      ');
  return [...plain.matchAll(/[^.;!?…\n]+/g)].flatMap(({ 0: sentence, index: start }) => {
    if (sentence.length > LONGEST) return [];
    return [...sentence.matchAll(span)].map(({ 0: text, index }): MonthsSaid => {
      const ahead = sentence.slice(0, index).replaceAll(/\([^()]*\)/g, ' ');
      const [, behind = ''] = /^\s*\(([^()]*)\)/.exec(sentence.slice(index + text.length)) ?? [];
      const months = text.toLocaleLowerCase(language).match(/\p{L}{3,}/gu) ?? [];
      return {
        block,
        text,
        months: months.map((name) => monthNames(language).indexOf(name)).join(),
        part: { offset: block.offset + start + index, length: text.length },
        words: [...new Set((folded(ahead).match(/\p{L}+/gu) ?? []).filter(isWord))],
        behind,
        before: ahead,
      };
    });
  });
}

function isWord({ length }: string): boolean {
  return length >= SHORTEST_WORD;
}

/** Several months: «enero y febrero», “January, February or March”. */
const patternsOf = oncePerLanguage((language) => {
  const month = `(?:${monthNames(language).join('|')})(?!\\p{L})`;
  return {
    month: new RegExp(`(?<!\\p{L})${month}`, 'iu'),
    span: new RegExp(`(?<!\\p{L})${month}(?:(?:,\\s|\\s\\p{L}{1,4}\\s)${month})+`, 'giu'),
  };
});
