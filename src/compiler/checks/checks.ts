import { anchorDuplicate } from './anchor-duplicate';
import type { Check } from './check';
import { cssAddressForeign } from './css-address-foreign';
import { cssImport } from './css-import';
import { cssSyntax } from './css-syntax';
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
import { themeFileMissing } from './theme-file-missing';
import { themeFileUnused } from './theme-file-unused';
import { themeFontFormat } from './theme-font-format';
import { themeNotPicture } from './theme-not-picture';
import { tokenUnknown } from './token-unknown';

/** Every rule by its name, in no particular order: problems are sorted by place. */
export const checks: Readonly<Record<string, Check>> = {
  'anchor-duplicate': anchorDuplicate,
  'css-address-foreign': cssAddressForeign,
  'css-import': cssImport,
  'css-syntax': cssSyntax,
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
  'theme-file-missing': themeFileMissing,
  'theme-file-unused': themeFileUnused,
  'theme-font-format': themeFontFormat,
  'theme-not-picture': themeNotPicture,
  'token-unknown': tokenUnknown,
};
