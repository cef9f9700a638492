import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import type { TextPart } from '../../shared/text-part';
import { withFacts } from '../facts/figures-written';
import type { Figure } from '../figures/figure';
import { figuresIn } from '../figures/figures-in';
import type { Finding } from '../findings/finding';
import type { HtmlElement } from '../html/html-structure';
import { languageData } from '../language-data/known-languages';
import type { Rule } from '../rule';
import { dereference } from '../schema/references';
import type { DraftSite, Files } from '../site';
import { fewInEach } from '../texts/few-faults';
import { type HtmlText, htmlTexts, type Run, runsWith, textOf } from '../texts/readable-texts';
import { valueAt } from '../values/value-at';
import { inFiles, valuesThatAreLists } from '../values/values';

/** Of fewer things nobody says how many they are. */
const FEWEST = 3;
/** But of places, courses, people that are named: «Dos tiendas» above one of them. */
const FEWEST_NAMED = 1;

/** A text that says how many things follow says as many as there are: one more or less has been forgotten. */
export const listCount: Rule<'list-count'> = (site) => [
  ...withoutFacts(site),
  ...introducedLists(site).flatMap((list) => inHtml(list, site)),
];

/** Facts may count only what is listed in HTML. */
const withoutFacts = inFiles((source, contract): Finding<'list-count'>[] => {
  const file = { sources: [source], contract };
  return [...aboveLists(file), ...fewInEach(runsThatCount(file), textOf, (run) => inSentences(run, file))];
});

