import { oncePerName, oncePerObject } from '../../shared/once-per-object';
import type { LanguageData } from '../language-data/language-data';
import { wordPairs } from '../language-data/word-pairs';
import { oncePerWord, type Word } from '../texts/words';

/** A figure in words: «mil novecientos ochenta y cuatro» is one. */
interface SpokenFigure {
  readonly value: number;
  /** Of how many words it is made. */
  readonly length: number;
}

/** A word of a figure. */
interface Part {
  readonly value: number;
  /** It multiplies what is before it: «dos docenas», «tres millones». */
  readonly isMultiple: boolean;
  /** It begins with what joins it to the one before. */
  readonly isJoined?: boolean;
  /** By itself it is an article. */
  readonly isOnlyBehind?: boolean;
}

/** The figure that begins with a word of a phrase, in which no more than a space or a hyphen parts the words. */
export function spokenFigure(phrase: readonly Word[], from: number, data: LanguageData): SpokenFigure | undefined {
  const partOf = partsOf(data);
  const first = phrase[from] && partOf(phrase[from]);
  if (first === undefined || first.isOnlyBehind === true) return undefined;
  let sum = added(NOTHING, first.value);
  let end = from + 1;
  while (end < phrase.length) {
    const isAnd = phrase[end]?.written === data.and;
    const at = isAnd ? end + 1 : end;
    const [part, next] = [phrase[at], phrase[at + 1]].map((word) => word && partOf(word));
    const isJoined = isAnd || part?.isJoined === true;
    // «Entre mil y dos mil» are two figures.
    const isAnother = part === undefined || (isJoined && (part.isMultiple || (next?.value ?? 0) >= HUNDRED));
    const grown = isAnother ? undefined : withPart(sum, part, isJoined, data.numbersInPairs);
    if (grown === undefined) break;
    sum = grown;
    end = at + 1;
  }
  return { value: sum.thousands + sum.rest, length: end - from };
}

const HUNDRED = 100;
const THOUSAND = 1000;

interface Sum {
  readonly thousands: number;
  /** Less than a thousand. */
  readonly rest: number;
}

const NOTHING: Sum = { thousands: 0, rest: 0 };

function added({ thousands }: Sum, value: number): Sum {
  return { thousands: thousands + value - (value % THOUSAND), rest: value % THOUSAND };
}

/** A figure with one more part, where that may be one: «treinta» and «dos», but not «dos» and «treinta». */
function withPart(
  sum: Sum,
  { value, isMultiple }: Part,
  isJoined: boolean,
  inPairs: LanguageData['numbersInPairs'],
): Sum | undefined {
  const { thousands, rest } = sum;
  if (isMultiple) return added(NOTHING, (thousands + rest) * value);
  if (value === THOUSAND) {
    const isMultiplied = !isJoined && rest > 0 && thousands % (THOUSAND * THOUSAND) === 0;
    return isMultiplied ? { thousands: thousands + rest * THOUSAND, rest: 0 } : undefined;
  }
  if (value === HUNDRED && !isJoined && rest > 0 && rest < 20) return added({ thousands, rest: 0 }, rest * HUNDRED);
  if (value >= HUNDRED) return rest === 0 && thousands > 0 ? { thousands, rest: value } : undefined;
  const tens = rest % HUNDRED;
  const isBehind = tens === 0 || (tens >= 20 && tens % 10 === 0 && value < 10);
  if (isBehind) return { thousands, rest: rest + value };
  const paired = inPairs && PAIRS[inPairs](rest, value, isJoined);
  return paired === undefined ? undefined : added({ thousands, rest: 0 }, paired);
}

type Pairs = NonNullable<LanguageData['numbersInPairs']>;

const PAIRS: Readonly<Record<Pairs, (rest: number, value: number, isJoined: boolean) => number | undefined>> = {
  years: (rest, value, isJoined) =>
    !isJoined && rest >= 16 && rest <= 20 && value >= 10 ? rest * HUNDRED + value : undefined,
  'tens behind units': (rest, value, isJoined) => {
    const units = rest % HUNDRED;
    const isTen = isJoined ? value >= 20 && value % 10 === 0 : value === 10;
    return isTen && units > 0 && units < 10 ? rest + value : undefined;
  },
  'units behind ten': (rest, value, isJoined) =>
    !isJoined && rest % HUNDRED === 10 && value < 10 ? rest + value : undefined,
  twenties: (rest, value, isJoined) => {
    const tens = rest % HUNDRED;
    // «Soixante et onze» is the only one.
    if (isJoined) return tens === 60 && value === 11 ? rest + value : undefined;
    if (tens === 4 && value === 20) return rest - 4 + 80;
    const isTeen = tens > 0 && tens % 20 === 0 && value >= 10 && value < 20;
    return isTeen || (tens % 20 === 10 && value >= 7 && value < 10) ? rest + value : undefined;
  },
};

