import { distance } from 'fastest-levenshtein';
import { countBy } from '../../shared/count-by';
import { groupBy } from '../../shared/group-by';
import { isWrongIban, isWrongTaxNumber } from '../contacts/check-digits';
import { type ListedEvent, listedEvents } from '../dates/listed-events';
import { contactsOtherThanKnown } from '../facts/contacts-in-lines';
import { allDetails, type Detail, detailsIn } from '../facts/details-in-lines';
import { figuresOtherThanText } from '../facts/figures-of-summaries';
import { monthsOtherThanUsual } from '../facts/months-of-courses';
import type { OtherDetail } from '../facts/other-detail';
import { pricesOtherThanFacts } from '../facts/prices-of-items';
import { sheetsOtherThanCourses } from '../facts/sheets-of-courses';
import { startsOtherThanCourses } from '../facts/starts-of-courses';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { isSaidOfEntries } from '../names/said-of-entries';
import type { Rule } from '../rule';
import type { DraftSite, Files } from '../site';
import { folded } from '../spelling/folded';
import { placeKey } from '../values/place-key';

/** Of so many other details two texts say the same: they are about the same. */
const FEWEST_SHARED = 2;
/** What is said in more ways is said of several. */
const MOST_VALUES = 6;
const MOST_CHANGES = 2;
/** So many of those who say it otherwise are looked at, and lists that say it so often. */
const MOST_COMPARED = 20;

/**
 * What is said line by line of somebody on several pages is the same on each: a tax number, an address, a name; and so is
 * when something takes place that several pages list, how long a course takes on its own page, in which month it begins
 * wherever that is said, in which months all else is, and what something costs in the cards of every page.
 */
export const detailOther: Rule<'detail-other'> = (site, { today }) => {
  const lines = inLines(site);
  const told = new Set(
    lines.map(({ place, details }) => ('source' in place ? `${placeKey(place)} ${details.value}` : '')),
  );
  const contacts = contactsOtherThanKnown(site).filter((one) => !told.has(`${placeKey(one)} ${one.value}`));
  return [
    ...lines,
    ...inLists(site),
    ...inWhatIsKnown([
      ...sheetsOtherThanCourses(site),
      ...startsOtherThanCourses(site, today),
      ...monthsOtherThanUsual(site),
      ...pricesOtherThanFacts(site),
      ...figuresOtherThanText(site),
      ...contacts,
    ]),
  ];
};

function inWhatIsKnown(others: readonly OtherDetail[]): Finding<'detail-other'>[] {
  return others.map(({ source, pointer, part, ...details }) => ({
    code: 'detail-other',
    place: { source, pointer, ...(part && { part }) },
    details,
  }));
}

/** Told once for all languages, where none of the one page is any of the other: what is there twice a week may be listed in part. */
function inLists(site: Files): Finding<'detail-other'>[] {
  const told = new Set<string>();
  const all = listedEvents(site);
  const said = groupBy(all, itemOf);
  // Where both pages say the same in another language, it is a slip of this one, and told as such.
  const isOfOneLanguage = (event: ListedEvent, [other]: readonly ListedEvent[]) =>
    said
      .get(itemOf(event))
      ?.some((one) => said.get(other === undefined ? '' : itemOf(other))?.some((two) => areAlike(one, two))) === true;
  return [...groupBy(all, ({ key }) => key).values()].flatMap((events) => {
    const [first = [], ...others] = groupBy(events, ({ source }) => source.path).values();
    const isOther = (ofFile: readonly ListedEvent[]) =>
      Math.max(first.length, ofFile.length) <= MOST_COMPARED &&
      !ofFile.some((event) => first.some((one) => saySame(one, event)));
    return others
      .filter(isOther)
      .flatMap((ofFile) =>
        ofFile.flatMap((event) => (isOfOneLanguage(event, first) ? [] : eventTold(event, first, told))),
      );
  });
}

function eventTold(event: ListedEvent, [other]: readonly ListedEvent[], told: Set<string>): Finding<'detail-other'>[] {
  const { source, pointer, item, name, when } = event;
  const place = placeKey({ source, pointer: item });
  if (other === undefined || told.has(place)) return [];
  told.add(place);
  const details = { label: name, value: when, other: other.when, file: `site/${other.source.path}` };
  return [{ code: 'detail-other', place: { source, pointer }, details }];
}

