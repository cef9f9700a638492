import type { Course } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import type { Figure } from '../figures/figure';
import { figuresIn } from '../figures/figures-in';
import { monthsIn } from '../figures/months-in';
import { inLanguage } from '../languages';
import type { DraftSite, Entry } from '../site';
import { textWithTokens } from '../tokens/tokens';

/** How long a course takes, as visitors read it, and how many months that is: none, where it is told otherwise. */
export function monthsSaid(
  site: DraftSite,
  entry: Entry<Draft<Course>>,
): { readonly text: string; readonly months: number[] } {
  const { text, figures } = said(site, entry, 'duration');
  return { text, months: monthsIn(figures) };
}

/** The same of its hours, where nothing but so many is said: of «2 h por semana» nobody knows how many there are. */
export function hoursSaid(
  site: DraftSite,
  entry: Entry<Draft<Course>>,
): { readonly text: string; readonly hours?: number } {
  const { text, figures } = said(site, entry, entry.value.hours === undefined ? 'duration' : 'hours');
  const [only, ...others] = figures;
  const isPlain = only?.unit === 'hour' && others.length === 0 && only.withUnit === text.trim();
  return { text, ...(isPlain && { hours: Number(only.value) }) };
}

/** The same of the days that it takes at least, from the first to the last: of eight weeks, some days of the eighth. */
export function daysSaid(
  site: DraftSite,
  entry: Entry<Draft<Course>>,
): { readonly text: string; readonly days?: number } {
  const { text, figures } = said(site, entry, 'duration');
  const [only, ...others] = figures;
  if (only === undefined || others.length > 0 || only.withUnit !== text.trim()) return { text };
  const days = { day: Number(only.value), week: (Number(only.value) - 1) * DAYS_OF_WEEK + 1 }[only.unit ?? ''];
  return { text, ...(days !== undefined && { days }) };
}

const DAYS_OF_WEEK = 7;

function said(
  site: DraftSite,
  entry: Entry<Draft<Course>>,
  key: 'duration' | 'hours',
): { readonly text: string; readonly figures: readonly Figure[] } {
  const [language] = site.contract.languages;
  const written = language && inLanguage(entry.value[key] as Parameters<typeof inLanguage>[0], language.code);
  const text = written === undefined ? undefined : textWithTokens(written, site, language?.code ?? '', entry);
  return language === undefined || text === undefined
    ? { text: '', figures: [] }
    : { text, figures: figuresIn(text, language) };
}

/** Whether a number is one of some others, or between them. */
export function agrees(value: number, said: readonly number[]): boolean {
  return Math.min(...said) <= value && value <= Math.max(...said);
}
