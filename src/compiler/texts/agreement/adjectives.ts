import { capitalised } from '../../../shared/capitalised';
import { endingOf, stemOf } from './adjective-ends';
import type { AdjectiveEnding, Grammar } from './grammar';
import { verbsAlike } from './noun-number';
import { genderOf, isByItself, isSubject, type NounPhrase } from './noun-phrases';
import type { Suspicion } from './suspicion';
import { otherForms } from './word-forms';

/** Whether some words behind a determiner are listed with what follows: «los lados izquierdo y derecho». */
type IsListed = (words: readonly string[]) => boolean;

/** «Los cursos certificado», «la formación completo»: an adjective behind a noun that has another gender or number. */
export function adjectiveBehind(phrase: NounPhrase, isListed: IsListed): Suspicion[] {
  const { noun, behind } = phrase;
  const [adjective = ''] = behind;
  const found = unlike(phrase, adjective, [noun]);
  if (found === undefined || isPartOf(found, isListed) || !isByItself(phrase)) return [];
  return [{ ...found, unknown: [...found.unknown, ...verbsAlike(phrase)] }];
}

/** «Los lados izquierdo y derecho», «un curso paso a paso». */
function isPartOf({ words }: Suspicion, isListed: IsListed): boolean {
  return !words.at(-1)?.endsWith('s') && isListed(words);
}

/** Between a noun and the verb, an adjective or a word that denies. */
const FURTHEST_VERB = 2;

/** «Los cursos son gratuito»: the same behind a verb. */
export function adjectiveBehindVerb(phrase: NounPhrase, isListed: IsListed): Suspicion[] {
  const { grammar, noun, behind, isPlural } = phrase;
  const { linking, words } = grammar;
  const at = behind.findIndex((word) => (isPlural ? words.linkingPlurals.has(word) : linking.has(word)));
  if (at < 0 || at > FURTHEST_VERB) return [];
  const end = words.degrees.has(behind[at + 1] ?? '') ? at + 2 : at + 1;
  const adjective = behind[end] ?? '';
  const found = unlike(phrase, adjective, [noun, ...behind.slice(0, end)]);
  if (found === undefined || isPartOf(found, isListed) || !isSubject(phrase)) return [];
  if (words.states.has(behind[at] ?? '') && isSurely(adjective, grammar)) return [found];
  // «La vida es deseo»: of what is no adjective no adverb is made.
  return [{ ...found, known: [...found.known, adverbsOf(adjective, grammar)] }];
}

function unlike(phrase: NounPhrase, adjective: string, before: readonly string[]): Suspicion | undefined {
  const { grammar, noun, isPlural } = phrase;
  const { groups, naming, neverNouns, times, unchanging } = grammar.words;
  if (
    naming.has(noun) ||
    grammar.pluralEnd.test(noun) !== isPlural ||
    times.has(noun) ||
    (!isPlural && groups.has(noun))
  )
    return undefined;
  const isOther = adjective === '' || unchanging.has(adjective) || neverNouns.has(adjective);
  if (isOther || grammar.enclitic.test(adjective)) return undefined;
  const ending = endingOf(adjective, grammar);
  return ending === undefined
    ? unlikeInNumber(phrase, adjective, before)
    : unlikeInEnding(phrase, adjective, before, ending);
}

/** «Los cursos presencial». */
function unlikeInNumber(phrase: NounPhrase, adjective: string, before: readonly string[]): Suspicion | undefined {
  const { grammar, isPlural } = phrase;
  if (adjective.endsWith('s') === isPlural) return undefined;
  const forms = otherForms(adjective, isPlural ? grammar.plurals : grammar.singulars);
  const meant = forms.map((word) => ({ word, text: saying(phrase, before, word) }));
  return {
    words: [...before, adjective],
    meant,
    known: [nounsAlike(phrase), adverbsOf(adjective, grammar)],
    unknown: [],
  };
}

function unlikeInEnding(
  phrase: NounPhrase,
  adjective: string,
  before: readonly string[],
  ending: AdjectiveEnding,
): Suspicion | undefined {
  const {
    grammar,
    noun,
    isPlural,
    known: { gender: shown },
  } = phrase;
  // As most do.
  const isShown = !grammar.words.withOtherArticle.has(noun);
  if (ending.isPlural === isPlural && ending.gender === shown && isShown) return undefined;
  const gender = genderOf(phrase) ?? ending.gender;
  const right = grammar.adjectives.find((one) => one.isPlural === isPlural && one.gender === gender);
  if (right === undefined || right === ending) return undefined;
  const stem = stemOf(adjective, ending);
  const word = stem + right.ending;
  const forms = grammar.adjectives.map((one) => [stem + one.ending]);
  // «Hombres rana», «coches escoba».
  const known = [
    nounsAlike(phrase),
    ...forms,
    ...(isSurely(adjective, grammar) ? [] : [adverbsOf(adjective, grammar)]),
  ];
  const meant = [{ word, text: saying(phrase, before, word) }];
  return { words: [...before, adjective], meant, known, unknown: verbsLike(stem, ending, grammar) };
}

/** Whether an adjective ends as hardly any noun does. */
function isSurely(adjective: string, grammar: Grammar): boolean {
  const ending = endingOf(adjective, grammar);
  return ending !== undefined && grammar.adjectiveStem.test(stemOf(adjective, ending));
}

function saying({ determiner }: NounPhrase, before: readonly string[], word: string): string {
  return determiner === '' ? capitalised([...before, word].join(' ')) : [determiner, ...before, word].join(' ');
}

/** What there is in the other number if a noun is one. */
export function nounsAlike({ grammar, noun, isPlural }: NounPhrase): string[] {
  return otherForms(noun, isPlural ? grammar.singulars : grammar.plurals);
}

/** Of a feminine adjective, the verbs that look like it. */
function verbsLike(stem: string, { gender }: AdjectiveEnding, { adjectives, verbPlurals }: Grammar): string[] {
  if (gender === 'masculine') return [];
  return adjectives
    .filter((one) => one.gender === gender && !one.isPlural)
    .flatMap(({ ending }) => otherForms(stem + ending, verbPlurals));
}

/** The adverbs that may be made of an adjective. */
function adverbsOf(adjective: string, grammar: Grammar): string[] {
  const { adjectives, adverbs, singulars } = grammar;
  const ending = endingOf(adjective, grammar);
  if (ending === undefined) return [adjective, ...otherForms(adjective, singulars)].map((word) => word + adverbs);
  return adjectives.filter(({ isPlural }) => !isPlural).map((one) => stemOf(adjective, ending) + one.ending + adverbs);
}
