import { FACT_TOKEN, factNamed } from '../../shared/token-syntax';
import type { DraftSite } from '../site';
import { numberIn } from './facts';

/** The number that digits say, or that of the figure of facts.yaml that stands in their place. */
export function numberWritten(written: string, { facts }: Pick<DraftSite, 'facts'>): number | undefined {
  const fact = factNamed(written);
  const value = fact === undefined ? numberIn(written) : facts[fact];
  return typeof value === 'number' ? value : undefined;
}

/** A text with what its figures of facts.yaml say. */
export function withFacts(text: string, { facts }: Pick<DraftSite, 'facts'>): string {
  return text.replaceAll(FACT_TOKEN, (token, name: string) => String(facts[name] ?? token));
}
