import { areOneName, type KeptItem, keptByConsent, keptByRows, STORED_AS } from '../facts/kept-items';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import { sourceOfSingleton } from '../site';
import { inFewFiles } from '../values/values';

/** How long the question of consent says that something is kept is how long the tables about it say; the decision itself has a number of its own. */
export const consentDurationOther: Rule<'consent-duration-other'> = (site) => {
  const source = sourceOfSingleton(site, 'consent');
  if (source === undefined) return [];
  const rows = rowsAboutKept(site);
  const found = new Map<string, Finding<'consent-duration-other'>>();
  for (const item of keptByConsent(source, site.contract).flatMap(inDays)) {
    const about = rows.filter(
      ({ written, names }) => written.language === item.written.language && areOne(names, item.names),
    );
    const [row] = about;
    const key = item.written.value.join('/');
    if (row === undefined || found.has(key) || about.some((each) => areAlike(each, item))) continue;
    found.set(key, told(item, row));
  }
  return [...found.values()];
};

const rowsAboutKept = inFewFiles('rows-about-kept', (source, contract) => keptByRows(source, contract).flatMap(inDays));

/** What is kept for some time, as that is written, and in days. */
interface KeptFor extends KeptItem {
  readonly said: string;
  readonly days: readonly number[];
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

function inDays(item: KeptItem): KeptFor[] {
  const durations = item.figures.filter(({ unit = '' }) => Object.hasOwn(DAYS, unit));
  const [first] = durations;
  if (first === undefined) return [];
  const days = durations.map(({ value, unit = '' }) => Number(value) * (DAYS[unit] ?? 0));
  return [{ ...item, said: first.withUnit ?? first.written, days }];
}

function told({ written, part, names: [name = ''], said }: KeptFor, row: KeptFor) {
  const { source, pointer } = written;
  const details = { name, said, other: row.said, file: row.written.source.path };
  return { code: 'consent-duration-other' as const, place: { source, pointer, part }, details };
}

function areOne(names: readonly string[], others: readonly string[]): boolean {
  return names.some((name) => name !== STORED_AS && others.some((other) => areOneName(name, other)));
}

/** A month has thirty days, or a few more or less. */
const NEAR = 0.05;

function areAlike({ days }: KeptFor, { days: others }: KeptFor): boolean {
  return days.some((one) => others.some((other) => Math.abs(one - other) <= NEAR * Math.max(one, other)));
}
