import type { ConsentStore } from '../consent/consent-store';
import { announceAttribution, keptGclid, keptOrigin } from './attribution';
import type { Landing } from './landing';

/**
 * Keeps what led the visitor here for as long as marketing is allowed, and nothing otherwise (specification, point 9;
 * decision T5). The latest click counts, and the first referrer of a visit.
 */
export function keepAttribution(consent: ConsentStore, { gclid, originUrl }: Landing): void {
  const follow = () => {
    if (consent.get()?.marketing !== true) {
      keptGclid.remove();
      keptOrigin.remove();
      return;
    }
    if (gclid !== undefined) keptGclid.write(gclid);
    if (originUrl !== undefined && keptOrigin.read() === undefined) keptOrigin.write(originUrl);
  };
  follow();
  consent.subscribe(() => {
    follow();
    announceAttribution();
  });
}
