import { capitalised } from '../../../shared/capitalised';
import { oncePerLanguage } from '../../../shared/once-per-object';
import type { Agreement } from '../../language-data/agreement';
import { languageData } from '../../language-data/known-languages';
import type { LanguageData } from '../../language-data/language-data';
import { wordPairs } from '../../language-data/word-pairs';
import { type Endings, reversed } from './word-forms';

export type Gender = 'masculine' | 'feminine';

/** A word before a noun, and what it says of it. */
export interface Determiner {
  /** Missing where it stands before both. */
  readonly isPlural: boolean | undefined;
  readonly gender: Gender | undefined;
  /** The same in the other number; missing where there is none. */
  readonly other: string | undefined;
  /** Whether it stands alone as well; or before a verb, but not behind a preposition; or is one itself, with its article. */
  readonly isAlsoPronoun: boolean;
  readonly isBeforeVerbsToo: boolean;
  readonly isPreposition: boolean;
}

/** How an adjective ends that shows gender and number, and which it shows. */
export interface AdjectiveEnding {
  readonly ending: string;
  readonly gender: Gender;
  readonly isPlural: boolean;
}

/** What is known of how the words of a language agree, for quick use. */
export interface Grammar {
  readonly determiners: ReadonlyMap<string, Determiner>;
  /** From the singular to the plural, and back. */
  readonly plurals: Endings;
  readonly singulars: Endings;
  readonly verbPlurals: Endings;
  readonly verbSingulars: Endings;
  readonly otherPersons: Endings;
  /** Those of the plural first, which are longer. */
  readonly adjectives: readonly AdjectiveEnding[];
  /** Without its ending, one that is hardly ever a noun. */
  readonly adjectiveStem: RegExp;
  readonly adverbs: string;
  /** The verbs that are no nouns, where only these are looked at. */
  readonly onlyVerbs: ReadonlySet<string> | undefined;
  readonly singularEnd: RegExp;
  readonly pluralEnd: RegExp;
  /** What follows a noun where it is the last one, by the number that it should not have. */
  readonly behindNoun: Readonly<Record<'singular' | 'plural', RegExp>> | undefined;
  readonly enclitic: RegExp;
  readonly otherArticleBefore: RegExp;
  readonly linking: ReadonlyMap<string, string>;
  readonly words: Readonly<Record<WordList, ReadonlySet<string>>>;
  /** A determiner, and up to five words behind it; a noun with a capital, and the word behind it. */
  readonly phrase: RegExp;
  readonly bareNoun: RegExp;
  /** What stands before the beginning of a clause, or of a phrase with which a sentence begins. */
  readonly beforeClause: RegExp;
  readonly beforePhrase: RegExp;
  /** What stands before an article that is no pronoun; and what joins a noun to what precedes it. */
  readonly preposition: RegExp;
  readonly joined: RegExp;
  /** What stands behind a word that is listed with another one. */
  readonly listed: RegExp;
  /** How a number ends before a noun, like an article. */
  readonly endOfNumber: RegExp | undefined;
  /** Nouns of which it is known. */
  readonly genderOf: (noun: string) => Gender | undefined;
}

type WordList =
  | 'beforeVerbs'
  | 'degrees'
  | 'groups'
  | 'inPhrases'
  | 'invariable'
  | 'linkingPlurals'
  | 'naming'
  | 'neverNouns'
  | 'spans'
  | 'states'
  | 'times'
  | 'unchanging'
  | 'withOtherArticle';

export const grammarOf = oncePerLanguage((language): Grammar | undefined => {
  const data = languageData(language);
  return data?.agreement && readGrammar(data.agreement, data);
});

const NOTHING = '(?!)';
const WORD = "\\p{Ll}+(?![\\p{L}\\p{M}\\p{N}@/_’'-])";
const BEGINNING = '(?:^|[.!?:;…(—«“\\u00bf\\u00a1])\\s{0,2}';

