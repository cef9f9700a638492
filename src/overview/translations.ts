import type { Problem } from '../compiler/findings/problem';
import type { DraftSite } from '../compiler/site';
import { type LanguageText, localisedTexts } from '../compiler/translations/localised-texts';
import { recordOf, staleTranslations } from '../compiler/translations/record';
import { gapIn } from '../compiler/values/gaps';
import { isRecord } from '../shared/is-record';
import type { MissingTranslation, TextInLanguage, Translations } from './overview';
import { placeOf } from './written';

/** What is not translated, and what was translated from something else than what stands there now. */
export function translationsOverview(site: DraftSite, problems: readonly Problem[]): Translations {
  const record = recordOf(site.files);
  return {
    counts: countTexts(site),
    missing: problems.flatMap((problem) => missingIn(site, problem)),
    stale:
      record === undefined
        ? []
        : staleTranslations(site, record).map(({ original, translation, changed }) => ({
            original: inLanguage(original),
            translation: inLanguage(translation),
            ...(changed !== undefined && { changed }),
          })),
  };
}

function countTexts({ sources, contract }: DraftSite): Record<string, number> {
  const counts = Object.fromEntries(contract.languages.map(({ code }) => [code, 0]));
  const texts = sources.flatMap((source) => localisedTexts(source, contract)).flatMap((one) => one.texts);
  for (const { language } of texts) counts[language] = (counts[language] ?? 0) + 1;
  return counts;
}

/** Which texts lack a language is told already. */
function missingIn(site: DraftSite, { code, details, location, others = [] }: Problem): MissingTranslation[] {
  const missingAt = (places: readonly Problem['location'][], languages: readonly string[]) =>
    places.map(({ file, pointer }) => ({ languages, place: { file, pointer }, text: textAt(site, file, pointer) }));
  const places = [location, ...others];
  // All that lacks it is told with where the settings name it.
  if (code === 'language-untranslated') return missingAt(others, [details.language]);
  if (code === 'value-unwritten' || code === 'value-empty') return places.flatMap((place) => unwrittenAt(site, place));
  if (code === 'translation-missing') return missingAt(places, [details.language]);
  return code === 'translations-missing' ? missingAt(places, details.languages) : [];
}

/** What is still to be written in one language, where another one has it. */
function unwrittenAt(site: DraftSite, { file, pointer }: Problem['location']): MissingTranslation[] {
  const language = site.contract.languages.find(({ code }) => code === pointer.at(-1))?.code;
  const text = language === undefined ? '' : textAt(site, file, pointer.slice(0, -1));
  return language === undefined || text === '' ? [] : [{ languages: [language], place: { file, pointer }, text }];
}

function textAt({ sources }: DraftSite, file: string, pointer: Problem['location']['pointer']): string {
  let value: unknown = sources.find(({ path }) => path === file)?.data;
  for (const key of pointer) {
    const next: unknown = isRecord(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;
    if (next === undefined) break;
    value = next;
  }
  const texts = isRecord(value) ? Object.values(value) : [value];
  return texts.find((text): text is string => typeof text === 'string' && gapIn(text) === undefined) ?? '';
}

function inLanguage({ language, text, source, pointer }: LanguageText): TextInLanguage {
  return { language, text, place: placeOf({ source, pointer }) };
}
