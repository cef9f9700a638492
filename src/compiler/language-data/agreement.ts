/**
 * How the words of a language agree in gender and number. Lists of words and endings are `singular=plural`; a word that
 * has only one of them leaves the other out.
 */
export interface Agreement {
  /** What stands before a noun, by the gender that it shows; what stands before both numbers is its own plural. */
  readonly determiners: Readonly<Partial<Record<'masculine' | 'feminine' | 'either', string>>>;
  /** Those that stand alone as well, before any word; and those that may stand before a verb, but not behind a preposition. */
  readonly alsoPronouns?: string;
  readonly beforeVerbsToo?: string;
  /** How nouns end, and verbs of the third person. */
  readonly nouns: string;
  readonly verbs: string;
  /** The verbs that are no nouns, in the plural, where only these can be told from nouns. */
  readonly onlyVerbs?: string;
  /** How nouns in the singular end, and those in the plural, as patterns. */
  readonly singularEnd: string;
  readonly pluralEnd: string;
  /** What stands behind a noun, as patterns, where it may be the first part of another: behind one in the plural after a singular, and the other way round. */
  readonly behindNoun?: { readonly plural: string; readonly singular: string };
  /** How the other persons of verbs end that look like nouns, and the third. */
  readonly otherPersons?: string;
  /** How adjectives end that show gender and number; and with what adverbs are made of the feminine, or of another adjective. */
  readonly adjectives?: Readonly<Record<'masculine' | 'feminine' | 'adverbs', string>>;
  /** How those end, before that, that are hardly ever nouns, as a pattern: of others there is an adverb. */
  readonly adjectiveStems?: string;
  /** How infinitives end that hold a pronoun, as a pattern. */
  readonly enclitics?: string;
  /** How nouns may begin before which an article has another gender, as a pattern. */
  readonly otherArticleBefore?: string;
  /** Nouns that have it. */
  readonly withOtherArticle?: string;
  /** What may stand between a determiner and a noun. */
  readonly prenominal: string;
  /** What stands behind a determiner and is no noun. */
  readonly neverNouns: string;
  /** Nouns that are the same in both numbers. */
  readonly invariable: string;
  /** Nouns that say when something happens: no verb agrees with them. */
  readonly times?: string;
  /** Nouns of what takes its time, which say when something happens where it is a certain one: «este curso empiezan dos grupos». */
  readonly spans?: string;
  /** Nouns of several things: what is said of those is in the plural. */
  readonly groups: string;
  /** Nouns with the name of what they are behind them. */
  readonly naming?: string;
  /** What stands behind a noun and does not agree with it. */
  readonly unchanging: string;
  /** What may stand between a noun and its verb. */
  readonly beforeVerbs: string;
  /** Verbs behind which an adjective agrees with the subject, and what may stand between. */
  readonly linking: string;
  /** Those of them behind which no noun stands: «la sala está cerrado». */
  readonly states?: string;
  readonly degrees?: string;
  /** Words behind which what agrees with a part of a plural goes on: «los lados izquierdo y derecho». */
  readonly listing?: string;
  /** What joins a noun with another one, before the verb of the first. */
  readonly inPhrases: string;
  /** Words with which a clause begins, those with which a phrase does, and others behind which what stands behind a noun may belong to what precedes it. */
  readonly conjunctions: string;
  readonly prepositions?: string;
  readonly joining?: string;
}