function readGrammar(agreement: Agreement, { functionWords, genders }: LanguageData): Grammar {
  const determiners = readDeterminers(agreement);
  const plurals = wordPairs(agreement.nouns);
  const verbPlurals = wordPairs(agreement.verbs);
  const { behindNoun } = agreement;
  const linking = new Map(wordPairs(agreement.linking));
  const either = [...determiners.keys()].flatMap((word) => [word, capitalised(word)]).join('|');
  const [prepositions, conjunctions, joining, listing, prenominal] = [
    agreement.prepositions,
    agreement.conjunctions,
    agreement.joining,
    agreement.listing,
    agreement.prenominal,
  ].map((list = NOTHING) => list.replaceAll(' ', '|'));
  return {
    determiners,
    plurals,
    singulars: reversed(plurals),
    verbPlurals,
    verbSingulars: reversed(verbPlurals),
    otherPersons: wordPairs(agreement.otherPersons),
    adjectives: readAdjectives(agreement),
    adverbs: agreement.adjectives?.adverbs ?? '',
    onlyVerbs: agreement.onlyVerbs === undefined ? undefined : wordSet(agreement.onlyVerbs),
    singularEnd: new RegExp(`(?:${agreement.singularEnd})$`, 'u'),
    pluralEnd: new RegExp(`(?:${agreement.pluralEnd})$`, 'u'),
    behindNoun: behindNoun && {
      plural: new RegExp(`^(?:${behindNoun.plural})`, 'u'),
      singular: new RegExp(`^(?:${behindNoun.singular})`, 'u'),
    },
    adjectiveStem: new RegExp(`(?:${agreement.adjectiveStems ?? NOTHING})$`, 'u'),
    enclitic: new RegExp(`(?:${agreement.enclitics ?? NOTHING})$`, 'u'),
    otherArticleBefore: new RegExp(`^(?:${agreement.otherArticleBefore ?? NOTHING})`, 'u'),
    linking,
    words: {
      beforeVerbs: wordSet(agreement.beforeVerbs),
      degrees: wordSet(agreement.degrees),
      groups: wordSet(agreement.groups),
      inPhrases: wordSet(agreement.inPhrases),
      invariable: wordSet(agreement.invariable),
      linkingPlurals: new Set(linking.values()),
      naming: wordSet(agreement.naming),
      neverNouns: new Set([...wordSet(agreement.neverNouns), ...wordSet(functionWords)]),
      spans: wordSet(agreement.spans),
      states: wordSet(agreement.states),
      times: wordSet(agreement.times),
      unchanging: new Set([...wordSet(agreement.unchanging), ...wordSet(agreement.prepositions)]),
      withOtherArticle: wordSet(agreement.withOtherArticle),
    },
    phrase: new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}@/_’'.-])((?:${either})(?: (?:${prenominal}))?) (?=(${WORD})(?: (${WORD}))?(?: (${WORD}))?(?: (${WORD}))?(?: (${WORD}))?)`,
      'gu',
    ),
    bareNoun: new RegExp(`(\\p{Lu}(?<=${BEGINNING}.)\\p{Ll}+)(?= (${WORD}))`, 'gu'),
    beforeClause: new RegExp(`${BEGINNING}(?:(?:${conjunctions}) )?$`, 'iu'),
    beforePhrase: new RegExp(`${BEGINNING}(?:(?:${conjunctions}|${prepositions}) )?$`, 'iu'),
    endOfNumber: genders?.endOfNumber,
    genderOf: (noun) =>
      genders?.feminine.test(noun) ? 'feminine' : genders?.masculine.test(noun) ? 'masculine' : undefined,
    preposition: new RegExp(`(?<!\\p{L})(?:${prepositions}) $`, 'iu'),
    joined: new RegExp(`(?<!\\p{L})(?:${prepositions}|${joining}),? $`, 'iu'),
    listed: new RegExp(`^(?: ?[[(/]|(?:,| (?:${listing})) (?!(?:${either}) ))`, 'u'),
  };
}

function readDeterminers({ determiners, alsoPronouns, beforeVerbsToo }: Agreement): ReadonlyMap<string, Determiner> {
  const [pronouns, clitics] = [wordSet(alsoPronouns), wordSet(beforeVerbsToo)];
  const genders = [
    [determiners.masculine, 'masculine'],
    [determiners.feminine, 'feminine'],
    [determiners.either, undefined],
  ] as const;
  return new Map(
    genders.flatMap(([list, gender]) =>
      wordPairs(list).flatMap(([singular, plural]) => {
        const isEither = singular === plural;
        const determiner = (word: string, other: string, isPlural: boolean) => ({
          isPlural: isEither ? undefined : isPlural,
          gender,
          other: other || undefined,
          isAlsoPronoun: pronouns.has(word),
          isBeforeVerbsToo: clitics.has(word),
          isPreposition: other.includes(' '),
        });
        const both = [
          [singular, determiner(singular, plural, false)],
          [plural, determiner(plural, singular, true)],
        ] as const;
        return both.filter(([word]) => word !== '' && !word.includes(' '));
      }),
    ),
  );
}

function readAdjectives({ adjectives }: Agreement): readonly AdjectiveEnding[] {
  const genders = ['masculine', 'feminine'] as const;
  const pairs = genders.flatMap((gender) => wordPairs(adjectives?.[gender]).map((pair) => ({ gender, pair })));
  return [
    ...pairs.map(({ gender, pair: [, ending] }) => ({ gender, ending, isPlural: true })),
    ...pairs.map(({ gender, pair: [ending] }) => ({ gender, ending, isPlural: false })),
  ];
}

function wordSet(list = ''): ReadonlySet<string> {
  return new Set(list.split(' '));
}
