import { publicationOf } from '../compiler/dates/publication';
import { spans } from '../compiler/dates/spans';
import type { DraftSite } from '../compiler/site';
import { placeKey } from '../compiler/values/place-key';
import { valuesOfFacts, valuesOfFormat, valuesWith } from '../compiler/values/values';
import { type Visit, visit } from '../compiler/values/visit';
import { hasPassed, isDayOrMonth } from '../shared/dates';
import { isRecord } from '../shared/is-record';
import type { Language } from '../shared/language';
import { factNamed } from '../shared/token-syntax';
import type { ComingDate, DateKind } from './overview';
import { placeOf, titleOf } from './written';

/** What begins, ends or takes place from a day on, the nearest first. */
export function comingDates(site: DraftSite, today: string): ComingDate[] {
  return [...publications(site), ...yearlyDays(site, today), ...announced(site)]
    .filter(({ day }) => isDayOrMonth(day) && !hasPassed(day, today))
    .sort((a, b) => a.day.localeCompare(b.day) || nameOf(a).localeCompare(nameOf(b)));
}

function publications(site: DraftSite): ComingDate[] {
  const shown = site.sources
    .flatMap((source) => visit(source, site.contract))
    .filter(({ schema }) => schema.properties?.expire?.$ref !== undefined);
  return shown.flatMap((found) =>
    Object.entries(publicationOf(found.value)).map(([key, day]) => {
      const part = { source: found.source, pointer: [...found.pointer, key] };
      return { day, kind: key as 'publish' | 'expire', titles: namesAround(site, part), place: placeOf(part) };
    }),
  );
}

/** The next day on which something begins or ends that comes every year. */
function yearlyDays(site: DraftSite, today: string): ComingDate[] {
  return valuesOfFormat(site, 'month-day').flatMap((found) => {
    const kind = found.pointer.at(-1);
    if (typeof found.value !== 'string' || (kind !== 'from' && kind !== 'until')) return [];
    const year = Number(today.slice(0, 4));
    const years = [year, year + 1, year + 2, year + 3, year + 4].map((each) => `${each}-${found.value}`);
    const day = years.find((each) => isDayOrMonth(each) && each >= today);
    return day === undefined ? [] : [dateOf(site, found, day, kind)];
  });
}

/** Dates that visitors are told until they have passed; of one that is a fact, where the fact says it. */
function announced(site: DraftSite): ComingDate[] {
  const facts = new Map(valuesOfFacts(site).map((found) => [found.pointer[0], found]));
  const lastDays = new Set(spans(site).map(({ last }) => last));
  return valuesWith(site, 'x-upcoming').flatMap((found) => {
    const kind = lastDays.has(placeKey(found)) ? 'end' : 'date';
    const fact = factNamed(String(found.value));
    const written = fact === undefined ? found : facts.get(fact);
    if (typeof written?.value !== 'string') return [];
    return [{ ...dateOf(site, found, written.value, kind), place: placeOf(written) }];
  });
}

function dateOf(site: DraftSite, found: Visit, day: string, kind: DateKind): ComingDate {
  return { day, kind, titles: namesAround(site, found), place: placeOf(found) };
}

function nameOf({ titles }: ComingDate): string {
  return Object.values(titles).join();
}

/** What the nearest thing around a value that has a name is called in each language, or else its file. */
function namesAround(site: DraftSite, { source, pointer }: Pick<Visit, 'source' | 'pointer'>): ComingDate['titles'] {
  const around: unknown[] = [source.data];
  for (const key of pointer) {
    const last = around.at(-1);
    around.push(isRecord(last) || Array.isArray(last) ? Reflect.get(last, key) : undefined);
  }
  around.reverse();
  const nameIn = (language: Language) =>
    around.map((value) => titleOf(value, site, language)).find((name) => name !== undefined && !name.includes('{{')) ??
    source.id ??
    source.path;
  return Object.fromEntries(site.contract.languages.map(({ code }) => [code, nameIn(code)]));
}
