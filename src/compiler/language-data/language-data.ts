import type { Agreement } from './agreement';

/**
 * What is known of a language, to judge its texts by themselves and beside those of another: nothing is told that would
 * need what is missing.
 */
export interface LanguageData {
  /** How long its texts are, by the length of English ones that say the same. */
  readonly lengthToEnglish?: number;
  /** Its commonest words that say nothing by themselves. */
  readonly functionWords: string;
  /** Common words that say something; of all languages that have a list, those of the same things, so that words that two share are in both. */
  readonly commonWords?: string;
  /** Words for figures, from one on; what is said of them is nothing but `word=figure`. */
  readonly numbers?: string;
  /** Words for figures that count only behind others, `bir` in «yirmi bir»: by themselves they are articles. */
  readonly numbersBehind?: string;
  /** How numbers begin compounds, where they are said otherwise by themselves; `beginning=figure`. */
  readonly numbersBegun?: string;
  /** What has a place in a row, or happens so often, as words; `word=figure`. They need not be said with a figure elsewhere. */
  readonly ordinals?: string;
  /** Words that multiply the figure before them. */
  readonly multiples?: string;
  /** Between tens and units: «treinta y dos». */
  readonly and?: string;
  /** The same where it begins the word: «خمسة وعشرون». */
  readonly andBegun?: string;
  /** Little words that are written as one with the word behind them, as a pattern: «بثلاثة». */
  readonly attached?: string;
  /** Words that say two of what is counted; `word=one of it`. */
  readonly twos?: string;
  /** How words end that say of something that there are two, as a pattern: «طفلين». */
  readonly dual?: string;
  /** Before the last of what is listed, as a pattern. */
  readonly listAnd?: string;
  /** The same for “or”. */
  readonly listOr?: string;
  /**
   * Numbers that stand beside others: those of years, “nineteen eighty-four”; from ten on behind twenties, «quatre-vingt-dix»;
   * ten and tens behind units, «ثلاثة عشر»; or units behind ten, «on iki».
   */
  readonly numbersInPairs?: 'years' | 'twenties' | 'tens behind units' | 'units behind ten';
  /** Where a number is one word, what stands between its units and its tens: `und` in «vierundachtzig». */
  readonly numbersInOneWord?: string;
  /** Measures that other languages have not, into which figures are converted. */
  readonly ownMeasures?: RegExp;
  /** Words that are always written with an accent, and endings (`-ción`) of such words. */
  readonly accented?: string;
  /** Words, in small letters, that have no accent though all of them have one, as a pattern of the whole word. */
  readonly unaccented?: string;
  /** Words (of several, by `_`) behind which others have an accent, which may lack it elsewhere: «el trafico», but «trafico con pan». */
  readonly accentedBehind?: readonly (readonly [before: string, accented: string])[];
  /** Words that have their accent where a question begins with them. */
  readonly asked?: string;
  /** Words with which a sentence begins only where something is asked, also in a heading: “How to bake”. */
  readonly onlyAsking?: string;
  /** What may stand before them where a question begins, as a pattern, and the words that link two questions, likewise. */
  readonly askedBehind?: { readonly prepositions: string; readonly links: string };
  /** Those of them with which what comes before the question may begin as well: «¿Cuando termino me llamáis?» */
  readonly joining?: string;
  /** The verbs of questions, the little words before a verb, and those by which another verb belongs to what has begun. */
  readonly questionVerbs?: string;
  readonly beforeVerbs?: string;
  readonly linking?: string;
  /** Words with which no sentence ends, as something has to follow them. */
  readonly unfinished?: string;
  /** How only questions begin, as a pattern, also without their mark. */
  readonly asks?: string;
  /** Words that nobody writes one behind the other, as a pattern: between them something is missing. */
  readonly apart?: string;
  /** Words (`-` for any letters) that are another one but for a slip of the fingers, and are right. Where there is no list, no slips are told. */
  readonly alike?: string;
  /**
   * How words begin (words) and end (a pattern) that are formed at will of others, and are in no dictionary; with what, or
   * nothing, in place of such an end (`-e`, `-`) the other one ends; and whether any two make one. Where this is missing, no
   * word is told only because no dictionary has it.
   */
  readonly derived?: {
    readonly beginnings: string;
    readonly endings: string;
    readonly bases: string;
    readonly compounds?: true;
  };
  /**
   * Little words with which no longer word is begun at will, and with which none ends: one that no dictionary has, and that
   * does, lacks a space. With those of `inCompounds` words are made at will, beside others that the site uses as well; of two
   * others only where one has fewer letters than `apartFrom`.
   */
  readonly joined?: {
    readonly before: string;
    readonly behind: string;
    readonly inCompounds: string;
    readonly apartFrom: number;
  };
  /** In which countries words are formed in a way of their own, how these end (a pattern), and the end of the word that they are formed of. */
  readonly regional?: { readonly countries: string; readonly endings: string; readonly base: string };
  /** Words that are right without an accent that others have, such as «practica» beside «práctica». Where there is no list, none is missed by what the site usually writes. */
  readonly alsoBare?: string;
  /** Words that are none, as fingers in a hurry or many people write them; what is meant is nothing but `word=other`. */
  readonly mistyped?: string;
  /** Whether names end otherwise from one sentence to another, or go on as a compound, as numbers do: «Dropboxem», „Linuxrechner“. */
  readonly inflectsNames?: boolean;
  /** Whether all nouns have a capital. */
  readonly nounsHaveCapital?: boolean;
  /** Names, in small letters, that are no other word: of days, months and languages where these have a capital, and of places. `_` is a space. */
  readonly names?: string;
  /** What is written wrong in any sentence, as a pattern between two words, and what is written in its place, `$1` being a group. */
  readonly phrases?: readonly (readonly [pattern: string, correct: string])[];
  /** What is only said to somebody in the polite form, and only in the familiar one; by `=`, how the other one says it, and behind `^` what says so at the beginning of a sentence only. */
  readonly polite?: string;
  readonly familiar?: string;
  /** What only some countries say in the familiar form, by `=` how the others say it: «tenés». */
  readonly familiarElsewhere?: string;
  /** What stands before a year from which on something is there, as a pattern. */
  readonly since?: string;
  /** What stands before a year in which something is, as a pattern; and before other things as well. */
  readonly inYear?: string;
  /** What stands behind the hours of each half of the day where English has am and pm, as patterns. */
  readonly halvesOfDay?: { readonly am: string; readonly pm: string };
  /** What stands before an hour of the afternoon, as a pattern. */
  readonly afternoon?: string;
  /** What stands before a year that is counted from then on: `era=year before`. */
  readonly eras?: string;
  /** What stands between the time at which something begins and the one at which it ends. */
  readonly until?: string;
  /** Other forms of the names of units of time: `word=unit`. */
  readonly unitForms?: string;
  /** How many days it says of a week and of two where it counts the first and the last: `15=14`. */
  readonly daysOfWeeks?: string;
  /** Other forms of the names of days, and what they are called for short otherwise than in lists: `word=day`, Monday being 1. */
  readonly dayForms?: string;
  readonly shortDays?: string;
  /** Other forms of the names of months: `word=month`, January being 1. */
  readonly monthForms?: string;
  /** What stands before a day that comes every week, as a pattern, where its name may be cut short to another word. */
  readonly everyDay?: string;
  /** What says that something is there at night or when all else is closed, as a pattern between two words. */
  readonly outOfHours?: string;
  /**
   * What stands before the last day of something, what announces something before the day on which it comes, words that say
   * that it can be had, and words by which a sentence tells of what was: as patterns between two words.
   */
  readonly deadlines?: {
    readonly until: string;
    readonly announced: string;
    readonly open: string;
    readonly past: string;
  };
  /** How words begin by which a button says that it accepts all, or that it rejects it or accepts little of it, as patterns. */
  readonly consent?: { readonly accept: string; readonly reject: string };
  /**
   * Verbs that say that something begins, what says so before the name of it, and what stands before the month in which it
   * does, as patterns of words without accents.
   */
  readonly begins?: { readonly verbs: string; readonly before: string; readonly at: string };
  /** Words that say when something is open, or until when. */
  readonly openingWords?: string;
  /** What stands between two numbers that are added or taken away, and before what they come to, as patterns. */
  readonly sums?: { readonly plus: string; readonly minus: string; readonly result: string };
  /** What stands before a number that is not meant to be exact, and behind one of which it is not said what it counts, as patterns. */
  readonly parts?: { readonly about: string; readonly of: string };
  /** What stands behind one time and before the number of those of which each one is meant: «un jour sur deux». */
  readonly oneOf?: string;
  /** Verbs that say what something costs now, or how long it lasts; and what may stand before its name. */
  readonly costing?: string;
  readonly articles?: string;
  /** Marks that stand in pairs, one around what the other closes: those of a sentence, and quotation marks. */
  readonly sentenceMarks?: string;
  readonly quotationMarks?: string;
  /** Whether a space stands before its high marks and within its quotation marks: « ainsi ! » */
  readonly marksApart?: true;
  /** Whether hours may stand without any sign: “9 to 5 July and August”. */
  readonly bareHours?: true;
  /** Marks of which it has its own: `mark=own`. */
  readonly ownMarks?: string;
  /** Letters that look like its own, and are those of another language in the same alphabet: `letter=own`. */
  readonly ownLetters?: string;
  /** Longer abbreviations, behind whose full stop no sentence begins. */
  readonly abbreviations?: string;
  /** What is called out in it as other languages say it, without its own marks; as a pattern. */
  readonly borrowed?: string;
  /** Days that have a name of their own every year, each a pattern; `name=month-day`. */
  readonly feasts?: string;
  /** How the classes of schools are counted in one country, as a pattern: other countries count from other ages. */
  readonly schoolYears?: { readonly country: string; readonly named: string };
  /** How its own words end, as a pattern, where one that ends otherwise has been cut. */
  readonly wordEnds?: string;
  /** The word that denies a sentence, as a pattern, where what it says can hardly be said without denying. */
  readonly denied?: string;
  /** The word that says of the next one that it is not there, as a pattern. */
  readonly lacking?: string;
  /** The same, behind what is not there: “interest-free”. */
  readonly lackedBefore?: string;
  /** Patterns of words (`-` for any letters) with which a sentence may say the same as one that is denied. */
  readonly denying?: string;
  /** Words (`-` for any letters) that may be denied by saying their opposite: `word=name`, the name being the same in all languages. */
  readonly opposed?: string;
  /** Words (`_` is a space) that rule each other out, by kind and by what they mean, which are called the same in all languages. */
  readonly contrasts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Little words that have no capital within a title, and are in no name that has one, where titles are written as sentences are. */
  readonly smallInTitles?: string;
  /** How sentences end, as a pattern, where what ends otherwise, in a noun, is none and has no full stop. */
  readonly sentenceEnds?: string;
  /** Words with which no line ends. */
  readonly keptWithNext?: string;
  /** What stands in the place of a text that is still to be written. */
  readonly toWrite?: string;
  /** What says of a text that it is none yet, as a pattern; here and below in small letters and without accents, as `folded` gives it. */
  readonly filler?: readonly string[];
  /** What comes one after another, none left out, where it is numbered. */
  readonly steps?: string;
  /** What a text calls its sections where it names one by its number, and what stands before that of which another text is one; as patterns. */
  readonly sectionNamed?: { readonly words: string; readonly of: string };
  /** Between a number and that of which it is a part, as a pattern: «12 de los 16 alumnos». */
  readonly partOf?: string;
  /** Marks with which words may be written that most write, and dictionaries have, without them: «dâhil», «één», «ещё». */
  readonly optionalMarks?: string;
  /** What may be said twice in a row. */
  readonly twice?: readonly string[];
  /** Where nobody has listed these, little words that never are. Without either, words are not looked at. */
  readonly neverTwice?: readonly string[];
  /** Words that may be so only behind what is compared or what they belong to, and what is said there; those of them, at the beginning as well. */
  readonly twiceCompared?: Readonly<Record<string, RegExp>>;
  /** Texts of links that say nothing of where they lead. */
  readonly vague?: readonly string[];
  /**
   * What says of a picture only that it is one, as a pattern, in small letters and without accents; and what says so before
   * what it shows, as patterns, with what is written in their place.
   */
  readonly pictures?: {
    readonly alone: string;
    readonly before?: readonly (readonly [pattern: string, instead: string])[];
  };
  /** What stands before a day of the week, and before a month, where the language writes both with small letters; as a pattern. */
  readonly beforeDays?: string;
  readonly beforeMonths?: string;
  /** A day of the week by which people are called, and what stands before their names, as patterns. */
  readonly dayAsName?: { readonly day: string; readonly before: string };
  readonly inDates?: InDates;
  /** How its letters are written in addresses, where it is not without their marks: `letter=letters`. */
  readonly plainLetters?: string;
  readonly genders?: Genders;
  readonly agreement?: Agreement;
}

