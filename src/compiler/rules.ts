import { addressMistyped } from './checks/address-mistyped';
import { addressMoved } from './checks/address-moved';
import { addressOfOther } from './checks/address-of-other';
import { addressStandIn } from './checks/address-stand-in';
import { addressVanished } from './checks/address-vanished';
import { addressWrapped } from './checks/address-wrapped';
import { altFileName } from './checks/alt-file-name';
import { altLong } from './checks/alt-long';
import { altOther } from './checks/alt-other';
import { altVague } from './checks/alt-vague';
import { anchorDuplicate } from './checks/anchor-duplicate';
import { anchorUnknown } from './checks/anchor-unknown';
import { brandOther } from './checks/brand-other';
import { checkDigitWrong } from './checks/check-digit-wrong';
import { consentMissing } from './checks/consent-missing';
import { consentMonthsOther } from './checks/consent-months-other';
import { consentSame } from './checks/consent-same';
import { consentSwapped } from './checks/consent-swapped';
import { conversionMissing } from './checks/conversion-missing';
import { coordinatesElsewhere } from './checks/coordinates-elsewhere';
import { countryUnknown } from './checks/country-unknown';
import { cssAddressForeign } from './checks/css-address-foreign';
import { cssContrastLow } from './checks/css-contrast-low';
import { cssEndless } from './checks/css-endless';
import { cssFocusHidden } from './checks/css-focus-hidden';
import { cssFontUnknown } from './checks/css-font-unknown';
import { cssImport } from './checks/css-import';
import { cssNameTwice } from './checks/css-name-twice';
import { cssNameUnknown } from './checks/css-name-unknown';
import { cssSyntax } from './checks/css-syntax';
import { cssValueMalformed } from './checks/css-value-malformed';
import { cssWordUnknown } from './checks/css-word-unknown';
import { currencyMisplaced } from './checks/currency-misplaced';
import { currencyMissing } from './checks/currency-missing';
import { currencyOther } from './checks/currency-other';
import { dateAbsurd } from './checks/date-absurd';
import { dateBefore } from './checks/date-before';
import { dateFuture } from './checks/date-future';
import { dateImpossible } from './checks/date-impossible';
import { dateMonthOther } from './checks/date-month-other';
import { datePassed } from './checks/date-passed';
import { descriptionLength } from './checks/description-length';
import { descriptionRepeated } from './checks/description-repeated';
import { descriptionSame } from './checks/description-same';
import { detailOther } from './checks/detail-other';
import { drawingMisplaced } from './checks/drawing-misplaced';
import { entryNameOther } from './checks/entry-name-other';
import { entryUngrouped } from './checks/entry-ungrouped';
import { entryUnused } from './checks/entry-unused';
import { eventNowhere } from './checks/event-nowhere';
import { factBare } from './checks/fact-bare';
import { factBlank } from './checks/fact-blank';
import { factContradicted } from './checks/fact-contradicted';
import { factCount } from './checks/fact-count';
import { factEndsSwapped } from './checks/fact-ends-swapped';
import { factEntry } from './checks/fact-entry';
import { factLiteral } from './checks/fact-literal';
import { factMagnitude } from './checks/fact-magnitude';
import { factMiscounted } from './checks/fact-miscounted';
import { factMisquoted } from './checks/fact-misquoted';
import { factNotDate } from './checks/fact-not-date';
import { factNotNumber } from './checks/fact-not-number';
import { factNotation } from './checks/fact-notation';
import { factOfOther } from './checks/fact-of-other';
import { factOrder } from './checks/fact-order';
import { factPriceMalformed } from './checks/fact-price-malformed';
import { factRange } from './checks/fact-range';
import { factSaidTwice } from './checks/fact-said-twice';
import { factShare } from './checks/fact-share';
import { factSumUnknown } from './checks/fact-sum-unknown';
import { factSumWrong } from './checks/fact-sum-wrong';
import { factThousands } from './checks/fact-thousands';
import { factTimeUnlike } from './checks/fact-time-unlike';
import { factType } from './checks/fact-type';
import { factUnit } from './checks/fact-unit';
import { factUnlike } from './checks/fact-unlike';
import { factUnused } from './checks/fact-unused';
import { factYear } from './checks/fact-year';
import { factZero } from './checks/fact-zero';
import { fieldKindOther } from './checks/field-kind-other';
import { fieldOptionsIdle } from './checks/field-options-idle';
import { figureDecimal } from './checks/figure-decimal';
import { fileNameMalformed } from './checks/file-name-malformed';
import { fileNameUnkept } from './checks/file-name-unkept';
import { formConsentMissing } from './checks/form-consent-missing';
import { formIdMissing } from './checks/form-id-missing';
import { formReplyMissing } from './checks/form-reply-missing';
import { formWithoutService } from './checks/form-without-service';
import { homeElsewhere } from './checks/home-elsewhere';
import { hostMistyped } from './checks/host-mistyped';
import { hoursOther } from './checks/hours-other';
import { hoursWrong } from './checks/hours-wrong';
import { htmlAddressBare } from './checks/html-address-bare';
import { htmlEmpty } from './checks/html-empty';
import { htmlEntityUnknown } from './checks/html-entity-unknown';
import { htmlHeadingFirst } from './checks/html-heading-first';
import { htmlHeadingRepeated } from './checks/html-heading-repeated';
import { htmlHeadingSkipped } from './checks/html-heading-skipped';
import { htmlImageIncomplete } from './checks/html-image-incomplete';
import { htmlItemUnlike } from './checks/html-item-unlike';
import { htmlLayout } from './checks/html-layout';
import { htmlLinkEmpty } from './checks/html-link-empty';
import { htmlPasted } from './checks/html-pasted';
import { htmlRemoved } from './checks/html-removed';
import { htmlTableWrong } from './checks/html-table-wrong';
import { htmlTagBroken } from './checks/html-tag-broken';
import { htmlTagCrossed } from './checks/html-tag-crossed';
import { htmlTagMisplaced } from './checks/html-tag-misplaced';
import { htmlTagUnclosed } from './checks/html-tag-unclosed';
import { htmlTagUnknown } from './checks/html-tag-unknown';
import { htmlTagUnopened } from './checks/html-tag-unopened';
import { iconOtherNetwork } from './checks/icon-other-network';
import { keywordsMalformed } from './checks/keywords-malformed';
import { languageCodeOther } from './checks/language-code-other';
import { languageLocaleOther } from './checks/language-locale-other';
import { languageNameOther } from './checks/language-name-other';
import { languagePrefixIdle } from './checks/language-prefix-idle';
import { linkAddressOther } from './checks/link-address-other';
import { linkAddressUnsafe } from './checks/link-address-unsafe';
import { linkOtherNetwork } from './checks/link-other-network';
import { linkOwnAddress } from './checks/link-own-address';
import { linkPathRaw } from './checks/link-path-raw';
import { linkRepeated } from './checks/link-repeated';
import { linkSectionOther } from './checks/link-section-other';
import { linkTargetAmbiguous } from './checks/link-target-ambiguous';
import { linkTargetMissing } from './checks/link-target-missing';
import { linkTextOther } from './checks/link-text-other';
import { linkTextVague } from './checks/link-text-vague';
import { linkToItself } from './checks/link-to-itself';
import { linkUnlikeOthers } from './checks/link-unlike-others';
import { linkUnpublished } from './checks/link-unpublished';
import { listCount } from './checks/list-count';
import { listCutByComma } from './checks/list-cut-by-comma';
import { listDuplicate } from './checks/list-duplicate';
import { mainHeadingMissing } from './checks/main-heading-missing';
import { mainHeadingRepeated } from './checks/main-heading-repeated';
import { mapOther } from './checks/map-other';
import { mediaAlt } from './checks/media-alt';
import { mediaBroken } from './checks/media-broken';
import { mediaEmpty } from './checks/media-empty';
import { mediaHuge } from './checks/media-huge';
import { mediaLarge } from './checks/media-large';
import { mediaMisnamed } from './checks/media-misnamed';
import { mediaMissing } from './checks/media-missing';
import { mediaNotPicture } from './checks/media-not-picture';
import { mediaPrivate } from './checks/media-private';
import { mediaRuns } from './checks/media-runs';
import { mediaSmall } from './checks/media-small';
import { mediaTruncated } from './checks/media-truncated';
import { mediaUnused } from './checks/media-unused';
import { messageDiscarded } from './checks/message-discarded';
import { messageMissing } from './checks/message-missing';
import { messageOther } from './checks/message-other';
import { nameDuplicate } from './checks/name-duplicate';
import { nameLong } from './checks/name-long';
import { nameMisspelt } from './checks/name-misspelt';
import { nameSmall } from './checks/name-small';
import { noindexImportant } from './checks/noindex-important';
import { nounNumberWrong } from './checks/noun-number-wrong';
import { numberingWrong } from './checks/numbering-wrong';
import { officeHoursOther } from './checks/office-hours-other';
import { pageOfOther } from './checks/page-of-other';
import { pageOrphan } from './checks/page-orphan';
import { pageUnknown } from './checks/page-unknown';
import { parentCircular } from './checks/parent-circular';
import { pathDuplicate } from './checks/path-duplicate';
import { pathMalformed } from './checks/path-malformed';
import { pathReserved } from './checks/path-reserved';
import { pathUnknown } from './checks/path-unknown';
import { percentMissing } from './checks/percent-missing';
import { personOther } from './checks/person-other';
import { phoneMalformed } from './checks/phone-malformed';
import { phoneOther } from './checks/phone-other';
import { pictureNotShared } from './checks/picture-not-shared';
import { pictureOther } from './checks/picture-other';
import { placeOther } from './checks/place-other';
import { placeholderByHand } from './checks/placeholder-by-hand';
import { pointOpen } from './checks/point-open';
import { postalCodeMalformed } from './checks/postal-code-malformed';
import { postalCodeOther } from './checks/postal-code-other';
import { redirectLanguage } from './checks/redirect-language';
import { redirectOfOther } from './checks/redirect-of-other';
import { redirectSwapped } from './checks/redirect-swapped';
import { referenceOfOther } from './checks/reference-of-other';
import { referenceUnknown } from './checks/reference-unknown';
import { roleDuplicate } from './checks/role-duplicate';
import { roleMissing } from './checks/role-missing';
import { roleUnpublished } from './checks/role-unpublished';
import { spanTimeWrong } from './checks/span-time-wrong';
import { spanWrong } from './checks/span-wrong';
import { svgReduced } from './checks/svg-reduced';
import { svgTooDeep } from './checks/svg-too-deep';
import { svgTooMany } from './checks/svg-too-many';
import { templateMissing } from './checks/template-missing';
import { textAccent } from './checks/text-accent';
import { textAddressOther } from './checks/text-address-other';
import { textAgreementWrong } from './checks/text-agreement-wrong';
import { textArticleWrong } from './checks/text-article-wrong';
import { textBeginningOther } from './checks/text-beginning-other';
import { textBlank } from './checks/text-blank';
import { textCapitalLate } from './checks/text-capital-late';
import { textCapitalMissing } from './checks/text-capital-missing';
import { textCapitalNeedless } from './checks/text-capital-needless';
import { textCapitals } from './checks/text-capitals';
import { textCurlyQuotes } from './checks/text-curly-quotes';
import { textCutOff } from './checks/text-cut-off';
import { textDatePassed } from './checks/text-date-passed';
import { textDateWrong } from './checks/text-date-wrong';
import { textDurationOther } from './checks/text-duration-other';
import { textEncoding } from './checks/text-encoding';
import { textEndOther } from './checks/text-end-other';
import { textEntity } from './checks/text-entity';
import { textFigureJoined } from './checks/text-figure-joined';
import { textFiller } from './checks/text-filler';
import { textInvisible } from './checks/text-invisible';
import { textMarkForeign } from './checks/text-mark-foreign';
import { textMarkUnpaired } from './checks/text-mark-unpaired';
import { textMarkdown } from './checks/text-markdown';
import { textPasted } from './checks/text-pasted';
import { textPhraseWrong } from './checks/text-phrase-wrong';
import { textRepeated } from './checks/text-repeated';
import { textRepeatsQuestion } from './checks/text-repeats-question';
import { textRunTogether } from './checks/text-run-together';
import { textSpaceDoubled } from './checks/text-space-doubled';
import { textSpaceEdge } from './checks/text-space-edge';
import { textSpacing } from './checks/text-spacing';
import { textSpellingOther } from './checks/text-spelling-other';
import { textStandIn } from './checks/text-stand-in';
import { textStopMissing } from './checks/text-stop-missing';
import { textSumWrong } from './checks/text-sum-wrong';
import { textTag } from './checks/text-tag';
import { textTypo } from './checks/text-typo';
import { textUnbreakable } from './checks/text-unbreakable';
import { textUnfinished } from './checks/text-unfinished';
import { textWordDoubled } from './checks/text-word-doubled';
import { themeFileMissing } from './checks/theme-file-missing';
import { themeFileUnused } from './checks/theme-file-unused';
import { themeFontFormat } from './checks/theme-font-format';
import { themeNotPicture } from './checks/theme-not-picture';
import { timeImpossible } from './checks/time-impossible';
import { timeReversed } from './checks/time-reversed';
import { titleBrand } from './checks/title-brand';
import { titleLong } from './checks/title-long';
import { titleOfOther } from './checks/title-of-other';
import { titleRepeated } from './checks/title-repeated';
import { titleShort } from './checks/title-short';
import { titleSuffixJoined } from './checks/title-suffix-joined';
import { tokenMalformed } from './checks/token-malformed';
import { tokenMisplaced } from './checks/token-misplaced';
import { tokenUnknown } from './checks/token-unknown';
import { translationCalendar } from './checks/translation-calendar';
import { translationCopied } from './checks/translation-copied';
import { translationFigures } from './checks/translation-figures';
import { translationForeign } from './checks/translation-foreign';
import { translationLanguage } from './checks/translation-language';
import { translationLetters } from './checks/translation-letters';
import { translationLinks } from './checks/translation-links';
import { translationNames } from './checks/translation-names';
import { translationNegation } from './checks/translation-negation';
import { translationOpposite } from './checks/translation-opposite';
import { translationSame } from './checks/translation-same';
import { translationStale } from './checks/translation-stale';
import { translationStructure } from './checks/translation-structure';
import { translationSwapped } from './checks/translation-swapped';
import { translationTokenSwapped } from './checks/translation-token-swapped';
import { translationTokens } from './checks/translation-tokens';
import { translationUnitMissing } from './checks/translation-unit-missing';
import { unitNumberWrong } from './checks/unit-number-wrong';
import { unitRepeated } from './checks/unit-repeated';
import { valueNotOwn } from './checks/value-not-own';
import { valueUnshown } from './checks/value-unshown';
import { windowGap } from './checks/window-gap';
import { windowHalf } from './checks/window-half';
import { windowNever } from './checks/window-never';
import { windowOverlap } from './checks/window-overlap';
import { windowSwapped } from './checks/window-swapped';
import { workloadOther } from './checks/workload-other';
import type { RuleCode } from './problems/problem-details';
import type { OwnRule, Rule } from './rule';

