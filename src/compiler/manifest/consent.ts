import type { Consent } from '../../../generated/types';
import type { Shell } from '../../shared/manifest';
import { type ResolveContext, resolveSingleton } from '../resolve/resolve';
import { type Site, singleton } from '../site';

/** What every page must know of the consent layer: nothing, where the site has none. */
export function consentTerms(site: Site): Pick<Shell, 'consent'> {
  const source = singleton(site, 'consent');
  if (source === undefined) return {};
  return { consent: { version: source.version, renewalMonths: source.renewalMonths } };
}

/** The texts of the consent layer, where the site has one. */
export function consentTexts(context: ResolveContext): Consent | undefined {
  return singleton(context.site, 'consent') && resolveSingleton('consent', context);
}
