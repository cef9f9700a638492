import { hasPassed, isDayOrMonth } from '../../shared/dates';
import { groupBy } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import { keptWhileSame, oncePerLanguage, oncePerObject } from '../../shared/once-per-object';
import type { Pointer } from '../../shared/pointer';
import { factNamed } from '../../shared/token-syntax';
import { monthsAlone } from '../dates/months-alone';
import { languageData } from '../language-data/known-languages';
import { inLanguage } from '../languages';
import { collection, type DraftSite, type Entry, singleton } from '../site';
import { folded } from '../spelling/folded';
import { calendarNames } from '../standards/calendar-names';
import { asName, type Names, namesOf, wordsOf } from '../texts/named-in';
import { type TextBlock, textBlocks } from '../texts/text-blocks';
import { valueAt } from '../values/value-at';
import { inFiles, inFilesAgainst } from '../values/values';
import type { OtherDetail } from './other-detail';
import { calledIn } from './owned-figures';

/** When a course begins, by its own data. */
interface CourseStart {
  readonly months: readonly number[];
  readonly written: string;
  readonly file: string;
  readonly pointer: Pointer;
}

/** What the courses say of their beginning, and by which names a text speaks of them. */
interface CourseStarts {
  readonly starts: readonly (readonly [id: string, start: CourseStart])[];
  readonly called: readonly (readonly [name: string, ids: string[]])[];
  readonly label: string;
}

/** Where a sentence or a question about a course says another month for its beginning than the course. Its translations are compared with it. */
export function startsOtherThanCourses(site: DraftSite, today: string): readonly OtherDetail[] {
  const [main] = site.contract.languages;
  if (main === undefined || languageData(main.code)?.begins === undefined) return [];
  const starts = [...collection(site, 'courses').values()].flatMap((course) => {
    const start = startOf(course, site, main.code, today);
    return start === undefined ? [] : [[course.id, start] as const];
  });
  if (starts.length === 0) return [];
  const ids = starts.map(([id]) => id);
  const label = inLanguage(singleton(site, 'messages')?.nextIntake, main.code) ?? '';
  const others = otherIn(site, asBefore(site.contract, { starts, called: calledIn(site, ids, main.code), label }));
  return [...groupBy(others, ({ file }) => file).values()].flatMap(
    (ofCourse) => courseItself(ofCourse, starts, site) ?? ofCourse,
  );
}

/** Where all that several files say of a course is one other month, it is the course that says another one. */
function courseItself(
  others: readonly OtherDetail[],
  starts: CourseStarts['starts'],
  site: DraftSite,
): OtherDetail[] | undefined {
  const [first] = others;
  const files = new Set(others.map(({ source }) => source));
  const isOne = others.every(({ value }) => value === first?.value);
  const [, start] = starts.find(([, { file }]) => file === first?.file) ?? [];
  const source = site.sources.find(({ path }) => `site/${path}` === start?.file);
  if (first === undefined || start === undefined || source === undefined || !isOne || files.size < SEVERAL)
    return undefined;
  const { label, value: other } = first;
  return [{ source, pointer: start.pointer, label, value: start.written, other, file: `site/${first.source.path}` }];
}

const SEVERAL = 2;

const asBefore = keptWhileSame<CourseStarts>();

function startOf(
  { value, source, pointer }: Entry,
  site: DraftSite,
  main: Language,
  today: string,
): CourseStart | undefined {
  const { intake, start = '' } = value as {
    readonly intake?: Parameters<typeof inLanguage>[0];
    readonly start?: string;
  };
  const written = inLanguage(intake, main) ?? '';
  const fact = factNamed(start);
  const day = String(fact === undefined ? start : site.facts[fact]);
  const ofDay = isDayOrMonth(day) && !hasPassed(day, today) ? [Number(day.slice(5, 7)) - 1] : [];
  const months = [...monthsAlone(written, main), ...ofDay];
  if (months.length === 0) return undefined;
  const key = written === '' ? ['start'] : ['intake', ...(typeof intake === 'string' ? [] : [main])];
  return { months, written: written || day, file: `site/${source.path}`, pointer: [...pointer, ...key] };
}

/** The part of a text that may say when something begins: one sentence with one month in it. */
interface Saying {
  readonly block: TextBlock;
  readonly words: readonly string[];
  /** Where the month stands, and which it is. */
  readonly offset: number;
  readonly month: string;
  readonly index: number;
}

const sayings = inFiles((source, contract): readonly Saying[] => {
  const [main] = contract.languages;
  const reader = main && readerOf(main.code);
  if (main === undefined || reader === undefined || !reader.mayName.test(source.text)) return [];
  return textBlocks({ sources: [source], contract })
    .filter(({ written, text }) => written.language === main.code && reader.mayName.test(text))
    .flatMap((block) => sentencesIn(block.text).flatMap((sentence) => sayingOf(block, sentence, reader) ?? []));
});

interface Reader {
  readonly mayName: RegExp;
  readonly month: RegExp;
  /** Of a sentence with a month, most say nothing of a beginning. */
  readonly mayBegin: RegExp;
  readonly names: readonly string[];
  /** The ways in which a sentence says it, of which the words are as `wordsOf` gives them and the names of courses are marks. */
  readonly ways: readonly RegExp[];
  /** The same where it is said of what is asked about. */
  readonly answer: RegExp;
  readonly asked: RegExp;
}

