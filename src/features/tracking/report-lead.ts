import type { TrackedLead } from '../../../generated/types';
import { denyByDefault } from './consent-mode';
import { gtag, pushToDataLayer } from './data-layer';

/** A group of tags that none belongs to: without a label of its own, a conversion must not go to all of them. */
const NOBODY = 'none';

/**
 * One lead, reported three times: to the tag manager, to analytics, and to the ads as a conversion (specification,
 * point 7). `ads` is the id of the ads account; the conversions of one `transaction` count once there. `details` go to
 * the first two.
 */
export function reportLead(
  lead: TrackedLead,
  ads: string,
  transaction: string,
  details: Readonly<Record<string, string>> = {},
): void {
  const { event, analyticsEvent, adsLabel, value, currency } = lead;
  const isLabelled = ads !== '' && adsLabel !== '';
  denyByDefault();
  pushToDataLayer({ event, ...details });
  gtag('event', analyticsEvent, details);
  gtag('event', 'conversion', {
    send_to: isLabelled ? `${ads}/${adsLabel}` : NOBODY,
    transaction_id: transaction,
    ...(value !== undefined && { value }),
    ...(currency !== undefined && { currency }),
  });
}
