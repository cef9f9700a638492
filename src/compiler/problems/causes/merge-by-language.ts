import { setEdit } from '../../findings/fixes';
import { locate } from '../../findings/locate';
import type { Problem } from '../../findings/problem';
import type { ProblemCode } from '../../findings/problem-details';
import { COMPARISONS } from '../../findings/severity';
import { type DraftSite, sourceOfSingleton } from '../../site';

/** One problem where the settings name another language than the texts are in, in place of all that follows from it. */
export function mergeByLanguage(all: readonly Problem[], site: DraftSite): readonly Problem[] {
  const problems = withoutUsesOfUnnamed(all);
  const [unlisted, ...more] = problems.filter(({ code }) => code === 'language-unlisted');
  if (unlisted?.code !== 'language-unlisted' || more.length > 0) return mergeByChangedPlaces(problems, site);
  const { language } = unlisted.details;
  // What is there for visitors of one language names it by its code.
  const left = problems.filter(({ code, details }) => code !== 'value-not-listed' || details.value !== language);
  const untranslated = left.find(({ code }) => code === 'language-untranslated');
  if (untranslated?.code !== 'language-untranslated') return left;
  const named = untranslated.details.language;
  const others = [...(unlisted.others ?? []), ...(untranslated.others ?? [])];
  const told = otherCode(site, { code: named, correct: language, reason: 'unwritten' });
  const isTold = (problem: Problem) =>
    problem === unlisted ||
    problem === untranslated ||
    problem.code === 'language-code-other' ||
    (problem.code === 'language-locale-other' && problem.details.code === named);
  return [{ ...told, others }, ...left.filter((problem) => !isTold(problem))];
}

/** Which texts a language has is told once the settings say all of it. */
function withoutUsesOfUnnamed(problems: readonly Problem[]): readonly Problem[] {
  const isUnnamed = ({ code, location: { file, pointer } }: Problem) =>
    (code === 'key-missing' || code === 'key-unknown') && file === SETTINGS && pointer[0] === 'languages';
  if (!problems.some(isUnnamed)) return problems;
  const isUse = ({ code, details }: Problem) =>
    code === 'language-unlisted' ||
    code === 'language-untranslated' ||
    (code === 'message-missing' && details.where.startsWith(`site/${SETTINGS}:`));
  return problems.filter((problem) => !isUse(problem));
}

const SETTINGS = 'settings.yaml';

/** Problems that depend on which of the texts are in which language. */
const BY_LANGUAGE: ReadonlySet<ProblemCode> = new Set([...COMPARISONS, 'address-moved', 'redirect-language']);

/** Problems that say that a name or a text is in another language than its code says. */
const OF_OTHER_LANGUAGE: ReadonlySet<ProblemCode> = new Set([
  'language-name-other',
  'translation-foreign',
  'translation-language',
  'translation-swapped',
]);

/** The same where two languages have the code of each other: each has the locale that its texts are in. */
function mergeByChangedPlaces(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const locales = problems.flatMap(({ code, details }) =>
    code === 'language-locale-other' && details.isOfOther ? { code: details.code, own: ownCode(details.locale) } : [],
  );
  const [first, second] = locales;
  if (first === undefined || first.own !== second?.code || first.code !== second.own) return mergeByOrder(problems);
  // Where the names and the texts are those of the codes, the locales have changed places.
  if (!problems.some(({ code }) => OF_OTHER_LANGUAGE.has(code))) return mergeByOrder(problems);
  const told = otherCode(site, { code: first.code, correct: first.own, reason: 'swapped' });
  const isTold = ({ code }: Problem) =>
    code === 'language-locale-other' || code === 'language-name-other' || BY_LANGUAGE.has(code);
  return [told, ...problems.filter((problem) => !isTold(problem))];
}

/** The same where another language comes first. */
function mergeByOrder(problems: readonly Problem[]): readonly Problem[] {
  const isOrder = ({ code, details }: Problem) => code === 'address-moved' && details.isOrder === true;
  if (!problems.some(isOrder)) return problems;
  // The prefix is right where it is once the language is no longer the first.
  const isTold = ({ code }: Problem) => BY_LANGUAGE.has(code) || code === 'language-prefix-idle';
  return problems.filter((problem) => isOrder(problem) || !isTold(problem));
}

function ownCode(locale: string): string {
  return locale.split('-')[0] ?? '';
}

function otherCode(
  site: DraftSite,
  details: { readonly code: string; readonly correct: string; readonly reason: 'swapped' | 'unwritten' },
): Problem {
  const source = sourceOfSingleton(site, 'settings');
  if (source === undefined) return locate({ code: 'language-other', place: { file: SETTINGS }, details });
  const placeOf = (language: string) => ({
    source,
    pointer: ['languages', site.contract.languages.findIndex(({ code }) => code === language), 'code'],
  });
  const edits = [setEdit(placeOf(details.code), details.correct)];
  if (details.reason === 'swapped') edits.push(setEdit(placeOf(details.correct), details.code));
  const fix = { edits, isCertain: false };
  return locate({ code: 'language-other', place: placeOf(details.code), details, fix });
}
