import { anchorDuplicate } from './anchor-duplicate';
import type { Check } from './check';
import { dateFact } from './date-fact';
import { linkAddress } from './link-address';
import { linkTarget } from './link-target';
import { mediaAlt } from './media-alt';
import { mediaMissing } from './media-missing';
import { mediaNotPicture } from './media-not-picture';
import { messageDiscarded } from './message-discarded';
import { pageUnknown } from './page-unknown';
import { path } from './path';
import { pathUnknown } from './path-unknown';
import { priceFact } from './price-fact';
import { referenceUnknown } from './reference-unknown';
import { role } from './role';
import { templateMissing } from './template-missing';
import { tokenUnknown } from './token-unknown';

/** Every rule by its name, in no particular order: problems are sorted by place. */
export const checks: Readonly<Record<string, Check>> = {
  'anchor-duplicate': anchorDuplicate,
  'date-fact': dateFact,
  'link-address': linkAddress,
  'link-target': linkTarget,
  'media-alt': mediaAlt,
  'media-missing': mediaMissing,
  'media-not-picture': mediaNotPicture,
  'message-discarded': messageDiscarded,
  'page-unknown': pageUnknown,
  path,
  'path-unknown': pathUnknown,
  'price-fact': priceFact,
  'reference-unknown': referenceUnknown,
  role,
  'template-missing': templateMissing,
  'token-unknown': tokenUnknown,
};
