import type { ConsentStore } from '../consent/consent-store';
import { denyByDefault, updateConsentMode } from './consent-mode';
import { allowedTags, startTag, type TagSettings } from './tags';
import { clearVendorCookies } from './vendor-cookies';
import { whenActivated } from './when-activated';

const NOTHING = { analytics: false, marketing: false };

/** What following consent does to the document; a test plays it. */
interface TagHost {
  readonly start: typeof startTag;
  readonly reload: () => void;
}

const browser: TagHost = { start: startTag, reload: () => location.reload() };

/**
 * Loads each configured tag once, after the consent it needs; tells the tags that all is denied, and then of every choice
 * (decision T5). When the
 * consent for a running tag is withdrawn, the document is loaded anew, for a script cannot be unloaded.
 */
export function followConsent(consent: ConsentStore, settings: TagSettings, host: TagHost = browser): void {
  const running = new Set<string>();

  const follow = () => {
    const choice = consent.get();
    clearVendorCookies(choice ?? NOTHING);
    if (choice !== undefined || running.size > 0) updateConsentMode(choice ?? NOTHING);
    const allowed = allowedTags(settings, choice ?? NOTHING);
    if ([...running].some((id) => !allowed.includes(id))) return host.reload();
    for (const id of allowed) {
      if (running.has(id)) continue;
      host.start(id, ![...running].some((other) => !other.startsWith('GTM-')));
      running.add(id);
    }
  };

  denyByDefault();
  whenActivated(() => {
    follow();
    consent.subscribe(follow);
  });
}
