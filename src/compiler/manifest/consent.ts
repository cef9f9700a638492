import type { Consent } from '../../../generated/types';
import type { Shell } from '../../shared/manifest';
import { resolveSingleton } from '../resolve/resolve';
import type { ResolveContext } from '../resolve/resolve-context';
import { singleton } from '../site';

/** What every page must know of the consent layer: nothing, where the site has none. */
export function consentQuestion(context: ResolveContext): Pick<Shell, 'consent'> {
  const texts = consentTexts(context);
  if (texts === undefined) return {};
  const { version, renewalMonths, title, intro, policies, accept, reject, choose, saved } = texts;
  return { consent: { version, renewalMonths, title, intro, policies, accept, reject, choose, saved } };
}

/** The texts of the consent layer, where the site has one. */
export function consentTexts(context: ResolveContext): Consent | undefined {
  return singleton(context.site, 'consent') && resolveSingleton('consent', context);
}