type Rules = { readonly [Code in RuleCode]?: Rule<Code> };

/**
 * Rules about what a value says in its languages: each finds in it what it would find in it wherever it stood, by nothing
 * else but `kindOf` a saying. So what is said in many places is looked at once.
 */
export const textRules = {
  'check-digit-wrong': checkDigitWrong,
  'currency-misplaced': currencyMisplaced,
  'figure-decimal': figureDecimal,
  'html-address-bare': htmlAddressBare,
  'html-empty': htmlEmpty,
  'html-entity-unknown': htmlEntityUnknown,
  'html-heading-first': htmlHeadingFirst,
  'html-heading-repeated': htmlHeadingRepeated,
  'html-heading-skipped': htmlHeadingSkipped,
  'html-image-incomplete': htmlImageIncomplete,
  'html-item-unlike': htmlItemUnlike,
  'html-layout': htmlLayout,
  'html-link-empty': htmlLinkEmpty,
  'html-pasted': htmlPasted,
  'html-removed': htmlRemoved,
  'html-table-wrong': htmlTableWrong,
  'html-tag-broken': htmlTagBroken,
  'html-tag-crossed': htmlTagCrossed,
  'html-tag-misplaced': htmlTagMisplaced,
  'html-tag-unclosed': htmlTagUnclosed,
  'html-tag-unknown': htmlTagUnknown,
  'html-tag-unopened': htmlTagUnopened,
  'placeholder-by-hand': placeholderByHand,
  'text-accent': textAccent,
  'text-article-wrong': textArticleWrong,
  'text-capital-late': textCapitalLate,
  'text-capital-missing': textCapitalMissing,
  'text-capital-needless': textCapitalNeedless,
  'text-capitals': textCapitals,
  'text-date-wrong': textDateWrong,
  'text-encoding': textEncoding,
  'text-entity': textEntity,
  'text-figure-joined': textFigureJoined,
  'text-filler': textFiller,
  'text-invisible': textInvisible,
  'text-mark-foreign': textMarkForeign,
  'text-mark-unpaired': textMarkUnpaired,
  'text-markdown': textMarkdown,
  'text-pasted': textPasted,
  'text-phrase-wrong': textPhraseWrong,
  'text-run-together': textRunTogether,
  'text-space-doubled': textSpaceDoubled,
  'text-space-edge': textSpaceEdge,
  'text-spacing': textSpacing,
  'text-stop-missing': textStopMissing,
  'text-tag': textTag,
  'text-unbreakable': textUnbreakable,
  'text-unfinished': textUnfinished,
  'text-word-doubled': textWordDoubled,
  'time-reversed': timeReversed,
  'translation-calendar': translationCalendar,
  'translation-negation': translationNegation,
  'translation-opposite': translationOpposite,
  'translation-token-swapped': translationTokenSwapped,
} satisfies { readonly [Code in RuleCode]?: OwnRule<Code> };

