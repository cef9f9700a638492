import { escapeRegExp } from '../../shared/escape-reg-exp';
import { groupBy } from '../../shared/group-by';
import { oncePerObject } from '../../shared/once-per-object';
import { asToken } from '../../shared/token-syntax';
import { type Counted, countedWith } from '../facts/counted-with';
import { numberIn } from '../facts/facts';
import { factsAround, figuresAround, neighboursOf, type SaidAround, sharedAround } from '../facts/said-around';
import { isDigitAway } from '../figures/is-digit-away';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { fewInEach } from '../texts/few-faults';
import { readableRuns } from '../texts/readable-texts';
import { placeKey } from '../values/place-key';
import { inFewFilesAgainst } from '../values/values';

/** How far a number may be from the figure, to be taken for that of another year. */
const NEARNESS = 0.2;
/** So many words around two figures are the same by chance no more; around quite another one, so many. */
const FEWEST_SHARED = 5;
const FEWEST_OF_OTHER = 7;
/** So many of them are no little ones. */
const FEWEST_LONG = 3;
const LONG = 4;

/** A number or a code, and the only figure of facts.yaml that other texts have with the same words. */
interface Unlike extends Pick<Counted, 'written' | 'part'> {
  readonly fact: string;
  /** Whether it is its letters that are alike, whatever stands around it. */
  readonly isCode?: true;
}

/**
 * What texts say with the same words by one figure of facts.yaml is no other one in one of them: «18 alumnos por grupo»,
 * «certificado médico de clase 1 y superar la selección».
 */
export const factUnlike: Rule<'fact-unlike'> = (site) => {
  const known = new Set<string>();
  const isNew = ({ written, part }: Unlike) => {
    const place = `${placeKey(written)} ${part.offset}`;
    return known.has(place) ? false : known.add(place);
  };
  return fewInEach(
    [...amongCounted(site), ...amongSaid(site), ...amongCodes(site)].filter(isNew),
    ({ written }) => written,
    (unlike) => told(site, unlike),
  );
};

/** What stands before the same words, and is almost as many. */
function amongCounted(site: DraftSite): Unlike[] {
  const all = countedWith(site);
  const facts = new Map<string, Set<string>>();
  for (const { words, fact } of all)
    if (fact !== undefined) facts.set(words, (facts.get(words) ?? new Set()).add(fact));
  return all.flatMap(({ written, part, words, number, fact: own }): Unlike[] => {
    const [fact, ...others] = facts.get(words) ?? [];
    const value = fact === undefined ? undefined : site.facts[fact];
    if (own !== undefined || fact === undefined || others.length > 0 || number === undefined) return [];
    return typeof value === 'number' && isNear(number, value) ? [{ written, part, fact }] : [];
  });
}

/** What stands in the midst of the same words. */
function amongSaid(site: DraftSite): Unlike[] {
  const facts = groupBy(factsAround(site), neighboursOf);
  if (facts.size === 0) return [];
  return figuresAround(site, [...facts.keys()].sort()).flatMap((one) => {
    const alike = facts.get(neighboursOf(one)) ?? [];
    const [fact, ...others] = new Set(alike.flatMap((other) => factMeant(one, other, site)));
    return fact === undefined || others.length > 0 ? [] : [{ written: one.written, part: one.part, fact }];
  });
}

/** What is a slip away from a code, in a file that does not have the code itself: `AB-18` for `AB-19`. */
function amongCodes(site: DraftSite): Unlike[] {
  return [...codesIn(site.facts)].flatMap(([letters, fact]) =>
    likeCodes(site, letters)
      .filter(({ said }) => isDigitAway(said, String(site.facts[fact])))
      .filter(({ written }) => !written.source.text.includes(asToken('facts', fact)))
      .map(({ written, part }) => ({ written, part, fact, isCode: true as const })),
  );
}

/** The only fact whose value begins with such letters, by them. */
const codesIn = oncePerObject((facts: DraftSite['facts']): ReadonlyMap<Letters, string> => {
  const codes = Object.entries(facts).flatMap(([fact, value]) => {
    const [, letters] = /^(\p{Lu}{3,}[-/ ]?)\d{2,}$/u.exec(String(value)) ?? [];
    return letters === undefined ? [] : [{ fact, letters }];
  });
  const byLetters = groupBy(codes, ({ letters }) => letters);
  return new Map(
    [...byLetters].flatMap(([letters, [one, ...more]]) =>
      one === undefined || more.length > 0 ? [] : [[{ letters }, one.fact] as const],
    ),
  );
});

interface Letters {
  readonly letters: string;
}

const likeCodes = inFewFilesAgainst('like-codes', (source, contract, { letters }: Letters) => {
  if (!source.text.includes(letters)) return [];
  const code = new RegExp(`(?<![\\p{L}\\d-])${escapeRegExp(letters)}\\d{2,12}(?![\\p{L}\\d-])`, 'gu');
  return readableRuns({ sources: [source], contract }).flatMap(({ written, text, offset }) =>
    [...text.matchAll(code)].map(({ 0: said, index }) => ({
      written,
      said,
      part: { offset: offset + index, length: said.length },
    })),
  );
});

/** The figure of a text around which the same words stand as around a number or a code of another one. */
function factMeant(one: SaidAround, { fact = '', ...other }: SaidAround, site: DraftSite): string[] {
  const value = site.facts[fact];
  const words = sharedAround(one, { ...other, fact });
  if (value === undefined || words.filter(isLong).length < FEWEST_LONG) return [];
  const number = numberIn(one.said);
  const isAlmost = typeof value === 'number' ? number !== undefined && isNear(number, value) : hasForm(one.said, value);
  return words.length >= (isAlmost ? FEWEST_SHARED : FEWEST_OF_OTHER) ? [fact] : [];
}

function isLong({ length }: string): boolean {
  return length >= LONG;
}

function isNear(number: number, value: number): boolean {
  return Math.abs(number - value) <= value * NEARNESS;
}

/** Two codes of as many letters and digits: B2 and C1. */
function hasForm(one: string, other: string): boolean {
  const formOf = (code: string) => code.replaceAll(/\d/g, '0').replaceAll(/\p{Lu}/gu, 'A');
  return formOf(one) === formOf(other);
}

function told({ facts }: DraftSite, { written, part, fact, isCode }: Unlike): Finding<'fact-unlike'>[] {
  const value = facts[fact];
  const suggestion = asToken('facts', fact);
  const text = written.text.slice(part.offset, part.offset + part.length);
  const isSame = typeof value === 'number' ? numberIn(text) === value : text === value;
  if (value === undefined || isSame || written.text.includes(suggestion)) return [];
  const { source, pointer } = written;
  const fix = fixOfText(written, [{ ...part, text: suggestion }], false);
  return [
    {
      code: 'fact-unlike',
      place: { source, pointer, part },
      details: { text, fact, value, suggestion, ...(isCode && { isCode }) },
      fix,
    },
  ];
}
