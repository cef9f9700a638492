import type { Settings } from '../../../generated/types';
import type { ConsentChoice } from '../consent/consent-store';
import { loadScript } from '../load-script';
import { gtag, pushToDataLayer } from './data-layer';

export type TagSettings = Pick<NonNullable<Settings['tracking']>, 'tagManager' | 'analytics' | 'ads'>;

/** The ids of the tags that a choice allows. The tag manager holds tags of both kinds, which obey the consent mode. */
export function allowedTags({ tagManager, analytics, ads }: TagSettings, choice: ConsentChoice): string[] {
  return [
    ...(choice.analytics || choice.marketing ? [tagManager] : []),
    ...(choice.analytics ? [analytics] : []),
    ...(choice.marketing ? [ads] : []),
  ].filter((id) => id !== '');
}

/** Starts one tag. `isFirst` says that none of its kind is there yet. */
export function startTag(id: string, isFirst: boolean, load: (address: string) => void = loadTag): void {
  if (id.startsWith('GTM-')) {
    pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    return;
  }
  if (isFirst) {
    gtag('js', new Date());
    load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  }
  gtag('config', id);
}

/** Injected by our own script, which a strict content security policy trusts: static hosts have no nonces. */
function loadTag(address: string): void {
  loadScript(address).catch((error: unknown) => console.warn('A tag cannot be loaded', error));
}