/** Rules about what a file says by itself: it is looked at again only where it has changed. */
export const ownRules = {
  'address-mistyped': addressMistyped,
  'address-of-other': addressOfOther,
  'address-wrapped': addressWrapped,
  'alt-file-name': altFileName,
  'alt-long': altLong,
  'alt-other': altOther,
  'alt-vague': altVague,
  'coordinates-elsewhere': coordinatesElsewhere,
  'country-unknown': countryUnknown,
  'date-before': dateBefore,
  'entry-name-other': entryNameOther,
  'event-nowhere': eventNowhere,
  'hours-wrong': hoursWrong,
  'icon-other-network': iconOtherNetwork,
  'link-address-other': linkAddressOther,
  'link-other-network': linkOtherNetwork,
  'link-repeated': linkRepeated,
  'link-target-ambiguous': linkTargetAmbiguous,
  'link-target-missing': linkTargetMissing,
  'link-text-vague': linkTextVague,
  'link-to-itself': linkToItself,
  'list-cut-by-comma': listCutByComma,
  'list-duplicate': listDuplicate,
  'media-alt': mediaAlt,
  'message-discarded': messageDiscarded,
  'message-other': messageOther,
  'name-duplicate': nameDuplicate,
  'name-small': nameSmall,
  'numbering-wrong': numberingWrong,
  'phone-malformed': phoneMalformed,
  'point-open': pointOpen,
  'postal-code-malformed': postalCodeMalformed,
  'postal-code-other': postalCodeOther,
  'text-blank': textBlank,
  'text-curly-quotes': textCurlyQuotes,
  'text-cut-off': textCutOff,
  'text-repeated': textRepeated,
  'text-repeats-question': textRepeatsQuestion,
  'text-stand-in': textStandIn,
  'time-impossible': timeImpossible,
  'translation-copied': translationCopied,
  'translation-figures': translationFigures,
  'translation-language': translationLanguage,
  'translation-letters': translationLetters,
  'translation-links': translationLinks,
  'translation-same': translationSame,
  'translation-structure': translationStructure,
  'translation-swapped': translationSwapped,
  'window-half': windowHalf,
  'window-never': windowNever,
} satisfies { readonly [Code in RuleCode]?: OwnRule<Code> };

