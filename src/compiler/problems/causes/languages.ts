import type { Language } from '../../../shared/language';
import type { Place } from '../../findings/finding';
import type { Edit } from '../../findings/fix';
import { locate } from '../../findings/locate';
import type { Location, Matter, Problem } from '../../findings/problem';
import type { ProblemDetails } from '../../findings/problem-details';
import { type DraftSite, sourceOfSingleton } from '../../site';

/** Whether a key where texts stand by language is one that the settings do not name. */
export function isUnlistedLanguage(
  problem: Problem,
  { contract }: DraftSite,
): problem is Problem & Matter<'key-unknown'> {
  if (problem.code !== 'key-unknown' || !/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(problem.details.key)) return false;
  return problem.details.valid.join() === contract.languages.map(({ code }) => code).join();
}

/** Texts all over the site are in a language that the settings do not name: whoever has taken it out of them gives it up. */
export function unlistedLanguageProblem(language: Language, others: readonly Location[], site: DraftSite): Problem {
  const place = placeOfLanguage(language, site);
  const edits = others.map(({ file, pointer }): Edit => ({ do: 'remove', file, pointer }));
  const fix = { edits, isCertain: false };
  return { ...locate({ code: 'language-unlisted', place, details: { language }, fix }), others };
}

/** Texts all over the site lack a language that the settings name. */
export function untranslatedLanguageProblem(
  details: ProblemDetails['language-untranslated'],
  others: readonly Location[],
  site: DraftSite,
): Problem {
  const place = placeOfLanguage(details.language, site);
  return { ...locate({ code: 'language-untranslated', place, details }), others };
}

/** Where the settings name a language, or would. */
function placeOfLanguage(language: Language, site: DraftSite): Place {
  const source = sourceOfSingleton(site, 'settings');
  if (source === undefined) return { file: 'settings.yaml' };
  const index = site.contract.languages.findIndex(({ code }) => code === language);
  return index < 0 ? { source, pointer: [], key: 'languages' } : { source, pointer: ['languages', index] };
}
