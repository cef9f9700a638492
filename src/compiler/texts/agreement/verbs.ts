import { nounsAlike } from './adjectives';
import type { Grammar } from './grammar';
import { isSubject, type NounPhrase } from './noun-phrases';
import type { Suspicion } from './suspicion';
import { otherForms } from './word-forms';

/** «Los alumnos aprende», «el curso completo empiezan»: a verb in another number than the noun with which its clause begins. */
export function verbBehind(phrase: NounPhrase): Suspicion[] {
  const { grammar, noun, isPlural } = phrase;
  const { times, groups, invariable } = grammar.words;
  if (!isSubject(phrase) || grammar.pluralEnd.test(noun) !== isPlural) return [];
  if (saysWhen(phrase) || times.has(noun) || invariable.has(noun) || (!isPlural && groups.has(noun))) return [];
  return [...verbAt(phrase, 0), ...verbBehindAdjective(phrase), ...verbBehindOther(phrase)];
}

/** «Cada curso empiezan dos grupos». */
function saysWhen({ grammar, determiner, known, noun, isPlural }: NounPhrase): boolean {
  const isCertain = known.isAlsoPronoun || known.other === undefined || determiner.includes(' ');
  return !isPlural && isCertain && grammar.words.spans.has(noun);
}

function verbBehindAdjective(phrase: NounPhrase): Suspicion[] {
  const { behind, isPlural, grammar } = phrase;
  const [adjective = ''] = behind;
  const { neverNouns, times, beforeVerbs } = grammar.words;
  const isNone = neverNouns.has(adjective) || times.has(adjective) || beforeVerbs.has(adjective);
  if (adjective.endsWith('s') !== isPlural || isNone) return [];
  const others = otherForms(adjective, isPlural ? grammar.singulars : grammar.plurals);
  return verbAt(phrase, 1).map((found) => ({ ...found, known: [...found.known, others] }));
}

/** «Los alumnos del curso aprende». */
function verbBehindOther(phrase: NounPhrase): Suspicion[] {
  const { behind, grammar } = phrase;
  const [preposition = '', second = '', third = ''] = behind;
  if (!grammar.words.inPhrases.has(preposition)) return [];
  const hasDeterminer = grammar.determiners.has(second);
  const noun = hasDeterminer ? third : second;
  if (noun === '' || grammar.words.neverNouns.has(noun) || grammar.words.times.has(noun)) return [];
  return verbAt(phrase, hasDeterminer ? 3 : 2).map((found) => ({
    ...found,
    unknown: adjectivesAlike(found.words.at(-1) ?? '', phrase),
  }));
}

/** What there is if a verb is an adjective. */
function adjectivesAlike(verb: string, { grammar: { adjectives, verbPlurals } }: NounPhrase): string[] {
  return adjectives
    .filter(({ gender, isPlural }) => gender === 'masculine' && isPlural)
    .flatMap(({ ending }) => verbPlurals.flatMap(([one]) => otherForms(verb, [[one, ending]])));
}

const SHORTEST = 2;

function verbAt(phrase: NounPhrase, first: number): Suspicion[] {
  const { grammar, determiner, noun, isPlural, behind } = phrase;
  const at = grammar.words.beforeVerbs.has(behind[first] ?? '') ? first + 1 : first;
  const verb = behind[at] ?? '';
  if (verb.length < SHORTEST || grammar.words.unchanging.has(verb)) return [];
  const forms = isPlural ? pluralsOf(verb, grammar) : singularsOf(verb, grammar);
  if (forms.length === 0) return [];
  const before = [noun, ...behind.slice(0, at)];
  const meant = forms.map((word) => ({ word, text: [determiner, ...before, word].join(' ') }));
  return [{ words: [...before, verb], meant, known: [nounsAlike(phrase), [verb]], unknown: [] }];
}

function pluralsOf(verb: string, { linking, verbPlurals, onlyVerbs }: Grammar): string[] {
  const linked = linking.get(verb);
  const forms = linked === undefined ? otherForms(verb, verbPlurals) : [linked];
  return onlyVerbs === undefined || linked !== undefined ? forms : forms.filter((form) => onlyVerbs.has(form));
}

function singularsOf(verb: string, { linking, verbSingulars, onlyVerbs }: Grammar): string[] {
  const linked = [...linking].flatMap(([one, several]) => (several === verb ? [one] : []));
  if (linked.length > 0) return linked;
  return onlyVerbs === undefined || onlyVerbs.has(verb) ? otherForms(verb, verbSingulars) : [];
}
