import { anchorDuplicate } from './checks/anchor-duplicate';
import { anchorUnknown } from './checks/anchor-unknown';
import { cssAddressForeign } from './checks/css-address-foreign';
import { cssImport } from './checks/css-import';
import { cssSyntax } from './checks/css-syntax';
import { currencyMissing } from './checks/currency-missing';
import { datePassed } from './checks/date-passed';
import { factContradicted } from './checks/fact-contradicted';
import { factLiteral } from './checks/fact-literal';
import { factNotDate } from './checks/fact-not-date';
import { factNotNumber } from './checks/fact-not-number';
import { factRange } from './checks/fact-range';
import { factSumUnknown } from './checks/fact-sum-unknown';
import { factSumWrong } from './checks/fact-sum-wrong';
import { factThousands } from './checks/fact-thousands';
import { factType } from './checks/fact-type';
import { factUnit } from './checks/fact-unit';
import { factUnused } from './checks/fact-unused';
import { factZero } from './checks/fact-zero';
import { formIdMissing } from './checks/form-id-missing';
import { formWithoutService } from './checks/form-without-service';
import { htmlHeadingFirst } from './checks/html-heading-first';
import { htmlHeadingSkipped } from './checks/html-heading-skipped';
import { htmlImageIncomplete } from './checks/html-image-incomplete';
import { htmlLinkEmpty } from './checks/html-link-empty';
import { htmlRemoved } from './checks/html-removed';
import { htmlTagBroken } from './checks/html-tag-broken';
import { htmlTagCrossed } from './checks/html-tag-crossed';
import { htmlTagMisplaced } from './checks/html-tag-misplaced';
import { htmlTagUnclosed } from './checks/html-tag-unclosed';
import { htmlTagUnknown } from './checks/html-tag-unknown';
import { htmlTagUnopened } from './checks/html-tag-unopened';
import { linkAddressUnsafe } from './checks/link-address-unsafe';
import { linkPathRaw } from './checks/link-path-raw';
import { linkTargetAmbiguous } from './checks/link-target-ambiguous';
import { linkTargetMissing } from './checks/link-target-missing';
import { linkTextVague } from './checks/link-text-vague';
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
import { textBlank } from './checks/text-blank';
import { textEncoding } from './checks/text-encoding';
import { textEntity } from './checks/text-entity';
import { textFiller } from './checks/text-filler';
import { textInvisible } from './checks/text-invisible';
import { textMarkdown } from './checks/text-markdown';
import { textRunTogether } from './checks/text-run-together';
import { textSpaceDoubled } from './checks/text-space-doubled';
import { textStandIn } from './checks/text-stand-in';
import { textTag } from './checks/text-tag';
import { textWordDoubled } from './checks/text-word-doubled';
import { themeFileMissing } from './checks/theme-file-missing';
import { themeFileUnused } from './checks/theme-file-unused';
import { themeFontFormat } from './checks/theme-font-format';
import { themeNotPicture } from './checks/theme-not-picture';
import { tokenMalformed } from './checks/token-malformed';
import { tokenMisplaced } from './checks/token-misplaced';
import { tokenUnknown } from './checks/token-unknown';
import { translationFigures } from './checks/translation-figures';
import { translationLanguage } from './checks/translation-language';
import { translationLinks } from './checks/translation-links';
import { translationSame } from './checks/translation-same';
import { translationStale } from './checks/translation-stale';
import { translationStructure } from './checks/translation-structure';
import { translationSwapped } from './checks/translation-swapped';
import { translationTokens } from './checks/translation-tokens';
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
  'fact-not-date': factNotDate,
  'fact-not-number': factNotNumber,
  'fact-contradicted': factContradicted,
  'fact-literal': factLiteral,
  'fact-range': factRange,
  'fact-sum-unknown': factSumUnknown,
  'fact-sum-wrong': factSumWrong,
  'fact-thousands': factThousands,
  'fact-type': factType,
  'fact-unit': factUnit,
  'fact-zero': factZero,
  'html-heading-first': htmlHeadingFirst,
  'html-heading-skipped': htmlHeadingSkipped,
  'html-image-incomplete': htmlImageIncomplete,
  'html-link-empty': htmlLinkEmpty,
  'html-removed': htmlRemoved,
  'html-tag-broken': htmlTagBroken,
  'html-tag-crossed': htmlTagCrossed,
  'html-tag-misplaced': htmlTagMisplaced,
  'html-tag-unclosed': htmlTagUnclosed,
  'html-tag-unknown': htmlTagUnknown,
  'html-tag-unopened': htmlTagUnopened,
  'link-address-unsafe': linkAddressUnsafe,
  'link-path-raw': linkPathRaw,
  'link-target-ambiguous': linkTargetAmbiguous,
  'link-target-missing': linkTargetMissing,
  'link-text-vague': linkTextVague,
  'media-alt': mediaAlt,
  'media-missing': mediaMissing,
  'media-not-picture': mediaNotPicture,
  'message-discarded': messageDiscarded,
  'page-unknown': pageUnknown,
  'reference-unknown': referenceUnknown,
  'text-encoding': textEncoding,
  'text-entity': textEntity,
  'text-filler': textFiller,
  'text-invisible': textInvisible,
  'text-markdown': textMarkdown,
  'text-run-together': textRunTogether,
  'text-space-doubled': textSpaceDoubled,
  'text-tag': textTag,
  'text-word-doubled': textWordDoubled,
  'token-malformed': tokenMalformed,
  'token-misplaced': tokenMisplaced,
  'text-blank': textBlank,
  'text-stand-in': textStandIn,
  'token-unknown': tokenUnknown,
  'translation-figures': translationFigures,
  'translation-language': translationLanguage,
  'translation-links': translationLinks,
  'translation-same': translationSame,
  'translation-structure': translationStructure,
  'translation-swapped': translationSwapped,
  'translation-tokens': translationTokens,
} satisfies Rules;

/** Rules about the site as a whole, which are asked each time: what they find in one file may be due to any other. */
export const siteRules = {
  'css-address-foreign': cssAddressForeign,
  'css-import': cssImport,
  'css-syntax': cssSyntax,
  'currency-missing': currencyMissing,
  'date-passed': datePassed,
  'fact-unused': factUnused,
  'form-id-missing': formIdMissing,
  'form-without-service': formWithoutService,
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
  'translation-stale': translationStale,
} satisfies Rules;

/**
 * Every rule by the code it tells, each in the file of that name. A new one begins with its details in `RuleDetails`:
 * from then on nothing compiles until its rule and its words are there, and a test asks for its cases.
 */
export const rules: { readonly [Code in RuleCode]: Rule<Code> } = { ...fileRules, ...siteRules };
