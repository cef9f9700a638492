import { asRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import type { Pointer } from '../../shared/pointer';
import { asToken } from '../../shared/token-syntax';
import { daysSaid } from '../dates/days-named';
import { monthsAlone } from '../dates/months-alone';
import { figuresIn } from '../figures/figures-in';
import { namedAlike } from '../language-data/towns';
import { inLanguage } from '../languages';
import { namesOfPlace } from '../names/names-of-place';
import { collection, type DraftSite, type Entry, singleton } from '../site';
import type { Source } from '../source';
import { folded } from '../spelling/folded';
import { slugOf } from '../spelling/suggest';
import { textWithTokens } from '../tokens/tokens';
import { valuesWith } from '../values/values';
import type { OtherDetail } from './other-detail';
import { isSaidFree, modesSaid } from './ways-said';

/** The details of a course, the messages that visitors read before them, and which figure of each is compared. */
const DETAILS = {
  duration: { message: 'duration', figureIn: onlyTime },
  hours: { message: 'hours', figureIn: onlyTime },
  price: { message: 'price', figureIn: onlyNumber },
  seats: { message: 'seats', figureIn: onlyNumber },
  intake: { message: 'nextIntake', figureIn: onlyMonths },
  schedule: { message: 'schedule', figureIn: daysOfWeek },
  place: { message: 'place', figureIn: placesNamed },
} as const;
type Key = keyof typeof DETAILS;
const KEYS = Object.keys(DETAILS) as Key[];

/** Where the sheet on the page of a course says another length of time, price, number of seats, month, days of the week or place than the course. Its translations are compared with it. */
export function sheetsOtherThanCourses(site: DraftSite): OtherDetail[] {
  return [...coursesByPage(site)].flatMap(([page, course]) => {
    const source = course && site.pages.byId.get(page)?.page.source;
    if (course === undefined || source === undefined) return [];
    const details = KEYS.flatMap((key) => detailOf(course, key, site) ?? []);
    if (details.length === 0) return [];
    const rows = rowsIn(source, site);
    const others = rows.flatMap((row) =>
      details.flatMap((each) => [...otherIn(row, each, site), ...unlikeIn(row, each, site)]),
    );
    return others.length > 0 ? others : exchangedIn(rows, details, site);
  });
}

/**
 * Two rows each of which says what the course says of the other, and not its own: their values have changed places. So has
 * the value of one that says nothing but what another detail is.
 */
function exchangedIn(rows: readonly Row[], details: readonly CourseDetail[], site: DraftSite): OtherDetail[] {
  const called = rows.flatMap((row) => {
    const detail = details.find((each) => isCalled(row, each, site));
    const values = row.values.map((value) => said(value, site));
    return detail === undefined ? [] : [{ row, detail, values, words: wordsOf(values.join(' ')) }];
  });
  const says = ({ words }: (typeof called)[number], { text }: CourseDetail) =>
    tellingWords(text).every((word) => words.includes(word));
  const astray = called.filter((one) => !says(one, one.detail));
  const isCopied = ({ words, detail }: (typeof called)[number]) =>
    details.some((other) => {
      const own = wordsOf(other.text);
      const isSaid = own.some((word) => /\d/.test(word)) && own.every((word) => words.includes(word));
      return other !== detail && isSaid && words.every((word) => !/\d/.test(word) || own.includes(word));
    });
  const exchanged = astray.filter(
    (one) =>
      isCopied(one) || astray.some((other) => other !== one && says(one, other.detail) && says(other, one.detail)),
  );
  return exchanged.map(({ row: { source, pointer, label, key }, detail, values: [value = ''] }) => ({
    ...{ source, pointer: [...pointer, key, 0], label: said(label, site), value },
    ...{ other: detail.text, file: detail.file },
  }));
}

/** The figures of a text, or all its words where it has none. */
function tellingWords(text: string): readonly string[] {
  const words = wordsOf(text);
  const figures = words.filter((word) => /\d/.test(word));
  return figures.length > 0 ? figures : words;
}

/** The courses that alone have a page. */
function coursesByPage(site: DraftSite): ReadonlyMap<string, Entry | undefined> {
  const found = new Map<string, Entry | undefined>();
  for (const course of collection(site, 'courses').values()) {
    const page = String(course.value.page ?? '');
    found.set(page, found.has(page) ? undefined : course);
  }
  return found;
}

interface CourseDetail {
  readonly key: Key;
  /** The words that visitors read before it. */
  readonly label: readonly string[];
  readonly text: string;
  readonly file: string;
}

function detailOf(course: Entry, key: Key, site: DraftSite): CourseDetail | undefined {
  const label = said(singleton(site, 'messages')?.[DETAILS[key].message], site);
  const written = asRecord(course.value)[key];
  const text = said(key === 'price' && typeof written === 'string' ? asToken('facts', written) : written, site, course);
  if (label === '' || text === '') return undefined;
  return { key, label: wordsOf(label), text, file: `site/${course.source.path}` };
}

/** A detail of something, as the sheet on its page has it. */
interface Row {
  readonly source: Source;
  readonly pointer: Pointer;
  readonly label: unknown;
  /** Where the values stand. */
  readonly key: string;
  readonly values: readonly unknown[];
}

function rowsIn(source: Source, { contract }: DraftSite): Row[] {
  return valuesWith({ sources: [source], contract }, 'x-named-values').map(({ pointer, value, schema }) => {
    const [name, key] = schema['x-named-values'] ?? ['', ''];
    const { [name]: label, [key]: values } = asRecord(value);
    return { source, pointer, label, key, values: Array.isArray(values) ? values : [] };
  });
}

/** The one value that counts what the course counts, such as weeks, or is a number as its own is, where it is another one; of more, each may be a part of it. */
function otherIn({ source, pointer, label, key, values }: Row, detail: CourseDetail, site: DraftSite): OtherDetail[] {
  const { figureIn } = DETAILS[detail.key];
  const own = isCalled({ label }, detail, site) ? figureIn(detail.text, site) : undefined;
  if (own === undefined) return [];
  const alike = values.flatMap((written, index) => {
    const value = said(written, site);
    const figure = figureIn(value, site);
    return figure !== undefined && (figure.unit === own.unit || figure.unit === '')
      ? { value, figure, pointer: [...pointer, key, index] }
      : [];
  });
  const [only, ...others] = alike;
  if (only === undefined || others.length > 0 || saySame(detail.key, only.figure.value, own.value)) return [];
  const name = said(label, site);
  return [{ source, pointer: only.pointer, label: name, value: only.value, other: detail.text, file: detail.file }];
}

/** The one value that says that something with a price costs nothing, or that it is attended in another way. */
function unlikeIn(row: Row, detail: CourseDetail, site: DraftSite): OtherDetail[] {
  const [only, ...others] = row.values;
  const language = site.contract.languages[0]?.code;
  if (only === undefined || others.length > 0 || language === undefined || !isCalled(row, detail, site)) return [];
  const value = said(only, site);
  const isFree = detail.key === 'price' && /\d/.test(detail.text) && !/\d/.test(value) && isSaidFree(value, language);
  if (!isFree && !(detail.key === 'place' && isAttendedOtherwise(value, detail.text, language, site))) return [];
  const { source, pointer, label, key } = row;
  return [
    { source, pointer: [...pointer, key, 0], label: said(label, site), value, other: detail.text, file: detail.file },
  ];
}

/** Of a course in a place of the site, nobody knows that it is in person unless it says so; but it is not online alone. */
function isAttendedOtherwise(one: string, other: string, language: Language, site: DraftSite): boolean {
  const [ways, others] = [modesSaid(one, language), modesSaid(other, language)];
  if (ways.meanings.size === 0 || /\p{L}{4}/u.test(ways.rest)) return false;
  if (others.meanings.size > 0) return !areSame(ways.meanings, others.meanings);
  return !ways.meanings.has('onsite') && placesNamed(other, site) !== undefined;
}

function areSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}