/** What is counted, a colon, and what is listed behind it up to the end of the sentence. */
const COUNTED = /(?<=^|[.!?…:] |[«“"(¿¡])([^.!?…:;,()«»“”<>{}]{3,60}): ([^.!?…:;()«»“”<>{}\d]{5,160})(?=[.!?…]|$)/gu;
const runsThatCount = runsWith(new RegExp(COUNTED, 'u'));
/** Of one thing that is listed: a longer one may hold others. */
const LONGEST_NAME = 24;

/** «Tres panes: hogaza, barra y mollete»: as many as are named, where it is plain how many are. */
function inSentences({ written, text, offset }: Run, site: Files): Finding<'list-count'>[] {
  const { source, pointer, language = '' } = written;
  const and = languageData(language)?.listAnd;
  if (and === undefined) return [];
  return [...text.matchAll(COUNTED)].flatMap(({ 0: { length: size }, 1: before = '', 2: list = '', index }) => {
    const counted = countOfNamed(before, language, site);
    const [others = '', last, ...more] = list.split(new RegExp(` (?:${and}) `, 'u'));
    if (counted === undefined || counted < 2 || last === undefined || more.length > 0 || last.includes(',')) return [];
    const named = [...others.replace(/,$/, '').split(', '), last];
    // «Los gemelos» are two, so that fewer names say less than more of them.
    const mostWords = named.length > counted ? 3 : 1;
    const arePlain = named.every((name) => name.length <= LONGEST_NAME && name.split(' ').length <= mostWords);
    if (!arePlain || Math.abs(named.length - counted) !== 1) return [];
    const part = { offset: offset + index, length: size };
    const details = { text: `${before}:`, counted, length: named.length, isSentence: true as const };
    return [{ code: 'list-count' as const, place: { source, pointer, part }, details }];
  });
}

/** A title, or what introduces a section, above its only list. */
function aboveLists(site: Files): Finding<'list-count'>[] {
  const [only, ...others] = site.contract.languages;
  return valuesThatAreLists(site).flatMap(({ source, pointer, value, schema }): Finding<'list-count'>[] => {
    const areNamed = dereference(site.contract, schema.items ?? {})['x-reference'] !== undefined;
    const fewest = areNamed ? FEWEST_NAMED : FEWEST;
    if (value.length < fewest || !areThings(value)) return [];
    const around = valueAt(source.data, pointer.slice(0, -1));
    if (!isRecord(around) || !isOnlyList(around, fewest)) return [];
    // Where there is but one language, no other one says so as well.
    const isSure = areNamed && others.length === 0;
    return ['title', 'intro'].flatMap((key) => {
      const text = around[key];
      const texts = isSure && only !== undefined && typeof text === 'string' ? { [only.code]: text } : text;
      if (!isRecord(texts)) return [];
      const counts = Object.entries(texts).map(([language, text]) => countIn(text, language, site));
      const [counted] = counts;
      const isSaid = counted !== undefined && (isSure || counts.length > 1) && counts.every((one) => one === counted);
      if (!isSaid || Math.abs(counted - value.length) !== 1) return [];
      const [language, first] = Object.entries(texts)[0] ?? [];
      const of = [...pointer.slice(0, -1), key];
      const place = { source, pointer: texts === text ? [...of, String(language)] : of };
      return [{ code: 'list-count', place, details: { text: String(first), counted, length: value.length } }];
    });
  });
}

/** What is listed with all it has, or by its name. */
function areThings(list: readonly unknown[]): boolean {
  return list.every(isRecord) || list.every((item) => typeof item === 'string');
}

/** A paragraph that ends in a colon, or a heading such as «Los cinco requisitos», and the list behind it. */
interface IntroducedList {
  readonly written: HtmlText;
  readonly intro: string;
  readonly part: TextPart;
  readonly length: number;
  readonly isTable: boolean;
}

const introducedLists = inFiles((source, contract): readonly IntroducedList[] =>
  htmlTexts({ sources: [source], contract }).flatMap((written) => {
    const { text, structure } = written;
    return structure.elements.flatMap((element, index): IntroducedList[] => {
      const length = isList(element) ? itemsOfList(structure.elements, index) : rowsOfTable(text, element);
      if (length === undefined) return [];
      const from = element.opening.part.offset;
      const before = text.slice(Math.max(0, from - LONGEST), from);
      const begun = NAMED_POINTS.test(text.slice(from, from + LONGEST)) ? BEGUN.exec(before) : null;
      const [, intro = '', tags = ''] = INTRODUCED.exec(before) ?? HEADED.exec(before) ?? begun ?? [];
      const part = { offset: from - tags.length - intro.length, length: intro.length };
      return intro === '' ? [] : [{ written, intro, part, length, isTable: !isList(element) }];
    });
  }),
);

/** How many rows a table has below its head; nothing where it has none, or where one of them may go on in the next. */
function rowsOfTable(text: string, { name, opening, closing }: HtmlElement): number | undefined {
  if (name !== 'table' || closing === undefined) return undefined;
  const [, rows = '', ...more] = text.slice(opening.part.offset, closing.part.offset).split('</thead>');
  return rows === '' || more.length > 0 || /span=|<table\b|<tfoot\b/i.test(rows)
    ? undefined
    : rows.split(/<tr\b/).length - 1;
}

/** How many items a list has; nothing where it holds another one. */
function itemsOfList(elements: readonly HtmlElement[], index: number): number | undefined {
  const end = elements[index]?.closing?.part.offset ?? 0;
  let items = 0;
  for (let at = index + 1; ; at += 1) {
    const element = elements[at];
    if (element === undefined || element.opening.part.offset > end) return items;
    if (isList(element)) return undefined;
    if (element.name === 'li') items += 1;
  }
}

const INTRODUCED = /((?:\{\{[^{}]*\}\})?[^<>.;!?{}]*:)\s*((?:<\/[^<>]*>\s*)*)$/;

/** An article before the figure makes the items of the list those that are counted. */
const HEADED = /<h[2-6]>(\p{Lu}\p{L}{1,2} [^<>{}:;,]{3,80})(<\/h[2-6]>\s*)$/u;

/** A heading that begins with a figure, above a list of points that are numbered, or of which each has a name: of a recipe it says for how many it is. */
const BEGUN = /<h[2-6]>((?:\d{1,2}|\p{Lu}\p{L}{2,}) \p{Ll}[^<>{}:;,]{3,80})(<\/h[2-6]>\s*)$/u;
const NAMED_POINTS = /^<[ou]l>\s*<li>\s*<(?:strong|b)>|^<ol>/;

function isList({ name }: HtmlElement): boolean {
  return name === 'ul' || name === 'ol';
}

function inHtml({ written, intro, part, length, isTable }: IntroducedList, site: DraftSite): Finding<'list-count'>[] {
  const { source, pointer, language = '' } = written;
  const counted =
    countOfNamed(withFacts(intro, site), language, site) ??
    countOfNamed(intro.replace(/^\{\{[^{}]*\}\}/, ''), language, site);
  if (counted === undefined || counted < FEWEST || Math.abs(counted - length) !== 1) return [];
  // One more may be the sum of those above it.
  if (isTable && counted < length) return [];
  return [{ code: 'list-count', place: { source, pointer, part }, details: { text: intro.trim(), counted, length } }];
}

/** What stands between a paragraph that says how many there are and the list is no longer. */
const LONGEST = 300;

function isOnlyList(value: unknown, fewest: number): boolean {
  return Object.values(Object(value)).filter((one) => Array.isArray(one) && one.length >= fewest).length === 1;
}

/** With how many things a text begins, whose first sentence counts nothing else; nothing where that is time. */
function countIn(text: unknown, code: Language, site: Files): number | undefined {
  if (typeof text !== 'string' || !/^\p{L}{2,}\s+\p{Ll}|^\d{1,2}\s+\p{Ll}/u.test(text)) return undefined;
  const [sentence = ''] = text.split(/(?<=[.!?:;])\s/);
  const figure = onlyCount(figuresOf(sentence, code, site));
  return figure !== undefined && sentence.startsWith(figure.written) ? Number(figure.value) : undefined;
}

/** How many of what is named right behind the figure: «fase 3» counts nothing. */
function countOfNamed(text: string, code: Language, site: Files): number | undefined {
  // «Una» is an article, too.
  const figure = onlyCount(figuresOf(text, code, site).filter(({ kind, value }) => kind !== 'word' || value !== '1'));
  if (figure === undefined) return undefined;
  const [before = '', behind = ''] = text.split(figure.written);
  const isCounted = /^\s\p{Ll}{3}/u.test(behind) && (figure.kind === 'word' || before.trim() === '');
  return isCounted ? Number(figure.value) : undefined;
}

function figuresOf(text: string, code: Language, { contract }: Files): readonly Figure[] {
  const language = contract.languages.find((one) => one.code === code);
  return language === undefined ? [] : figuresIn(text, language);
}

/** The only figure of a text, where it counts anything but time. */
function onlyCount([figure, ...others]: readonly Figure[]): Figure | undefined {
  if (figure === undefined || others.length > 0 || figure.unit !== undefined || figure.isOptional) return undefined;
  return figure.kind === 'word' || figure.kind === 'number' ? figure : undefined;
}
