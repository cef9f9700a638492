import type { Course } from '../../../generated/source-types';
import { figuresIn } from '../figures/figures-in';
import { monthsIn } from '../figures/months-in';
import { inLanguage } from '../languages';
import type { DraftSite, Entry } from '../site';
import { textWithTokens } from '../tokens/tokens';
import type { Draft } from '../values/draft';

/** How long a course takes, as visitors read it, and how many months that is: none, where it is told otherwise. */
export function monthsSaid(
  site: DraftSite,
  entry: Entry<Draft<Course>>,
): { readonly text: string; readonly months: number[] } {
  const [language] = site.contract.languages;
  const written = language && inLanguage(entry.value.duration as Parameters<typeof inLanguage>[0], language.code);
  const text = written === undefined ? undefined : textWithTokens(written, site, language?.code ?? '', entry);
  if (language === undefined || text === undefined) return { text: '', months: [] };
  return { text, months: monthsIn(figuresIn(text, language)) };
}

/** Whether a number is one of some others, or between them. */
export function agrees(value: number, said: readonly number[]): boolean {
  return Math.min(...said) <= value && value <= Math.max(...said);
}
