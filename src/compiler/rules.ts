import { anchorDuplicate } from './checks/anchor-duplicate';
import { anchorUnknown } from './checks/anchor-unknown';
import { cssAddressForeign } from './checks/css-address-foreign';
import { cssImport } from './checks/css-import';
import { cssSyntax } from './checks/css-syntax';
import { currencyMissing } from './checks/currency-missing';
import { datePassed } from './checks/date-passed';
import { factNotDate } from './checks/fact-not-date';
import { factNotNumber } from './checks/fact-not-number';
import { formIdMissing } from './checks/form-id-missing';
import { formWithoutService } from './checks/form-without-service';
import { linkAddressUnsafe } from './checks/link-address-unsafe';
import { linkPathRaw } from './checks/link-path-raw';
import { linkTargetAmbiguous } from './checks/link-target-ambiguous';
import { linkTargetMissing } from './checks/link-target-missing';
import { mediaAlt } from './checks/media-alt';
import { mediaMissing } from './checks/media-missing';
import { mediaNotPicture } from './checks/media-not-picture';
import { messageDiscarded } from './checks/message-discarded';
import { pageUnknown } from './checks/page-unknown';
import { pathDuplicate } from './checks/path-duplicate';
import { pathMalformed } from './checks/path-malformed';
import { pathReserved } from './checks/path-reserved';
import { pathUnknown } from './checks/path-unknown';
import { referenceUnknown } from './checks/reference-unknown';
import { roleDuplicate } from './checks/role-duplicate';
import { roleMissing } from './checks/role-missing';
import { templateMissing } from './checks/template-missing';
import { textCurlyQuotes } from './checks/text-curly-quotes';
import { textCutOff } from './checks/text-cut-off';
import { themeFileMissing } from './checks/theme-file-missing';
import { themeFileUnused } from './checks/theme-file-unused';
import { themeFontFormat } from './checks/theme-font-format';
import { themeNotPicture } from './checks/theme-not-picture';
import { tokenUnknown } from './checks/token-unknown';
import type { RuleCode } from './problem';
import type { Rule } from './rule';

type Rules = { readonly [Code in RuleCode]?: Rule<Code> };

/**
 * Rules about single files: each is asked about some files (`site.sources`), finds in each what it would find in it
 * alone, and may hold it against all else that is indexed, of other pages though only against what `faceOf` tells of them.
 * So a file is looked at again only where it, or what it may be held against, has changed.
 */
export const fileRules = {
  'anchor-duplicate': anchorDuplicate,
  'anchor-unknown': anchorUnknown,
  'link-address-unsafe': linkAddressUnsafe,
  'link-path-raw': linkPathRaw,
  'link-target-ambiguous': linkTargetAmbiguous,
  'link-target-missing': linkTargetMissing,
  'media-alt': mediaAlt,
  'media-missing': mediaMissing,
  'media-not-picture': mediaNotPicture,
  'message-discarded': messageDiscarded,
  'reference-unknown': referenceUnknown,
  'text-curly-quotes': textCurlyQuotes,
  'text-cut-off': textCutOff,
  'token-unknown': tokenUnknown,
} satisfies Rules;

/** Rules about the site as a whole, which are asked each time: what they find in one file may be due to any other. */
export const siteRules = {
  'css-address-foreign': cssAddressForeign,
  'css-import': cssImport,
  'css-syntax': cssSyntax,
  'currency-missing': currencyMissing,
  'date-passed': datePassed,
  'fact-not-date': factNotDate,
  'fact-not-number': factNotNumber,
  'form-id-missing': formIdMissing,
  'form-without-service': formWithoutService,
  'page-unknown': pageUnknown,
  'path-duplicate': pathDuplicate,
  'path-malformed': pathMalformed,
  'path-reserved': pathReserved,
  'path-unknown': pathUnknown,
  'role-duplicate': roleDuplicate,
  'role-missing': roleMissing,
  'template-missing': templateMissing,
  'theme-file-missing': themeFileMissing,
  'theme-file-unused': themeFileUnused,
  'theme-font-format': themeFontFormat,
  'theme-not-picture': themeNotPicture,
} satisfies Rules;

/**
 * Every rule by the code it tells, each in the file of that name. A new one begins with its details in `RuleDetails`:
 * from then on nothing compiles until its rule and its words are there, and a test asks for its cases.
 */
export const rules: { readonly [Code in RuleCode]: Rule<Code> } = { ...fileRules, ...siteRules };
