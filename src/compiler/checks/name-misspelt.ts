import { groupBy } from '../../shared/group-by';
import { asRecord, isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import { oncePerText } from '../../shared/once-per-text';
import type { Finding } from '../findings/finding';
import { fixOfText, possibleFix, setEdit } from '../findings/fixes';
import { namedAlike } from '../language-data/towns';
import { namesOfEntries } from '../names/names-of-entries';
import type { Rule } from '../rule';
import { type DraftSite, type Files, singleton } from '../site';
import type { Source } from '../source';
import { bareLetter, withoutAccents } from '../spelling/folded';
import { acronymsInTexts, misspeltAcronyms } from '../texts/acronyms';
import { type NameInText, namesInTexts } from '../texts/names-in-texts';
import { placeNames } from '../texts/place-names';
import { readableRuns } from '../texts/readable-texts';
import { isSlipOf } from '../texts/slip-of';
import { firstText } from '../values/first-text';
import { noted } from '../values/notes';
import { valueAt } from '../values/value-at';
import { inEach, inFewFilesAgainst, valuesWith } from '../values/values';

/**
 * A name of several words has the accents that it has elsewhere in the site; that of the site itself, those of its entries,
 * and those of the streets and towns of its places, are written without any slip; and so is what it often says in capitals.
 */
export const nameMisspelt: Rule<'name-misspelt'> = (site) => {
  const { phrases, towns } = placeNames(site);
  const inTexts = [...phrasesMisspelt(site, phrases), ...(towns.length === 0 ? [] : townsMisspelt(site, towns))];
  // Of a town and an address that differ, one is told: the town, where the website mostly writes it as the address does.
  const told = new Set(inTexts.map(({ details: { name } }) => name));
  const ofTowns = localitiesMisspelt(site).filter(
    ({ details: { name, other } }) => !told.has(other) || timesIn(site, other) > timesIn(site, name),
  );
  const right = new Set(ofTowns.map(({ details: { name, other } }) => `${other}: ${name}`));
  return [
    ...inTexts.filter(({ details: { name, other } }) => !right.has(`${name}: ${other}`)),
    ...ofTowns,
    ...acronymsMisspelt(site),
  ];
};

/** One that stands in several texts is mended in all of them. */
function acronymsMisspelt(site: DraftSite): Finding<'name-misspelt'>[] {
  const misspelt = misspeltAcronyms(site);
  const mayHave = (text: string) => [...misspelt.keys()].some((name) => text.includes(name));
  const sources = misspelt.size === 0 ? [] : site.sources.filter(({ text }) => mayHave(text));
  const found = acronymsInTexts({ sources, contract: site.contract }).filter(({ name }) => misspelt.has(name));
  return [...groupBy(found, ({ name }) => name)].flatMap(([name, places]) => {
    const findings = places.map((place) => told({ ...place, other: misspelt.get(name) ?? name }));
    const edits = findings.flatMap(({ fix }) => fix?.edits ?? []);
    return findings.map((finding) => ({ ...finding, fix: { edits, isCertain: false } }));
  });
}

function timesIn({ sources }: DraftSite, name: string): number {
  return sources.reduce((times, { text }) => times + text.split(name).length - 1, 0);
}

/** The town of a place that is nearly one which its own address names, in a language where both are written in each. */
function localitiesMisspelt({ sources, contract }: DraftSite): Finding<'name-misspelt'>[] {
  return valuesWith({ sources, contract }, 'x-postal-code').flatMap(({ source, pointer }) => {
    const holder = pointer.slice(0, -1);
    const { address, locality } = asRecord(valueAt(source.data, holder));
    return inEach(locality as Parameters<typeof inEach>[0]).flatMap(
      ({ key, text: town }): Finding<'name-misspelt'>[] => {
        const [language] = key;
        const written = isRecord(address) && language !== undefined ? address[language] : firstText(address);
        const other = typeof written === 'string' ? townInAddress(town, written.split(/[,،]\s*/)) : undefined;
        if (other === undefined) return [];
        const place = { source, pointer: [...holder, 'locality', ...key] };
        return [
          { code: 'name-misspelt', place, details: { name: town, other }, ...possibleFix(setEdit(place, other)) },
        ];
      },
    );
  });
}

/** The only part of an address that is a town but for a slip, where none is that town. */
function townInAddress(town: string, parts: readonly string[]): string | undefined {
  const [other, ...more] = parts.filter((part) => /^[\p{L} ]+$/u.test(part) && isSlipOfTown(town, part));
  return more.length > 0 || parts.some((part) => small(part) === small(town)) ? undefined : other;
}

function phrasesMisspelt(site: DraftSite, phrases: readonly string[]): Finding<'name-misspelt'>[] {
  const brands = inEach(singleton(site, 'settings')?.brand).map(({ text }) => text);
  // A mark behind a name, of a brand or an abbreviation, is in no name of a text.
  const names = site.sources.flatMap((source) => [...namesOfEntries(source).values()]);
  const known = knownNames([...brands, ...phrases, ...names].map((name) => name.replace(/\p{P}+$/u, '')));
  const meant = meantNames(writingsOf(site), known);
  const mayHaveMeant = (source: Source) => Object.keys(writingsIn(source, site.contract)).some((key) => meant.has(key));
  const concerned = meant.size === 0 ? [] : site.sources.filter(mayHaveMeant);
  const misspelt = namesInTexts({ sources: concerned, contract: site.contract }).flatMap((found) => {
    const other = isSuffix(found) ? undefined : meant.get(found.key);
    return other === undefined || other === found.name ? [] : { ...found, other };
  });
  return misspelt.filter((one, at) => !overlap(misspelt[at - 1], one)).map(told);
}

/** A town that is nearly written so, and in no more than one text, where the default language of the site is spoken. */
function townsMisspelt(site: DraftSite, towns: readonly string[]): Finding<'name-misspelt'>[] {
  const found = groupBy(nearTowns(site, towns), ({ name }) => name);
  return [...found.values()].flatMap((places) => (places.length === 1 ? places.map(told) : []));
}

/** A name of more words, as «Villanueva de la Sierra», is that of another town. */
const CAPITALISED =
  /(?<![\p{L}\p{N}@/._-])(?<!\p{Lu}\p{L}{1,20} )\p{Lu}[\p{L}\p{M}]{4,}(?![\p{L}\p{M}\p{N}@_-]| (?:d[aeio]l?s? |la |las |los |el ){0,2}\p{Lu})/gu;

const capitalisedIn = oncePerText((text) =>
  [...text.matchAll(CAPITALISED)].map(({ 0: name, index }) => ({ name, index })),
);

const nearTowns = inFewFilesAgainst('near-towns', (source, contract, towns: readonly string[]): Misspelt[] => {
  const main = contract.languages[0]?.code;
  return readableRuns({ sources: [source], contract }).flatMap(({ written, text, offset }) =>
    (written.language ?? main) !== main
      ? []
      : capitalisedIn(text).flatMap(({ name, index }): Misspelt[] => {
          const other = namedAlike.has(name) ? undefined : townMeant(name, towns);
          const place = { offset: offset + index, length: name.length };
          return other === undefined ? [] : [{ written, name, other, ...place }];
        }),
  );
});

/** What differs at its beginning or its end is another name, or another form of it. */
function townMeant(name: string, towns: readonly string[]): string | undefined {
  const written = small(name);
  return byEnds(towns)
    .get(endsOf(written))
    ?.find((town) => small(town) !== written && isSlipOf(written, small(town)));
}

const byEnds = oncePerObject((towns: readonly string[]) => groupBy(towns, (town) => endsOf(small(town))));

function endsOf(name: string): string {
  return `${name.at(0)} ${name.at(-1)}`;
}

/** Names that are written right, all and by each of their words. */
interface KnownNames {
  readonly all: ReadonlySet<string>;
  readonly byWord: ReadonlyMap<string, readonly { readonly name: string }[]>;
}

function knownNames(names: readonly string[]): KnownNames {
  const all = new Set(names);
  const words = [...all].flatMap((name) => name.split(' ').map((word) => ({ word, name })));
  const byWord = [...groupBy(words, ({ word }) => word)].filter(([, alike]) => alike.length <= MOST_ALIKE);
  return { all, byWord: new Map(byWord) };
}

/** What more names have in common, such as a first name, tells none of them. */
const MOST_ALIKE = 8;

/** How names are written that are written otherwise somewhere, by their keys. */
function meantNames(names: ReadonlyMap<string, Writings>, known: KnownNames): ReadonlyMap<string, string> {
  const meant = new Map<string, string>();
  for (const [key, writings] of names) {
    const other = writings.size > 1 ? mostWritten(writings, known) : knownName(writings, known);
    if (other !== undefined) meant.set(key, other);
  }
  return meant;
}

/** The name of the site, of an entry or of a street, of which a name that is written once is a slip: all its other words are right. */
function knownName(writings: Writings, { all, byWord }: KnownNames): string | undefined {
  const [[name, times] = ['', 0]] = writings;
  if (times !== 1 || all.has(name)) return undefined;
  return name
    .split(' ')
    .flatMap((word) => byWord.get(word) ?? [])
    .find((known) => isSlipOfName(name, known.name))?.name;
}

type Misspelt = Omit<NameInText, 'key'> & { readonly other: string };

/** A name and the same with a word more are told once. */
function overlap(before: Misspelt | undefined, { written, offset }: Misspelt): boolean {
  return before?.written === written && offset < before.offset + before.length;
}

function told({ written, name, other, offset, length }: Misspelt): Finding<'name-misspelt'> {
  const { source, pointer } = written;
  const part = { offset, length };
  const fix = fixOfText(written, [{ ...part, text: other }], false);
  return { code: 'name-misspelt', place: { source, pointer, part }, details: { name, other }, fix };
}

/** How often a name is written in each way. */
type Writings = ReadonlyMap<string, number>;

function writingsOf({ sources, contract }: Files): ReadonlyMap<string, Writings> {
  const writings = new Map<string, Map<string, number>>();
  for (const [key, ofFile] of sources.flatMap((source) => Object.entries(writingsIn(source, contract)))) {
    const alike = writings.get(key) ?? new Map<string, number>();
    for (const [name, times] of Object.entries(ofFile)) alike.set(name, (alike.get(name) ?? 0) + times);
    writings.set(key, alike);
  }
  return writings;
}

/** How often each name is written in a file, by its key. */
const writingsIn = noted('names', (source, contract): Readonly<Record<string, Readonly<Record<string, number>>>> => {
  const found: Record<string, Record<string, number>> = {};
  for (const { key, name } of namesInTexts({ sources: [source], contract })) {
    const alike = found[key] ?? {};
    found[key] = { ...alike, [name]: (alike[name] ?? 0) + 1 };
  }
  return found;
});

/** What stands behind each title is held against the name of the site by `brand-other`. */
function isSuffix({ written: { source, pointer } }: NameInText): boolean {
  return source.kind.name === 'settings' && pointer[0] === 'titleSuffix';
}

/** Of several writings that of the site itself, of most texts, or else that with accents: they are lost more often than added. */
function mostWritten(alike: Writings, { all }: KnownNames): string | undefined {
  const isKnown = (name: string) => Number(all.has(name));
  const [first] = [...alike].sort(
    ([one, ones], [other, others]) =>
      isKnown(other) - isKnown(one) || others - ones || accentsIn(other) - accentsIn(one),
  );
  return first?.[0];
}

function accentsIn(name: string): number {
  return [...name].filter((letter) => bareLetter(letter) !== letter).length;
}

const LONG_IN_PHRASE = 5;

/** Whether a name is another one but for a slip in one of its words. */
function isSlipOfName(name: string, meant: string): boolean {
  if (Math.abs(name.length - meant.length) > 1) return false;
  const [words, others] = [name.split(' '), meant.split(' ')];
  if (words.length !== others.length || others.length < 2) return false;
  const [at, ...more] = words.flatMap((word, index) => (word === others[index] ? [] : [index]));
  // Beside two words that are right, another letter is a slip in shorter ones as well.
  const long = words.length > 2 ? LONG_IN_PHRASE : undefined;
  return at !== undefined && more.length === 0 && isSlipOf(small(words[at]), small(others[at]), long);
}

function isSlipOfTown(town: string, meant: string): boolean {
  const isPhrase = town.includes(' ');
  return isPhrase ? isSlipOfName(town, meant) || isSlipOfName(meant, town) : isSlipOf(small(town), small(meant));
}

function small(word = ''): string {
  return withoutAccents(word).toLowerCase();
}
