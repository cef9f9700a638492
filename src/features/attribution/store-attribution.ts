import type { ConsentStore } from '../consent/consent-store';
import { ATTRIBUTION_CHANGE, storedGclid, storedOrigin } from './attribution-storage';
import type { Landing } from './landing';

/**
 * Keeps what led the visitor here for as long as marketing is allowed, and nothing otherwise (specification, point 9;
 * decision T5). The latest click counts, and the first referrer of a visit.
 */
export function storeAttribution(consent: ConsentStore, { gclid, originUrl }: Landing): void {
  const follow = () => {
    if (consent.get()?.marketing !== true) {
      storedGclid.remove();
      storedOrigin.remove();
      return;
    }
    if (gclid !== undefined) storedGclid.write(gclid);
    if (originUrl !== undefined && storedOrigin.read() === undefined) storedOrigin.write(originUrl);
  };
  follow();
  consent.subscribe(() => {
    follow();
    document.dispatchEvent(new Event(ATTRIBUTION_CHANGE));
  });
}