/**
 * Rules about single files: each is asked about some files (`site.sources`), finds in each what it would find in it
 * alone, and may hold it against all else that is indexed, of other pages though only against what `faceOf` tells of them.
 * So a file is looked at again only where it, or what it may be held against, has changed.
 */
export const fileRules = {
  'address-stand-in': addressStandIn,
  'anchor-duplicate': anchorDuplicate,
  'anchor-unknown': anchorUnknown,
  'currency-other': currencyOther,
  'date-absurd': dateAbsurd,
  'date-future': dateFuture,
  'date-impossible': dateImpossible,
  'date-month-other': dateMonthOther,
  'fact-bare': factBare,
  'fact-blank': factBlank,
  'fact-contradicted': factContradicted,
  'fact-ends-swapped': factEndsSwapped,
  'fact-entry': factEntry,
  'fact-literal': factLiteral,
  'fact-magnitude': factMagnitude,
  'fact-miscounted': factMiscounted,
  'fact-range': factRange,
  'fact-said-twice': factSaidTwice,
  'fact-share': factShare,
  'fact-sum-unknown': factSumUnknown,
  'fact-sum-wrong': factSumWrong,
  'fact-thousands': factThousands,
  'fact-time-unlike': factTimeUnlike,
  'fact-type': factType,
  'fact-unit': factUnit,
  'file-name-malformed': fileNameMalformed,
  'link-address-unsafe': linkAddressUnsafe,
  'link-own-address': linkOwnAddress,
  'link-unpublished': linkUnpublished,
  'list-count': listCount,
  'main-heading-missing': mainHeadingMissing,
  'main-heading-repeated': mainHeadingRepeated,
  'media-missing': mediaMissing,
  'media-not-picture': mediaNotPicture,
  'media-small': mediaSmall,
  'percent-missing': percentMissing,
  'phone-other': phoneOther,
  'reference-unknown': referenceUnknown,
  'span-time-wrong': spanTimeWrong,
  'span-wrong': spanWrong,
  'text-date-passed': textDatePassed,
  'text-duration-other': textDurationOther,
  'text-sum-wrong': textSumWrong,
  'token-malformed': tokenMalformed,
  'token-misplaced': tokenMisplaced,
  'token-unknown': tokenUnknown,
  'translation-tokens': translationTokens,
  'translation-unit-missing': translationUnitMissing,
  'unit-number-wrong': unitNumberWrong,
} satisfies Rules;