const partsOf = oncePerObject((data: LanguageData): ((word: Word) => Part | undefined) => {
  const numbers = figureWords(data.numbers);
  const multiples = figureWords(data.multiples);
  const behind = figureWords(data.numbersBehind);
  const joined = joinedNumbers(data);
  return oncePerWord(({ small }) => {
    const joinedValue = joined.get(small);
    if (joinedValue !== undefined) return { value: joinedValue, isMultiple: false, isJoined: true };
    const valueBehind = behind.get(small);
    if (valueBehind !== undefined) return { value: valueBehind, isMultiple: false, isOnlyBehind: true };
    const value =
      numbers.get(small) ?? namedBehind(small, data, numbers) ?? valueInOneWord(small, numbers, data.numbersInOneWord);
    if (value !== undefined) return { value, isMultiple: false };
    // In «2k» no word stands by itself.
    const multiple = small.length > 1 ? multiples.get(small) : undefined;
    return multiple === undefined ? undefined : { value: multiple, isMultiple: true };
  });
});

/** What a word is called without the little words that are written as one with it. */
export function namedBehind<Named>(
  word: string,
  { attached }: LanguageData,
  names: ReadonlyMap<string, Named>,
): Named | undefined {
  if (attached === undefined) return undefined;
  const [, bare = ''] = attachedBefore(attached).exec(word) ?? [];
  return bare.length < SHORTEST_BEHIND ? undefined : names.get(bare);
}

/** «لست» is “I am not”, and not six. */
const SHORTEST_BEHIND = 3;

const attachedBefore = oncePerName((attached: string) => new RegExp(`^${attached}(.+)$`, 'u'));

/** Words for figures that begin with what joins them to others: «وعشرون». */
export function joinedNumbers({ andBegun, numbers }: LanguageData): ReadonlyMap<string, number> {
  if (andBegun === undefined) return new Map();
  return new Map([...figureWords(numbers)].map(([word, value]) => [andBegun + word, value]));
}

const LONGEST = 50;

/** What a figure counts that is written as one word: «dreihundertfünfzig», «ventotto». */
function valueInOneWord(
  word: string,
  numbers: ReadonlyMap<string, number>,
  link: string | undefined,
): number | undefined {
  if (link === undefined || word.length > LONGEST) return undefined;
  const values = valuesWithin(word, numbers, link);
  const sum = values?.reduce<Sum | undefined>(
    (before, value) =>
      before &&
      (before === NOTHING ? added(before, value) : withPart(before, { value, isMultiple: false }, false, undefined)),
    NOTHING,
  );
  return sum && sum.thousands + sum.rest;
}

/** The values of the words that make up one, each of which may lose its last vowel before another. */
function valuesWithin(word: string, numbers: ReadonlyMap<string, number>, link: string): number[] | undefined {
  if (word === '') return [];
  for (let length = word.length; length > 2; length -= 1) {
    const [name, behind] = [word.slice(0, length), word.slice(length)];
    const value =
      numbers.get(name) ?? (link === '' && /^[aeiou]/.test(behind) ? withoutVowel(numbers).get(name) : undefined);
    if (value === undefined) continue;
    const others = valuesWithin(behind, numbers, link);
    if (others !== undefined) return [value, ...others];
    const [tens, ...more] =
      value < 10 && link !== '' && behind.startsWith(link)
        ? (valuesWithin(behind.slice(link.length), numbers, link) ?? [])
        : [];
    if (tens !== undefined && tens >= 20 && tens < HUNDRED) return [tens + value, ...more];
  }
  return undefined;
}

const withoutVowel = oncePerObject(
  (numbers: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
    new Map([...numbers].flatMap(([name, value]) => (value >= 20 ? [[name.slice(0, -1), value] as const] : []))),
);

/** Words and what they count, of a list of `word=figure`. */
export function figureWords(list?: string): ReadonlyMap<string, number> {
  return new Map(wordPairs(list).map(([word, value]) => [word, Number(value)]));
}