/** Whether a row has the name of a detail, or a part of it: «Inicio» is the «Próximo inicio». */
function isCalled({ label }: Pick<Row, 'label'>, detail: CourseDetail, site: DraftSite): boolean {
  const words = wordsOf(said(label, site));
  return words.length > 0 && words.every((word) => detail.label.includes(word));
}

/** Of the places of a course, one text may name fewer. */
function saySame(key: Key, one: string, other: string): boolean {
  const named = other.split(',');
  return one === other || (key === 'place' && one.split(',').some((place) => named.includes(place)));
}

/** The figure of a text that has no other one, if it counts time. */
function onlyTime(text: string, { contract: { languages } }: DraftSite) {
  const [main] = languages;
  const [only, ...others] = main === undefined ? [] : figuresIn(text, main);
  return only?.unit === undefined || others.length > 0 ? undefined : only;
}

/** The number of a text that says nothing else but, perhaps, in one word of what: «16 plazas», «27.000 €». */
function onlyNumber(text: string, { contract: { languages } }: DraftSite) {
  const [main] = languages;
  const [only, ...others] = main === undefined ? [] : figuresIn(text, main);
  if (only?.kind !== 'number' || others.length > 0) return undefined;
  const rest = text.replace(only.written, ' ');
  const [unit = '', ...more] = rest.match(/\p{L}+/gu) ?? [];
  return more.length > 0 || /[<>+~≈/]/.test(rest) ? undefined : { value: only.value, unit: folded(unit) };
}

/** The months that a text names, and nothing else. */
function onlyMonths(text: string, { contract: { languages } }: DraftSite) {
  const [main] = languages;
  const months = main === undefined ? [] : monthsAlone(text, main.code);
  return months.length === 0 ? undefined : { value: months.join(), unit: '' };
}

/** The days of the week that a text names, whatever else it says. */
function daysOfWeek(text: string, { contract: { languages } }: DraftSite) {
  const [main] = languages;
  const days = main === undefined ? [] : daysSaid(main.code)(text).flatMap((said) => said.days);
  return days.length === 0 ? undefined : { value: [...new Set(days)].sort().join(), unit: '' };
}

/** The places of the site that a text names, and the towns that are none of them. */
function placesNamed(text: string, site: DraftSite) {
  const words = `-${slugOf(text)}-`;
  const isSaid = (name: string) => name !== '' && words.includes(`-${name}-`);
  const known = [...collection(site, 'locations').values()].map(({ id, value }) => ({
    id,
    names: namesOfPlace(value),
  }));
  const places = known.flatMap(({ id, names }) => (names.some(isSaid) ? id : []));
  const towns = (text.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? []).filter(
    (town) => namedAlike.has(town) && !known.some(({ names }) => names.some((name) => name.includes(slugOf(town)))),
  );
  const named = [...places, ...towns].sort();
  return named.length === 0 ? undefined : { value: named.join(), unit: '' };
}

function wordsOf(label: string): string[] {
  return folded(label).match(/[\p{L}\d]+/gu) ?? [];
}

/** A text in the main language, with the figures that it names. */
function said(text: unknown, site: DraftSite, entry?: Entry): string {
  const code = site.contract.languages[0]?.code ?? '';
  const written = inLanguage(text as Parameters<typeof inLanguage>[0], code);
  return typeof written === 'string' ? (textWithTokens(written, site, code, entry) ?? '') : '';
}
