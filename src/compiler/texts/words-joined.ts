import type { Language } from '../../shared/language';
import { languageData } from '../language-data/known-languages';
import { oncePerLanguage } from '../values/once-per-object';
import type { Dictionary } from './dictionary';
import { withoutAccents } from './folded';
import { mayBeDerived } from './misspelt';

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
  const ends = Array.from({ length: word.length - 1 }, (_none, index) => index + 1);
  const parted = ends.map((end) => [word.slice(0, end), word.slice(end)] as const);
  const [meant, ...more] = parted.filter(([first, last]) => arePlain(first, last, little, own));
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
}

function arePlain(first: string, last: string, { all, before, behind }: LittleWords, own: Dictionary): boolean {
  if (first.length > 1 && last.length > 1 && all.has(first) && all.has(last)) return true;
  if (before.has(first)) return last.length >= SHORTEST_BESIDE && own.has(last);
  return behind.has(last) && first.length >= SHORTEST_BESIDE && own.has(first);
}

const littleWordsOf = oncePerLanguage((language): LittleWords | undefined => {
  const { functionWords, joined } = languageData(language) ?? {};
  if (functionWords === undefined || joined === undefined) return undefined;
  const [all, before, behind] = [functionWords, joined.before, joined.behind].map((words) => new Set(words.split(' ')));
  return all && before && behind && { all, before, behind };
});
