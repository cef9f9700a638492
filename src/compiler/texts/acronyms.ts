import { addToGroup } from '../../shared/group-by';
import type { TextPart } from '../../shared/text-part';
import { type DraftSite, singleton } from '../site';
import { folded } from '../spelling/folded';
import { noted } from '../values/notes';
import { inFiles, valuesOfFacts } from '../values/values';
import { type ReadableText, readableRuns } from './readable-texts';
import { isSlipOf, lettersOf } from './slip-of';
import { wordsIn } from './words';

/** A word in capitals, as a text writes it: «OACI», the letters of «PFATC-19». */
interface AcronymInText extends TextPart {
  readonly written: ReadableText;
  readonly name: string;
  /** The two words before it, by their beginnings; empty where there are none. */
  readonly behind: string;
}

/** Shorter ones are near to each other by chance. */
const ACRONYM = /(?<![\p{L}\p{M}\p{N}@/._-])\p{Lu}{4,12}(?![\p{L}\p{M}\p{N}@_]|-\p{L})/gu;
/** What is said in capitals says nothing of how its words are written. */
const SHOUTED = /(?<!\p{Lu})\p{Lu}{2,}[\s,]+\p{Lu}{2,}[\s,]+\p{Lu}{2,}/u;

/** Those of some files. */
export const acronymsInTexts = inFiles((source, contract): readonly AcronymInText[] =>
  readableRuns({ sources: [source], contract }).flatMap(({ written, text, offset }) =>
    SHOUTED.test(text)
      ? []
      : [...text.matchAll(ACRONYM)].map(({ 0: name, index }) => ({
          written,
          name,
          behind: wordsBefore(text.slice(Math.max(0, index - LONGEST_BEFORE), index)),
          offset: offset + index,
          length: name.length,
        })),
  ),
);

const LONGEST_BEFORE = 40;

function wordsBefore(text: string): string {
  const words = wordsIn(text).slice(-2);
  return words.length < 2 ? '' : words.map(({ small }) => folded(small).slice(0, BEGINNING)).join(' ');
}

/** «certificado por» and «certificada por» begin alike. */
const BEGINNING = 6;

/** What stands before each acronym in a file, as often as it is there; a figure of the site may hold one as well. */
const acronymsIn = noted('acronyms', (source, contract): Readonly<Record<string, readonly string[]>> => {
  const found = new Map<string, string[]>();
  for (const { name, behind } of acronymsInTexts({ sources: [source], contract })) addToGroup(found, name, behind);
  for (const { value } of valuesOfFacts({ sources: [source], contract })) {
    for (const [name] of typeof value === 'string' ? value.matchAll(ACRONYM) : [])
      for (let times = 0; times < FEWEST; times += 1) addToGroup(found, name, '');
  }
  return Object.fromEntries(found);
});

/** So often a site says an acronym, before a slip of it is one. */
const FEWEST = 5;
/** Of another letter in one of so few, only what stands before it tells that it is no other acronym. */
const LONG = 5;

/** The acronyms that a site says once in each language at most, each with the one of which it is a slip; its own words are right. */
export function misspeltAcronyms(site: DraftSite): ReadonlyMap<string, string> {
  const { sources, contract } = site;
  const { words = [] } = singleton(site, 'settings') ?? {};
  const own = new Set(words.flatMap((several = '') => wordsIn(several).map(({ small }) => small)));
  const said = new Map<string, string[]>();
  for (const [name, behind] of sources.flatMap((source) => Object.entries(acronymsIn(source, contract)))) {
    for (const before of behind) addToGroup(said, name, before);
  }
  const often = [...said].filter(([, behind]) => behind.length >= FEWEST);
  const seldom = [...said].filter(
    ([name, behind]) => behind.length <= contract.languages.length && !own.has(name.toLowerCase()),
  );
  return new Map(
    seldom.flatMap(([name, behind]) => {
      const meant = often.filter(([other, before]) => isMeant(name, other, () => haveCommon(behind, before)));
      const [only, ...more] = meant;
      // Of a longer one that stands there once, changed places are told as those of any word.
      const isTypo = behind.length === 1 && name.length >= LONG && lettersOf(name) === lettersOf(only?.[0] ?? '');
      return only === undefined || more.length > 0 || isTypo ? [] : [[name, only[0]] as const];
    }),
  );
}

/** EASA and AESA are two of the same letters: the first is seldom wrong. */
function isMeant(name: string, meant: string, areSaidAlike: () => boolean): boolean {
  if (name[0] !== meant[0]) return false;
  if (lettersOf(name) === lettersOf(meant) || Math.min(name.length, meant.length) >= LONG)
    return isSlipOf(name, meant, LONG);
  return isSlipOf(name, meant, 1) && areSaidAlike();
}

function haveCommon(some: readonly string[], others: readonly string[]): boolean {
  return some.every((words) => words !== '' && others.includes(words));
}