function itemOf({ source, item }: ListedEvent): string {
  return placeKey({ source, pointer: item });
}

function areAlike(one: ListedEvent, other: ListedEvent): boolean {
  return one.key === other.key && saySame(one, other);
}

/** One may say less than the other. */
function saySame({ figures }: ListedEvent, { figures: others }: ListedEvent): boolean {
  const shared = [...figures].filter((figure) => others.has(figure)).length;
  return shared === Math.min(figures.size, others.size);
}

function inLines(site: DraftSite): Finding<'detail-other'>[] {
  // The last sign of a number that is nobody's is told by itself.
  const all = allDetails(site).filter(({ value }) => !isWrongTaxNumber(value) && !isWrongIban(value));
  const areAboutSame = (one: Detail, other: Detail) =>
    shared(detailsIn(one.written), detailsIn(other.written)) >= FEWEST_SHARED;
  // In all languages: most are the same in each.
  const uses = countBy(all, ({ value }) => value);
  const usesOf = ({ value }: Detail) => uses.get(value) ?? 0;
  const isKnown = (one: Detail, other: Detail) => isSaidOfEntries(site.collections, one.value, other.value);
  // Of two that are as rare as each other, right is what is said elsewhere as well; else the second is told, and nobody knows.
  const isRarer = (one: Detail | undefined, other: Detail | undefined, isSecond: boolean) => {
    if (one === undefined || other === undefined || !isNearly(one.value, other.value)) return false;
    if (usesOf(other) !== usesOf(one)) return usesOf(other) > usesOf(one);
    return isKnown(other, one) || (isSecond && !isKnown(one, other));
  };
  const isSure = (other: Detail, one: Detail) =>
    usesOf(other) > usesOf(one) || (usesOf(other) === usesOf(one) && isKnown(other, one));
  return grouped(all, ({ kind }) => kind).flatMap((ofLabel) => {
    const ways = grouped(ofLabel, ({ value }) => value);
    if (ways.length > MOST_VALUES) return [];
    return ways.flatMap((details, index) => {
      const better = ways.filter((others, at) => isRarer(details[0], others[0], at < index));
      const compared = better.flatMap((others) => others.slice(0, MOST_COMPARED));
      return details.flatMap((detail) => {
        const other = compared.find((one) => areAboutSame(detail, one));
        return other === undefined ? [] : told(detail, other, isSure(other, detail));
      });
    });
  });
}

function told({ written, label, value, offset }: Detail, other: Detail, isKnown: boolean): Finding<'detail-other'> {
  const part = { offset, length: value.length };
  const { source, pointer } = written;
  const details = { label, value, other: other.value, file: `site/${other.written.source.path}` };
  const fix = isKnown && { fix: fixOfText(written, [{ ...part, text: other.value }], false) };
  return { code: 'detail-other', place: { source, pointer, part }, details, ...fix };
}

function grouped(details: readonly Detail[], keyOf: (detail: Detail) => string): (readonly Detail[])[] {
  return [...groupBy(details, keyOf).values()];
}

function shared(one: readonly Detail[] = [], other: readonly Detail[] = []): number {
  const said = new Set(one.map(({ label, value }) => `${folded(label)}: ${value}`));
  return other.filter(({ label, value }) => said.has(`${folded(label)}: ${value}`)).length;
}

/** A slip apart. Amounts, sizes and days may well be near to each other: of what has figures in it, only codes are held to it. */
function isNearly(one: string, other: string): boolean {
  const isName = (value: string) => !/\d/.test(value);
  const isCode = (value: string) => /\d{5}/.test(value) && !/\p{Sc}|^[\d.,\s]+\p{L}*$/u.test(value);
  const areOfAKind = (isName(one) && isName(other)) || (isCode(one) && isCode(other));
  const changes = areOfAKind && Math.abs(one.length - other.length) <= MOST_CHANGES ? distance(one, other) : 0;
  return changes > 0 && changes <= MOST_CHANGES;
}