/** What stands around the parts of a date, as patterns. */
interface InDates {
  /** Directly behind the number of a day: “3rd”. */
  readonly behindDay?: string;
  /** Between the day of the week, the number of the day, its month and its year. */
  readonly beforeDay?: string;
  readonly beforeMonth?: string;
  readonly beforeYear?: string;
  /** Before a month that has no day: “since May 2027”. */
  readonly beforeMonthAlone?: string;
  /** Between two days: “from Monday to Friday”. */
  readonly between?: string;
  /** Words that come near to the name of a month or a day. */
  readonly alike?: string;
  /** What stands before the number of a day whose month is written small, as a pattern, and the days that have a capital as feasts. */
  readonly beforeSmall?: string;
  readonly feasts?: string;
  /** Behind the number of a day, where none may be left out. */
  readonly stop?: string;
}

/** Of a language whose words have a gender. */
export interface Genders {
  /** Of each masculine article and what agrees like one, the feminine one: `article=other`; `_` is a space. */
  readonly feminineOf: string;
  readonly masculineOf: string;
  /** Of each article that only stands before a noun and is singular, the plural one: `article=other`. */
  readonly pluralOf?: string;
  /** Words whose ending, or which themselves, leave no doubt. */
  readonly feminine: RegExp;
  readonly masculine: RegExp;
  /** A number that ends like an article, before what there is so many of: «treinta y un». */
  readonly endOfNumber: RegExp;
  /** Articles that may stand alone, before one of the words that are verbs as well. */
  readonly alsoPronouns: RegExp;
  readonly alsoVerbs: RegExp;
}
