import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { languageData } from '../language-data/known-languages';
import type { Dictionary } from '../spelling/dictionary';
import { withoutAccents } from '../spelling/folded';
import { hasBeginning, mayBeDerived } from './misspelt';
import { partings } from './partings';

/** Of the word beside a little one; shorter ones are too often the end of another word. */
const SHORTEST_BESIDE = 4;
/** Two little words: «enel», “ofthe”. */
const SHORTEST_OF_TWO = 5;
const LONGEST = 40;

/** The two words that lack the space between them in one that no dictionary has: «queconocen», “ofthe”. */
export function wordsJoined(
  word: string,
  language: Language,
  [own, ...others]: readonly Dictionary[],
): string | undefined {
  const little = littleWordsOf(language);
  if (own === undefined || little === undefined || word.length < SHORTEST_OF_TWO) return undefined;
  if (word.length > LONGEST) return undefined;
  if (!/^\p{Ll}+$/u.test(word) || [own, ...others].some((one) => one.has(word))) return undefined;
  if (mayBeDerived(word, language, own) || lacksAccent(word, own)) return undefined;
  const [meant, ...more] = partings(word).filter(([first, last]) => arePlain(first, last, little, own));
  return meant === undefined || more.length > 0 ? undefined : meant.join(' ');
}

/** The same of two words that the site uses elsewhere, or of one of them and a little one: «informaciónsobre», «envigor», “givean”. */
export function usedWordsJoined(
  word: string,
  language: Language,
  [own, ...others]: readonly Dictionary[],
  isUsed: (word: string) => boolean,
): string | undefined {
  const little = littleWordsOf(language);
  if (own === undefined || little === undefined || word.length < SHORTEST_OF_TWO || word.length > LONGEST)
    return undefined;
  if (!/^\p{Ll}+$/u.test(word) || [own, ...others].some((one) => one.has(word))) return undefined;
  if (hasBeginning(word, language, own)) return undefined;
  const isLong = (part: string) => part.length >= SHORTEST_BESIDE && isUsed(part) && own.has(part);
  const isLittle = (part: string) => part.length > 1 && little.all.has(part);
  const areTwo = (first: string, last: string) => {
    if (little.inCompounds.has(first) || little.inCompounds.has(last)) return false;
    if (isLittle(first) || !isLong(first)) return isLittle(first) && isLong(last);
    return isLittle(last) || (isLong(last) && Math.min(first.length, last.length) >= little.apartFrom);
  };
  const [meant, ...more] = partings(word).filter(([first, last]) => areTwo(first, last));
  return meant === undefined || more.length > 0 ? undefined : meant.join(' ');
}

/** «Metodo» is «método». */
function lacksAccent(word: string, own: Dictionary): boolean {
  return own.near(word).some((other) => withoutAccents(other) === word);
}

interface LittleWords {
  readonly all: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
  readonly behind: ReadonlySet<string>;
  readonly inCompounds: ReadonlySet<string>;
  /** Two words of so many letters and more are not joined to a new one. */
  readonly apartFrom: number;
}

function arePlain(first: string, last: string, { all, before, behind }: LittleWords, own: Dictionary): boolean {
  if (first.length > 1 && last.length > 1 && all.has(first) && all.has(last)) return true;
  if (before.has(first)) return last.length >= SHORTEST_BESIDE && own.has(last);
  return behind.has(last) && first.length >= SHORTEST_BESIDE && own.has(first);
}

/** Little words with which others are made at will. */
export function wordsInCompounds(language: Language): ReadonlySet<string> {
  return littleWordsOf(language)?.inCompounds ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();

const littleWordsOf = oncePerLanguage((language): LittleWords | undefined => {
  const { functionWords, joined } = languageData(language) ?? {};
  if (functionWords === undefined || joined === undefined) return undefined;
  const setOf = (words: string) => new Set(words.split(' '));
  return {
    all: setOf(functionWords),
    before: setOf(joined.before),
    behind: setOf(joined.behind),
    inCompounds: setOf(joined.inCompounds),
    apartFrom: joined.apartFrom,
  };
});