/** Rules about the site as a whole, which are asked each time: what they find in one file may be due to any other. */
export const siteRules = {
  'address-moved': addressMoved,
  'address-vanished': addressVanished,
  'brand-other': brandOther,
  'consent-missing': consentMissing,
  'consent-months-other': consentMonthsOther,
  'conversion-missing': conversionMissing,
  'consent-same': consentSame,
  'consent-swapped': consentSwapped,
  'css-address-foreign': cssAddressForeign,
  'css-contrast-low': cssContrastLow,
  'css-endless': cssEndless,
  'css-focus-hidden': cssFocusHidden,
  'css-font-unknown': cssFontUnknown,
  'css-import': cssImport,
  'css-name-twice': cssNameTwice,
  'css-name-unknown': cssNameUnknown,
  'css-syntax': cssSyntax,
  'css-value-malformed': cssValueMalformed,
  'css-word-unknown': cssWordUnknown,
  'currency-missing': currencyMissing,
  'date-passed': datePassed,
  'description-length': descriptionLength,
  'description-repeated': descriptionRepeated,
  'description-same': descriptionSame,
  'detail-other': detailOther,
  'drawing-misplaced': drawingMisplaced,
  'entry-ungrouped': entryUngrouped,
  'entry-unused': entryUnused,
  'fact-count': factCount,
  'fact-misquoted': factMisquoted,
  'fact-not-date': factNotDate,
  'fact-not-number': factNotNumber,
  'fact-notation': factNotation,
  'fact-of-other': factOfOther,
  'fact-price-malformed': factPriceMalformed,
  'fact-order': factOrder,
  'fact-unlike': factUnlike,
  'fact-unused': factUnused,
  'fact-year': factYear,
  'fact-zero': factZero,
  'field-kind-other': fieldKindOther,
  'field-options-idle': fieldOptionsIdle,
  'file-name-unkept': fileNameUnkept,
  'form-consent-missing': formConsentMissing,
  'form-id-missing': formIdMissing,
  'form-reply-missing': formReplyMissing,
  'form-without-service': formWithoutService,
  'home-elsewhere': homeElsewhere,
  'host-mistyped': hostMistyped,
  'hours-other': hoursOther,
  'keywords-malformed': keywordsMalformed,
  'language-code-other': languageCodeOther,
  'language-locale-other': languageLocaleOther,
  'language-name-other': languageNameOther,
  'language-prefix-idle': languagePrefixIdle,
  'link-path-raw': linkPathRaw,
  'link-section-other': linkSectionOther,
  'link-text-other': linkTextOther,
  'link-unlike-others': linkUnlikeOthers,
  'map-other': mapOther,
  'media-broken': mediaBroken,
  'media-empty': mediaEmpty,
  'media-huge': mediaHuge,
  'media-large': mediaLarge,
  'media-misnamed': mediaMisnamed,
  'media-private': mediaPrivate,
  'media-runs': mediaRuns,
  'media-truncated': mediaTruncated,
  'media-unused': mediaUnused,
  'message-missing': messageMissing,
  'name-long': nameLong,
  'name-misspelt': nameMisspelt,
  'noindex-important': noindexImportant,
  'noun-number-wrong': nounNumberWrong,
  'office-hours-other': officeHoursOther,
  'page-of-other': pageOfOther,
  'page-orphan': pageOrphan,
  'page-unknown': pageUnknown,
  'parent-circular': parentCircular,
  'path-duplicate': pathDuplicate,
  'path-malformed': pathMalformed,
  'path-reserved': pathReserved,
  'path-unknown': pathUnknown,
  'person-other': personOther,
  'picture-not-shared': pictureNotShared,
  'picture-other': pictureOther,
  'place-other': placeOther,
  'redirect-language': redirectLanguage,
  'redirect-of-other': redirectOfOther,
  'redirect-swapped': redirectSwapped,
  'reference-of-other': referenceOfOther,
  'role-duplicate': roleDuplicate,
  'role-missing': roleMissing,
  'role-unpublished': roleUnpublished,
  'svg-reduced': svgReduced,
  'svg-too-deep': svgTooDeep,
  'svg-too-many': svgTooMany,
  'template-missing': templateMissing,
  'text-address-other': textAddressOther,
  'text-agreement-wrong': textAgreementWrong,
  'text-beginning-other': textBeginningOther,
  'text-end-other': textEndOther,
  'text-spelling-other': textSpellingOther,
  'text-typo': textTypo,
  'theme-file-missing': themeFileMissing,
  'theme-file-unused': themeFileUnused,
  'theme-font-format': themeFontFormat,
  'theme-not-picture': themeNotPicture,
  'title-brand': titleBrand,
  'title-long': titleLong,
  'title-of-other': titleOfOther,
  'title-repeated': titleRepeated,
  'title-short': titleShort,
  'title-suffix-joined': titleSuffixJoined,
  'translation-foreign': translationForeign,
  'translation-names': translationNames,
  'translation-stale': translationStale,
  'unit-repeated': unitRepeated,
  'value-not-own': valueNotOwn,
  'value-unshown': valueUnshown,
  'window-gap': windowGap,
  'window-overlap': windowOverlap,
  'window-swapped': windowSwapped,
  'workload-other': workloadOther,
} satisfies Rules;

/**
 * Every rule by the code it tells, each in the file of that name. A new one begins with its details in `RuleDetails`:
 * from then on nothing compiles until its rule and its words are there, and a test asks for its cases.
 */
export const rules: { readonly [Code in RuleCode]: Rule<Code> } = {
  ...textRules,
  ...ownRules,
  ...fileRules,
  ...siteRules,
};
