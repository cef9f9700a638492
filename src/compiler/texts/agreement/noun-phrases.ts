import type { Determiner, Gender, Grammar } from './grammar';

/** A noun with the word before it, if there is one, and what stands behind it. */
export interface NounPhrase {
  readonly grammar: Grammar;
  /** The word before the noun, as it is written; empty where there is none. */
  readonly determiner: string;
  readonly known: Determiner;
  readonly isPlural: boolean;
  readonly noun: string;
  /** The words behind the noun, as long as nothing but a space stands between. */
  readonly behind: readonly string[];
  /** Where it begins, and what stands before, as far as it matters. */
  readonly index: number;
  readonly before: string;
}

/** The longest conjunction or preposition, and a mark before it. */
const LONGEST_BEFORE = 14;

/** What begins with a determiner. */
export function nounPhrasesIn(text: string, grammar: Grammar): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (const found of text.matchAll(grammar.phrase)) {
    const [, determiner = '', noun = ''] = found;
    const { index } = found;
    const known = grammar.determiners.get(firstWord(determiner).toLowerCase());
    // «Cada dos años».
    const isSeveral = grammar.determiners.get(determiner.replace(/.* /, ''))?.isPlural;
    if (known === undefined || grammar.words.neverNouns.has(noun)) continue;
    const before = text.slice(Math.max(0, index - LONGEST_BEFORE), index);
    if (known.isPlural === false && grammar.endOfNumber?.test(before + determiner)) continue;
    const behind = found.slice(3).filter((word) => word !== undefined);
    const isPlural = isSeveral || (known.isPlural ?? grammar.pluralEnd.test(noun));
    phrases.push({ grammar, determiner, known, isPlural, noun, behind, index, before });
  }
  return phrases;
}

/** Nouns in the plural with which a sentence begins, without a word before them. */
export function bareNounsIn(text: string, grammar: Grammar): NounPhrase[] {
  return [...text.matchAll(grammar.bareNoun)].flatMap(({ 1: written = '', 2: next = '', index }) => {
    const noun = written.toLowerCase();
    if (!grammar.pluralEnd.test(noun) || noun.length < SHORTEST_BARE || grammar.enclitic.test(noun)) return [];
    return [{ grammar, determiner: '', known: NONE, isPlural: true, noun, behind: [next], index, before: '' }];
  });
}

const SHORTEST_BARE = 5;

const NONE: Determiner = {
  isPlural: true,
  gender: undefined,
  other: undefined,
  isAlsoPronoun: false,
  isBeforeVerbsToo: true,
  isPreposition: false,
};

/** Without a number or an adjective behind it: «las dos», «la próxima». */
function firstWord(determiner: string): string {
  return determiner.replace(/ .*/, '');
}

/** Whether a clause begins with it, so that it is the subject. Behind a comma, «sus males espanta» is not. */
export function isSubject(phrase: NounPhrase): boolean {
  const { grammar, known, before } = phrase;
  if (known.isPreposition || !beginsWhole(phrase)) return false;
  const isArticle = known.gender !== undefined || known.isPlural === undefined;
  return (isArticle && before.endsWith(', ')) || grammar.beforeClause.test(before);
}

/** Whether what stands behind it belongs to nothing that stands before it. */
export function isByItself(phrase: NounPhrase): boolean {
  const { grammar, known, before } = phrase;
  if (known.isPreposition || !beginsWhole(phrase)) return false;
  return grammar.beforePhrase.test(before) || !grammar.joined.test(before);
}

/** Where a text begins with a small letter, it goes on with what stands before a tag. */
function beginsWhole({ before, determiner }: NounPhrase): boolean {
  return before.trim() !== '' || determiner === '' || determiner !== determiner.toLowerCase();
}

/** Whether its noun may be a verb, behind a pronoun or nothing. */
export function mayBeVerb({ grammar, determiner, known, before }: NounPhrase): boolean {
  if (known.isAlsoPronoun || firstWord(determiner) !== determiner) return true;
  return known.isBeforeVerbsToo && !grammar.preposition.test(before);
}

/** Its gender, as the noun or else the word before it shows it: that of «el agua» is another one, and of «una mano». */
export function genderOf({ grammar, known: { gender }, isPlural, noun }: NounPhrase): Gender | undefined {
  if (!isPlural && gender === 'masculine' && grammar.words.withOtherArticle.has(noun)) return 'feminine';
  const known = grammar.genderOf(noun) ?? gender;
  if (known === undefined) return undefined;
  if (isPlural || known !== gender) return known;
  if (gender === 'masculine' && grammar.otherArticleBefore.test(noun)) return undefined;
  const endsOtherwise = grammar.adjectives.some(
    (one) => !one.isPlural && one.gender !== gender && noun.endsWith(one.ending),
  );
  return endsOtherwise ? undefined : gender;
}
