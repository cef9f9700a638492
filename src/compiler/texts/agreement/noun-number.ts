import { capitalised } from '../../../shared/capitalised';
import { asPluralAdjective } from './adjective-ends';
import { isSubject, mayBeVerb, type NounPhrase } from './noun-phrases';
import type { Suspicion } from './suspicion';
import { otherForms } from './word-forms';

const SHORTEST = 4;

/** «Los usuario», «un sistemas»: a noun in another number than the word before it. */
export function numberOfNoun(phrase: NounPhrase, after: (words: readonly string[]) => string): Suspicion[] {
  const { grammar, known, isPlural, noun, determiner } = phrase;
  if (
    known.isPlural === undefined ||
    grammar.pluralEnd.test(noun) === isPlural ||
    noun.length < SHORTEST ||
    grammar.words.invariable.has(noun)
  )
    return [];
  if (grammar.enclitic.test(noun)) return [];
  if (isPlural && known.isAlsoPronoun && !isSurelyNoun(phrase)) return [];
  const isUnchanging = grammar.words.unchanging.has(noun) && !isBeforeLinking(phrase);
  if (isPlural && (!grammar.singularEnd.test(noun) || isUnchanging)) return [];
  if (grammar.behindNoun?.[isPlural ? 'singular' : 'plural'].test(after([noun])) === false) return [];
  const meant = otherForms(noun, isPlural ? grammar.plurals : grammar.singulars).map((word) => ({
    word,
    text: `${determiner} ${word}`,
  }));
  const other = determiner.includes(' ') ? undefined : known.other;
  const orElse = other && `${determiner === determiner.toLowerCase() ? other : capitalised(other)} ${noun}`;
  // “This cakes are”: no verb stands before another one like that.
  const unknown = isSubject(phrase) && isBeforeLinking(phrase) ? [] : verbsAlike(phrase);
  const found = { words: [noun], meant, orElse, known: [[noun]], unknown };
  return [found, ...describedAsSeveral(phrase, found)];
}

/** «Tu marcas favoritas»: of one, nobody does anything that is several. */
function describedAsSeveral(
  { grammar, known, isPlural, behind: [next = ''] }: NounPhrase,
  found: Suspicion,
): Suspicion[] {
  const described = isPlural || known.isAlsoPronoun ? undefined : asPluralAdjective(next, grammar);
  return described === undefined ? [] : [{ ...found, known: [...found.known, ...described], unknown: [] }];
}

function isBeforeLinking({ grammar, behind: [next = ''] }: NounPhrase): boolean {
  return grammar.linking.has(next) || grammar.words.linkingPlurals.has(next);
}

/** Behind «tres», which may stand alone, a word of which the gender is known; «a las tres hora local» is a time of the day. */
function isSurelyNoun({ grammar, noun }: NounPhrase): boolean {
  return grammar.genderOf(noun) !== undefined && !grammar.words.times.has(noun);
}

/** Other persons of the verb that a noun may be, behind a pronoun: «los tiene», «las tienes», «los guardo». */
export function verbsAlike(phrase: NounPhrase): string[] {
  if (!mayBeVerb(phrase)) return [];
  const { noun, grammar } = phrase;
  const { verbPlurals, verbSingulars, otherPersons } = grammar;
  return [verbPlurals, verbSingulars, otherPersons].flatMap((endings) => otherForms(noun, endings));
}
