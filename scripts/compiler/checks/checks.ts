import { anchorDuplicate } from './anchor-duplicate';
import type { Check } from './check';
import { dateFact } from './date-fact';
import { linkAddress } from './link-address';
import { linkTarget } from './link-target';
import { mediaMissing } from './media-missing';
import { mediaNotPicture } from './media-not-picture';
import { messageDiscarded } from './message-discarded';
import { pageUnknown } from './page-unknown';
import { path } from './path';
import { pathUnknown } from './path-unknown';
import { priceFact } from './price-fact';
import { referenceUnknown } from './reference-unknown';
import { tokenUnknown } from './token-unknown';

/** Every rule, in no particular order: problems are sorted by place. */
export const checks: readonly Check[] = [
  anchorDuplicate,
  dateFact,
  linkAddress,
  linkTarget,
  mediaMissing,
  messageDiscarded,
  mediaNotPicture,
  pageUnknown,
  path,
  pathUnknown,
  priceFact,
  referenceUnknown,
  tokenUnknown,
];