const readerOf = oncePerLanguage((language): Reader | undefined => {
  const { begins, articles = '', listAnd = ',' } = languageData(language) ?? {};
  if (begins === undefined) return undefined;
  const months = calendarNames(language).month;
  const all = [...new Set(months.flat())].sort((one, other) => other.length - one.length);
  const { verbs, before, at } = begins;
  const named = `(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`;
  const article = `(?:(?:${articles.replaceAll(' ', '|')}) )?`;
  const and = `(?:^| )(?:${listAnd}) `;
  const month = `(?:${at}) (?:${[...new Set(all.map(asName))].join('|')})(?= |$)`;
  return {
    mayName: new RegExp(named, 'iu'),
    month: new RegExp(named, 'giu'),
    mayBegin: new RegExp(`(?<!\\p{L})(?:${verbs}|${before})`, 'u'),
    names: months.map((names) => names.map(folded)).map((names) => ` ${names.join(' ')} `),
    ways: [
      new RegExp(`(?:^|${and})${article}(?:${MARK} )(?:(?:${listAnd}) ${article}${MARK} )*(?:${verbs}) ${month}`, 'u'),
      new RegExp(`(?:^| )(?:${verbs}) ${article}${MARK} ${month}`, 'u'),
      new RegExp(`(?:^| )(?:${before}) ${article}(?:${MARK} )+${month}`, 'u'),
      new RegExp(`(?:^| )${month} (?:${verbs}) ${article}${MARK}`, 'u'),
    ],
    answer: new RegExp(`(?:^|${and})(?:${verbs}) ${month}`, 'u'),
    asked: new RegExp(`(?:^| )(?:${verbs})(?:$| (?:${listAnd}) | ${article}${MARK})`, 'u'),
  };
});

const MARK = '\u{f000}';

/** What stands in brackets tells of something else; each character stands where it stood. */
function sentencesIn(text: string): { readonly text: string; readonly offset: number }[] {
  const plain = text
    .replaceAll(/\([^()]*\)|\{\{[^{}]*\}\}/g, ({ length }) => ' '.repeat(length))
    .replaceAll('&nbsp;', '      ');
  return [...plain.matchAll(/[^.;!?…\n]+/g)].map(({ 0: sentence, index }) => ({ text: sentence, offset: index }));
}

function sayingOf(block: TextBlock, sentence: { readonly text: string; readonly offset: number }, reader: Reader) {
  const found = [...sentence.text.matchAll(reader.month)];
  const [only, ...others] = found;
  if (only === undefined || others.length > 0 || !reader.mayBegin.test(folded(sentence.text))) return undefined;
  const month = only[0];
  const index = reader.names.findIndex((names) => names.includes(` ${folded(month)} `));
  const offset = block.offset + sentence.offset + only.index;
  return { block, words: wordsOf(sentence.text), offset, month, index };
}

const otherIn = inFilesAgainst((source, contract, { starts, called, label }: CourseStarts): OtherDetail[] => {
  const [main] = contract.languages;
  const reader = main && readerOf(main.code);
  if (main === undefined || reader === undefined) return [];
  const known = new Map(starts);
  const names = namesByWords({ starts, called, label });
  return sayings({ sources: [source], contract }).flatMap(({ block, words, offset, month, index }): OtherDetail[] => {
    const sentence = marked(words, names);
    const { pointer } = block.written;
    const isSaid = reader.ways.some((way) => way.test(sentence.text));
    const asked = isSaid ? undefined : askedAbove(block, names, main.code);
    const isAnswered = asked !== undefined && reader.asked.test(asked.text) && reader.answer.test(sentence.text);
    const named = isSaid ? sentence.ids : [...(asked?.ids ?? []), source.id ?? ''].slice(0, 1);
    const ofCourses = named.flatMap((id) => known.get(id) ?? []);
    const [first] = ofCourses;
    if (!(isSaid || isAnswered) || first === undefined || ofCourses.length < named.length) return [];
    if (ofCourses.some(({ months }) => months.includes(index))) return [];
    const part = { offset, length: month.length };
    return [{ source, pointer, part, label, value: month, other: first.written, file: first.file }];
  });
});

const namesByWords = oncePerObject(({ called }: CourseStarts): Names<string> => namesOf(called));

/** The question that a text answers. */
function askedAbove({ written: { source, value } }: TextBlock, names: Names<string>, main: Language) {
  const item = valueAt(source.data, value.slice(0, -1));
  const question = inLanguage(Object(item).question, main);
  return question === undefined ? undefined : marked(wordsOf(question), names);
}

/** A sentence in which a mark stands for each name, and who is called so. */
function marked(
  words: readonly string[],
  names: Names<string>,
): { readonly text: string; readonly ids: readonly string[] } {
  const ids = new Set<string>();
  const said: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const beginning = names.get(words[at] ?? '');
    const most = Math.min(beginning?.most ?? 0, words.length - at);
    const length = Array.from({ length: most }, (_none, less) => most - less).find((count) =>
      beginning?.byName.has(words.slice(at, at + count).join(' ')),
    );
    for (const id of beginning?.byName.get(words.slice(at, at + (length ?? 0)).join(' ')) ?? []) ids.add(id);
    said.push(length === undefined ? (words[at] ?? '') : MARK);
    at += (length ?? 1) - 1;
  }
  return { text: said.join(' '), ids: [...ids] };
}
