import type { FactType } from '../schema/fact-type';
import type { SchemaText } from '../schema/schema';
import type { SyntaxDetails } from './syntax-details';

/** The details of problems that loading finds, by code. */
interface LoadDetails {
  'yaml-syntax': SyntaxDetails;
  /** `isFolder`: several files are in that folder. */
  'file-unknown': { file: string; suggestion?: string; isFolder?: true };
  /** `name`: what other places call it by, where any do. */
  'file-missing': { file: string; name?: string };
  'file-huge': { file: string; bytes: number; mostBytes: number };
  'text-huge': { length: number; most: number };
  'file-not-utf8': { file: string };
  'file-format-other': {
    file: string;
    format: 'utf-16' | 'line-ends' | 'line-ends-doubled' | 'document' | 'table' | 'web-page';
  };
  /** `isTaken`: such a file is where it belongs already. */
  'file-misplaced': { file: string; to: string; isTaken?: true };
}

/** What a value was to be, as far as that is known. */
export interface WantedForm {
  readonly least?: number;
  readonly most?: number;
  /** The signs with which it begins. */
  readonly start?: string;
  /** Of how many capital letters it consists. */
  readonly capitals?: number;
  readonly isMailbox?: boolean;
  /** The key beside it that asks for just this. */
  readonly key?: string;
  /** Whether that key is to stand in the place of its own. */
  readonly isInstead?: true;
  /** What was most likely meant. */
  readonly correct?: string;
  /** The items of a list that stand in one of them. */
  readonly all?: string;
}

/** The details of problems that validating against the schemas finds, by code. */
interface ShapeDetails {
  'key-unknown': {
    key: string;
    suggestion?: string;
    /** The value as it is written under that key, where it is another one. */
    correct?: string;
    /** What stands on another line, as the other end of a span does. */
    also?: string;
    valid: readonly string[];
    isLanguage?: true;
    /** What the key does elsewhere, and is done here otherwise. */
    advice?: 'address' | 'hidden' | 'language' | 'network' | 'order' | 'required' | 'share' | 'shown';
    /** The keys beside it that are for what it is for elsewhere. */
    taken?: readonly string[];
    /** Of what goes elsewhere: its key there, with the file or the key under which it stands. */
    belongs?: { readonly key: string; readonly file?: string; readonly under?: string };
    /** Of an address where the name of a page goes: that name. */
    target?: { readonly page: string; readonly anchor?: string };
    /** Of an address that is none of the site's, where the name of a page goes: one of them. */
    example?: string;
    /** Of a key that stands above all that the file has. */
    isAround?: true;
    /** Of what stands around it, what the key holds. */
    inside?: readonly string[];
    /** Those of them that are called otherwise there. */
    renamed?: readonly (readonly [written: string, meant: string])[];
  };
  'value-cut-by-comma': { whole: string; correct: string };
  'value-cut-by-colon': { whole: string; correct: string };
  /** `correct`: the key that is to hold them, with all of them. */
  'languages-apart': { key: string; keys: readonly string[]; correct: string };
  /** `keys`: all of them, where there are several. `section`: by how many spaces it is too far to the right, and whether it is the only one. */
  'key-misplaced': {
    key: string;
    near: string;
    isTooDeep: boolean;
    keys?: readonly string[];
    section?: { readonly spaces: number; readonly isOnly: boolean };
    /** Of a key of another item of the list: where that is. */
    neighbour?: { readonly isAbove: boolean; readonly isSection: boolean };
  };
  /** `above`: the keys that should stand below it; `isList`: that with which the items of its list begin. */
  'key-missing': {
    key: string;
    example: string;
    above?: readonly string[];
    /** The key to which those above would belong as they stand. */
    within?: string;
    isList?: true;
    /** The key under which stands what goes there. */
    under?: string;
    /** What it names: one of them, a list of them, or one that may be empty. */
    entries?: { readonly of: string; readonly as: 'one' | 'list' | 'any' };
  };
  /** `dash`: of an item in lines, before which key one is missing or too much. */
  'type-wrong': {
    expected: string;
    example: string;
    correct?: string;
    figure?: string;
    dash?: { readonly fault: 'missing' | 'needless'; readonly key: string };
    /** Of what all are to be listed. */
    entries?: string;
    /** Of what one is to be named. */
    entryOf?: string;
    /** Of one that is written where its name goes: the file to which it belongs. */
    inFile?: string;
    /** Of a list that is all of a file: the key that belongs above it. */
    above?: string;
    /** Of a list of what goes by name: the first of them, and the key with which it says its name. */
    named?: { readonly key: string; readonly name: string };
    /** Of several in the place of one: the first, and whether it stands in an item of which there may be more. */
    several?: { readonly first: string; readonly isInItem: boolean };
    /** Of a file in which there is nothing: the keys that it has to have. */
    emptyFile?: readonly string[];
  };
  /** `isNeedless`: what is said is so without the key. */
  'value-not-listed': {
    value: string;
    suggestion?: string;
    valid: readonly string[];
    isNeedless?: true;
    /** Nothing stands there, but for a note. */
    isNothing?: true;
    /** One of very many. */
    example?: string;
  };
  'value-empty': {
    example: string;
    /** Of a text that is written in another language, its own one, and what it says there. */
    translates?: { language: string; original: string; text: string };
  };
  /** `advice`: of a yes or a no where a day goes. */
  'value-malformed': {
    value: string;
    rule: SchemaText;
    example: string;
    advice?: 'hidden' | 'shown';
  } & WantedForm;
  'value-unwritten': {
    text: string;
    language?: string;
    rule?: SchemaText;
    example?: string;
    valid?: readonly string[];
  };
  'list-too-short': { minimum: number };
  /** `type`: what stands there as a key. */
  /** `isAbove`: the type stands above all that the section has. */
  'section-type-missing': { valid: readonly string[]; type?: string; isAbove?: true };
  /** `isBlock`: there is a block of that name. */
  'section-type-unknown': { value: string; suggestion?: string; valid: readonly string[]; isBlock?: true };
  'translation-missing': { language: string };
  /** `isSameInAll`: the address of a home page, or what names nothing but other texts. */
  'translations-missing': { text: string; languages: readonly string[]; isSameInAll?: true };
}

/** The languages of a text and of what says it in another one. */
export interface Translation {
  original: string;
  translation: string;
}

/** Why browsers cannot read a value of a style sheet. */
type CssValueFault =
  | 'area'
  | 'rows'
  | 'colons'
  | 'parts'
  | 'sign'
  | 'no-sign'
  | 'semicolon'
  | 'itself'
  | 'quotes'
  | 'figures'
  | 'hash'
  | 'space'
  | 'comma'
  | 'colour'
  | 'unit'
  | 'brackets'
  | 'name'
  | 'sum'
  | 'slash'
  | 'limits'
  | 'folder'
  | 'empty'
  | 'last-comma'
  | 'signs'
  | 'negative'
  | 'opacity';

/** What the rules tell of how files, keys and entries belong together. */
interface ContentDetails {
  'entry-ungrouped': { id: string; collection: string; groups: string };
  'entry-unused': { id: string; collection: string };
  'language-code-other': { code: string; correct: string };
  'language-name-other': { name: string; correct: string; language: string };
  'language-prefix-idle': { language: string; prefix: string };
  'language-locale-other': { locale: string; code: string; correct: string; isOfOther?: true };
  'point-open': { what: string };
  /** `file`: where it would stand, below site/, if nothing else is meant. */
  'reference-unknown': {
    value: string;
    collection: string;
    suggestion?: string;
    file?: string;
    valid: readonly string[];
    /** The names of several in the place of one. */
    areSeveral?: true;
    /** An amount in the place of the name that it should have. */
    figure?: string;
  };
}

/** Of pages, their addresses, titles and windows. */
interface PageDetails {
  'date-passed': { date: string };
  'description-length': { length: number; least: number; most: number };
  'description-repeated': { text: string; others: readonly string[]; more: number };
  /** `token`: what a template may say in its place. */
  'description-same': { text: string; token?: string };
  'event-nowhere': Record<never, never>;
  'home-elsewhere': { path: string };
  /** `correct`: nothing where no comma says which words are one. */
  'keywords-malformed': { correct?: string };
  'main-heading-late': { type: string; above: string };
  'main-heading-missing': { type: string };
  'main-heading-repeated': { type: string };
  'name-long': { name: string; bytes: number; mostBytes: number };
  /** `other`: the page that counts those who arrive, with its address. */
  'conversion-indexed': { page: string; reached?: string };
  'conversion-missing': { page: string; other?: string; suggestion?: string };
  /** `entry`: what the page is of. */
  'noindex-important': { page: string; entry?: string };
  'page-of-other': { page?: string; entry: string };
  'redirect-of-other': { address: string; page: string; correct: string };
  'reference-of-other': { value: string; correct: string; page: string; collection: string };
  'title-of-other': { text: string; page: string; other: string };
  'page-orphan': { page: string };
  /** `isInConsent`: it is the question of consent that does not refer to it; else the foot of the pages. */
  'policy-unlinked': { page: string; isInConsent: boolean };
  'parent-circular': { parent: string; isItself?: true };
  /** `isFormer`: it is a redirect, which nobody would follow. */
  'path-duplicate': { path: string; other: string; correct?: string; isFormer?: true };
  /** `hasLooseAccents`: the same letters, of which some are written as a letter and its accent. `isTaken`: of a redirect that has no need to be. */
  'path-malformed': {
    path: string;
    correct: string;
    misnamed?: string;
    isFormer?: boolean;
    hasLooseAccents?: true;
    isTaken?: true;
  };
  'path-reserved': { path: string };
  'path-unknown': { path: string; suggestion?: string };
  'picture-not-shared': { path: string; suggestion?: string };
  'redirect-language': { address: string; language: string; other: string };
  'redirect-swapped': { from: string; page: string };
  'role-duplicate': { role: string; other: string };
  'role-missing': { role: string };
  'role-unpublished': { role: string };
  'title-brand': { brand: string; correct: string };
  'title-long': { length: number; most: number };
  'title-repeated': { text: string; others: readonly string[]; more: number };
  'title-short': { text: string };
  'title-suffix-joined': { correct: string };
  'value-unshown': {
    key?: string;
    layout?: string;
    layouts?: readonly string[];
    toAbroad?: number;
    /** The condition of what it lies in, which its own one rules out. */
    within?: string;
  };
  /** `mode`: the one that the text says; without `location`, search engines are told no place. */
  'place-other': { text?: string; location?: string; correct?: string; mode?: 'online' | 'onsite' | 'blended' };
  /** `correct`: where the month and the day that stand there have changed places. */
  'window-gap': { id: string; from: string; until: string; correct?: string };
  'window-half': { has: string; lacks: string };
  'window-never': { publish: string; expire: string };
  /** `more`: whether others, too, have some of its days. */
  'window-overlap': { id: string; other: string; from: string; until: string; never: boolean; more: boolean };
  'window-swapped': { from: string; until: string };
}

/** Of links and what they lead to. */
interface LinkDetails {
  'address-mistyped': {
    address: string;
    reason:
      | 'alphabet'
      | 'chat'
      | 'cut'
      | 'digits'
      | 'doubled'
      | 'email'
      | 'end'
      | 'ending'
      | 'host'
      | 'insecure'
      | 'invisible'
      | 'local'
      | 'name'
      | 'phone'
      | 'private'
      | 'scheme'
      | 'several'
      | 'spaces'
      | 'unreadable';
    correct?: string;
    example?: string;
  };
  'address-moved': {
    address: string;
    page: string;
    language?: string;
    more: number;
    correct?: string;
    /** What has changed is which language comes first. */
    isOrder?: true;
  };
  /** No `other`: it is nearly like those of all others. */
  'address-of-other': { other?: string; correct: string };
  'address-stand-in': { address: string };
  'address-vanished': {
    addresses: readonly string[];
    redirects: readonly string[];
    gone?: string;
    prefix?: { readonly language: string; readonly was: string; readonly now: string };
  };
  'address-wrapped': { address: string; reason: 'detour' | 'followed' | 'editor' | 'embedded'; correct: string };
  /** `block` where the page shows it a second time. */
  'anchor-duplicate': { anchor: string; block?: string };
  'anchor-unknown': { anchor: string; page: string; suggestion?: string; valid: readonly string[] };
  'host-mistyped': { address: string; correct: string };
  'icon-other-network': { icon: string; correct: string };
  'link-address-other': { text: string; address: string };
  'link-address-unsafe': { address: string; page?: string };
  'link-other-network': { label: string; network: string; address: string; isFirstPage?: true };
  'link-own-address': { address: string; page: string; anchor?: string; inHtml: boolean };
  'link-path-raw': { path: string; page?: string; isFile?: true };
  'link-repeated': { label: string; first: number; second: number; same: 'label' | 'target' };
  'link-target-ambiguous': { targets: readonly string[] };
  'link-target-missing': Record<never, never>;
  /** No `suggestion`: the page that is called so is the one where the link stands. */
  'link-section-other': { text: string; anchor: string; correct: string };
  /** `text`: of a link to one of several numbered pages, of which none has the `number` that it says. */
  'link-number-other': { text: string; page: string; number: string; correct: string };
  /** `isMeant`: the other page tells of it, and is not called so. */
  'link-text-other': { text: string; page: string; correct: string; suggestion?: string; isMeant?: true };
  'link-text-vague': { text: string };
  /** Whether the page says that another one is not there; else it thanks for what was sent. */
  'link-conversion': { page: string; isNotFound: boolean };
  'link-to-itself': { page: string; isPost: boolean };
  /** `usual`: the page to which the others lead; `form`: the form that they open. */
  /** `page` or `opened`: where it leads, or which form it opens. */
  'link-unlike-others': { text: string; page?: string; opened?: string; usual?: string; form?: string };
  'link-unpublished': { page: string; publish?: string; expire?: string; links?: number };
  /** `of`: of a country, the language that has it already. */
  /** `leftOut`: the entry that is shown nowhere any more. */
  'list-duplicate': { value?: string; of?: string; first: number; second: number; leftOut?: string };
  /** `anchor`: the section that was named in one with the page. */
  'page-unknown': {
    value: string;
    suggestion?: string;
    anchor?: string;
    isForm?: boolean;
    isElsewhere?: 'link' | 'page';
    /** Whether it makes a page of each entry, and is none itself. */
    isTemplate?: true;
    valid: readonly string[];
  };
}

/** Of facts, figures, days and contacts. */
interface FactDetails {
  'map-other': { query: string; correct?: string };
  /** `other`: another place that is there. */
  'coordinates-elsewhere': { latitude: number; longitude: number; correct?: string; other?: string };
  'crawler-everybody': { word: string };
  'country-unknown': { country: string; correct?: string };
  /** `isShare`: the sign of a percentage. */
  'currency-misplaced': { text: string; correct: string; language: string; side: 'before' | 'behind'; isShare?: true };
  'currency-missing': { example: string };
  /** Without a fact, all prices have the sign, and it is the setting that is another one. */
  'currency-other': { sign: string; correct: string; fact?: string };
  'date-absurd': { date: string; years: number };
  'date-before': { date: string; first: string };
  /** `fact`: the figure that holds the day; `weekday`: the day of the week that is none of those in the text. */
  'date-month-other': { text: string; key: string; date: string; month: string; fact?: string; weekday?: string };
  'date-future': { date: string };
  'date-impossible': {
    date: string;
    reason: 'day' | 'form' | 'month' | 'year' | 'yearly' | 'yearly-form';
    correct?: string;
    last?: number;
  };
  'fact-bare': { token: string; correct: string };
  'fact-blank': { fact: string };
  /**
   * `correct`: in each language in which it is wrong; `count`: of so many other texts, all of which say the opposite.
   * Or `named`: the fact of which it would be right by its name.
   */
  'fact-bound-other':
    | { text: string; fact: string; correct: readonly string[]; count: number }
    | { text: string; fact: string; named: string };
  'fact-contradicted': { text: string; fact: string; value: number; suggestion: string };
  'fact-unlike': { text: string; fact: string; value: number | string; suggestion: string; isCode?: true };
  /** `missing`: the only one that is left out of the list, where it is told; `file` is that of the other of the two. */
  'fact-count': { fact: string; value: number; length: number; list: string; file: string; missing?: string };
  'fact-ends-swapped': { text: string; correct: string };
  /** `lastDay`: of days from the first to the last, which day that would be. */
  'workload-other': { value: number; text: string; correct: number; isOfHours?: true; lastDay?: string };
  'fact-entry': { value: string; fact: string; correct: string };
  'fact-literal': { text: string; suggestion?: string; valid: readonly string[] };
  'fact-magnitude': { fact: string; value: number; other: string; otherValue: number };
  /** `type`: the one of the figure, where many texts agree that it counts something else. */
  'fact-miscounted': { fact: string; unit: string; correct?: string; swapped?: string; type?: FactType };
  /** `isNamed`: the text names another figure of facts.yaml. */
  'fact-misquoted': { name: string; text: string; fact: string; value: string; suggestion: string; isNamed?: true };
  'fact-not-date': { fact: string; value: string; isUse: boolean };
  'fact-notation': { written: string; correct: number };
  /** `type`: what it is, where that is a number, but no price; `suggestion`: one that is. */
  'fact-not-number': {
    fact: string;
    value: string;
    isUse: boolean;
    correct?: number;
    type?: FactType;
    suggestion?: string;
  };
  'fact-of-other': { fact: string; other: string; correct: string };
  'fact-order': { least: string; most: string; values: readonly string[]; isSpanOfNone?: true };
  'fact-price-malformed': { value: string; correct: string } | { value: string; example: string };
  'fact-range': { value: string; isDate: boolean; minimum: number; maximum: number };
  'fact-said-twice': { fact: string };
  'fact-share': { value: number; correct: number };
  'fact-sum-unknown': {
    fact: string;
    reason: 'unknown' | 'text' | 'circular' | 'measure';
    suggestion?: string;
    valid: readonly string[];
  };
  'fact-sum-wrong': { value: string; correct: number; parts: readonly string[] };
  'fact-thousands': { written: string; correct: number };
  'fact-time-unlike': { value: string; other: string; correct: string };
  'fact-type': { type: FactType; value: string; suggestion?: string; last?: number };
  'fact-unit': { value: string; unit: string; correct: number };
  'fact-unused': { fact: string };
  'fact-year': { fact: string; year: number; shown: string };
  'fact-zero': { fact: string; free?: string };
  'figure-decimal': { text: string; correct: string; language: string };
  /** `day`: it is a day that is there although it is said to be closed, or that is missing. */
  'hours-other': { time: string; text: string; where?: string; day?: 'closed' | 'missing' };
  'hours-wrong':
    | { reason: 'reversed' | 'day' | 'overlap' | 'season' }
    | { reason: 'closed'; closed: string; open: string };
  'list-count': { text: string; counted: number; length: number; isSentence?: true; leftOut?: string };
  'office-hours-other': { text: string; office: string };
  'percent-missing': { fact: string; correct: string };
  'phone-malformed': {
    phone: string;
    digits?: number;
    country?: string;
    correct?: string;
    /** Without one, a plus is missing, or digits are wrong. */
    reason?: 'country' | 'letters' | 'nought' | 'signs';
    example?: string;
  };
  /** `country`: the code of the country that all others have, of which it has a slip. */
  'phone-other': { phone: string; correct: string; suggestion: string; country?: string };
  'postal-code-malformed': { value: string; country: string; example: string; correct?: string };
  'postal-code-other':
    | { value: string; in: 'address'; other: string }
    | { value: string; in: 'town'; town: string; start: string }
    | { value: string; in: 'place'; town: string; other: string };
  'span-time-wrong': { key: string; lacking?: string; month?: string; example?: string; opens?: string; last?: string };
  /** `key` is that of the first day, which may be missing. */
  'span-wrong': { end: string; key: string; start?: string };
  'time-impossible': { time: string; correct?: string };
  /** `before` goes on when it begins. */
  'time-reversed': { text: string; before?: string };
  'placeholder-by-hand': { text: string; correct: string };
  'token-malformed': { text: string; suggestion?: string; valid: readonly string[] };
  'token-misplaced': { token: string; value?: string };
  'token-unknown': { token: string; suggestion?: string; valid: readonly string[]; scope?: 'settings' | 'entry' };
  'noun-number-wrong': { count: string; noun: string; correct: string };
  'unit-number-wrong': { count: string; unit: string; correct: string };
  /** `correct`: of the fact itself, where several places write its unit. */
  /** `fact`: the figure that brings it; `beside`: the currency that an amount has already. */
  'unit-repeated': { unit: string; fact?: string; correct?: string; beside?: string };
}

/** Of texts and their HTML. */
interface TextDetails {
  /** A heading that `isFollowed` at once by the next one has words, and none below it. */
  'html-empty': { tag: string; isFollowed?: true };
  'html-entity-unknown': { entity: string; correct?: string };
  'html-heading-first': Record<never, never>;
  'html-heading-repeated': { text: string; first: number; second: number };
  'html-heading-skipped': { heading: string; correct: string };
  'html-image-incomplete': { lacks: 'src' | 'alt' };
  'html-item-unlike':
    | { is: 'twice'; text: string; first: number; item: number }
    | { is: 'small' | 'open'; text: string; correct: string };
  'html-layout': { layout: 'gap' | 'list' | 'loose' | 'numbered' };
  'list-cut-by-comma': { whole: string };
  'html-address-bare': { address: string; secure: string };
  'html-link-empty': { lacks: 'text' | 'address' };
  'html-pasted': { tag: string; isKept?: boolean };
  'html-removed': { tag: string; attribute?: string; suggestion?: string };
  'html-table-wrong':
    | { reason: 'headings' | 'head' | 'cells'; cells?: number; first?: number }
    | { reason: 'twice'; heading: string };
  /** `meant`: what is no tag because of a space or a stroke in it. */
  'html-tag-broken': { tag: string; meant?: string };
  'html-tag-crossed': { tag: string; open: string };
  /** Without a `tag`, words that are in none. */
  /** `isFirst`: others follow it that lack the same. `isClosed`: what should be around it is closed, but not opened. */
  'html-tag-misplaced': {
    tag?: string;
    inside?: string;
    item?: string;
    parents?: readonly string[];
    isFirst?: true;
    isClosed?: true;
  };
  'html-tag-unclosed': { tag: string; isSlashless: boolean };
  'html-tag-unknown': { tag: string; suggestion?: string };
  'html-tag-unopened': { tag: string };
  'numbering-wrong': { found: string; expected: string };
  'text-accent': { word: string; correct?: string };
  'text-address-other': { word: string; isPolite: boolean; isRegional?: true; correct?: string };
  'text-agreement-wrong': { text: string; correct: string; orElse?: string };
  'text-article-wrong': { text: string; correct: string; gender?: true; orElse?: string };
  'text-capital-late': { word: string; correct: string };
  'text-capital-missing': { word: string; correct: string; begins?: true };
  'text-capital-needless': { word: string; correct: string; isOfTitle?: true };
  'text-capitals': { text: string };
  'text-curly-quotes': { text: string };
  'text-cut-off': { shown: string; whole: string };
  'text-date-passed': { text: string };
  /** `facts`: where both lengths are figures of facts.yaml. */
  'text-duration-other': { text: string; facts?: readonly string[] };
  'section-number-unknown': { text: string; last: number };
  'part-beyond-whole': { text: string; part: number; whole: number };
  /** `sum`: what it comes to. */
  'text-sum-wrong': { text: string; sum: number };
  /** `stop`: what is missing behind the number of the day. */
  'text-date-wrong': { text: string; last?: number; weekday?: string; correct?: string; stop?: string };
  'text-encoding': { text: string; correct?: string };
  /** `language`: that of a translation that begins with a capital; none where the others under that key do. */
  'text-beginning-other': { key: string; word: string; correct: string; language?: string };
  /** Of a text without its full stop, `correct` is the last word with it. */
  'text-end-other': { key: string; end: 'question' | 'stop' | 'word'; correct: string };
  'text-entity': { entity: string; character: string; inHtml?: true };
  /** `isToken`: figures stand beside one that is filled in. */
  'text-figure-joined': { word: string; correct: string; isToken?: true };
  'check-digit-wrong': { text: string; is: 'account' | 'tax' };
  'text-filler': { text: string };
  'text-invisible': { character: string; before: string };
  'text-mark-foreign': { mark: string; language: string; correct?: string };
  'text-mark-unpaired': { mark: string; missing: string; isOpening: boolean; correct?: string };
  'text-markdown': { text: string; correct?: string };
  'text-pasted': { text: string; correct?: string };
  'text-phrase-wrong': { phrase: string; correct: string };
  'text-repeated': { text: string; first: number; second: number };
  'text-repeats-question': { text: string; key: string };
  'text-run-together': { correct?: string; isHtml?: true };
  'text-space-doubled': Record<never, never>;
  'text-space-edge': { isAtStart: boolean; word: string };
  'text-spacing': { text: string; correct: string };
  'text-spelling-other': { word: string; correct: string; is: 'british' | 'american' | 'german' };
  'text-stop-missing': { word: string; correct: string };
  'text-tag': { tag: string };
  'text-typo': { word: string; correct: string; isUsed: boolean; isUnlisted?: boolean };
  'text-unbreakable': { text: string };
  /** `isInside`: in the middle of a sentence. `asks`: it is a question, as it is in the `language`. */
  'text-unfinished': { text: string; language?: string; mark?: true; isInside?: true; asks?: true };
  /** Where it does not follow itself, it `isApart`. */
  'text-word-doubled': { word: string; isApart?: true };
  /** Where a text is that of another one in one language alone, it `says` something else in `translation`. */
  'value-not-own': { text: string; other: string; item?: number; translation?: string; says?: string };
}

/** Of what texts say in several languages. */
interface TranslationDetails {
  'text-blank': { language: string };
  'text-stand-in': { text: string; language?: string };
  'translation-calendar': Translation & { word: string; correct: string };
  'translation-copied': { text: string; language: string; other: string };
  /** `inOriginal`, `inTranslation`: what stands in one of them only. */
  'translation-element': Translation & { name: string; expected: string };
  'translation-figures': Translation & {
    inOriginal: readonly string[];
    inTranslation: readonly string[];
    expected?: string;
  };
  'translation-foreign': { text: string; expected: string; language: string; isSwapped: boolean; correct?: string };
  /** `text`: a sentence of the text, where the rest of it is in the right language. */
  'translation-language': { expected: string; language: string; text?: string };
  'translation-letters': { expected: string; text: string };
  'translation-links': { address: string; original: string; expected?: string };
  /** `other`: the translation with which it has changed places; `says`: what that one says in the original. */
  'translation-misplaced': Translation & { text: string; other: string; says: string };
  /** `correct`: what the other texts in the `language` say in place of the `word`. */
  'translation-abbreviation': { word: string; correct: string; language: string };
  'translation-names': Translation & { name: string; expected: string };
  'translation-negation': Translation & { word: string; text: string };
  /** `other`: what the original says instead. */
  /** `isOfDay`: one language says the hours of a day, and the other that it is closed. */
  'translation-opposite': Translation & { word: string; other: string; isOfDay?: true };
  'translation-same': Translation;
  'translation-stale': Translation & { changed?: string };
  'translation-structure': Translation & {
    element: 'heading' | 'item' | 'link' | 'paragraph' | 'picture' | 'quotation' | 'row' | 'sentence' | 'word';
    inOriginal: number;
    inTranslation: number;
  };
  'translation-swapped': Translation;
  'translation-token-swapped': Translation & { token: string; instead: string };
  'translation-tokens': Translation & { token: string; instead?: string };
  'translation-unit-missing': Translation & { token: string; unit: string; correct: string };
}

/** Of the names of people and things. */
interface NameDetails {
  /** `isOfBrand`: the name of the site has the slip; `swapped`: the language whose name stands there. */
  'brand-other': { word: string; correct: string; isOfBrand?: true; swapped?: string };
  'detail-other': { label: string; value: string; other: string; file: string };
  /** `other`: whose name it is; `id`: what it is not, as the key says; `accented`: how the words for its pictures write it. */
  'entry-name-other': { name: string; other?: string; id?: string; accented?: string };
  'name-duplicate': { name: string };
  'name-misspelt': { name: string; other: string };
  'name-small': { name: string; correct: string };
  'person-other': { name: string; other: string };
}

/** Of pictures and documents. */
interface MediaDetails {
  'alt-file-name': { alt: string };
  'alt-long': { length: number; most: number };
  /** `isSwapped`: the other one, beside it in a list, has the description of this one. */
  /** `areCaptions`: it is the captions that have changed places, and `alt` and `correct` are those. */
  'alt-of-other': {
    src: string;
    other: string;
    alt: string;
    correct: string;
    isSwapped?: boolean;
    areCaptions?: boolean;
  };
  'alt-other': { name: string; own: string };
  'alt-vague': { alt: string; correct?: string };
  'drawing-misplaced': { path: string; correct: string };
  /** `isTaken`: another file is called so. */
  'file-name-malformed': { file: string; correct: string; isTaken?: true };
  /** `other` differs from it in capitals alone; else it has what Windows lets no name have. */
  'file-name-unkept':
    | { file: string; other: string; correct?: never }
    | { file: string; correct: string; other?: never };
  'media-alt': { both: boolean };
  /** `isUnmerged`: it is a drawing of which git has left two versions. */
  'media-broken': { path: string; isUnmerged?: true };
  'media-empty': { path: string };
  'media-huge': { path: string; width: number; height: number; mostPixels: number };
  'media-large': { path: string; bytes: number; mostBytes: number };
  'media-misnamed': { path: string; format: string; correct: string };
  /** `hasAccentsApart`: a file is called so, but each accent is a character of its own, as Macs and archives write names. */
  'media-missing': {
    path: string;
    suggestion?: string;
    name?: string;
    hasAccentsApart?: true;
    isElsewhere?: true;
  };
  'media-not-picture': { path: string };
  'media-private': { path: string };
  'media-runs': { path: string; other?: string };
  'media-small': { path: string; width: number; least: number };
  'media-truncated': { path: string };
  'media-unused': { path: string };
  /** Neither `other` nor `item`, which counts from one: the two have changed places. */
  'picture-other': { path: string; other?: string; item?: number; suggestion: string };
  'svg-reduced': { path: string; removed: readonly string[] };
  'svg-too-deep': { path: string; mostLevels: number };
  'svg-too-many': { path: string; mostShapes: number };
}

/** Of the look. */
interface ThemeDetails {
  'css-address-foreign': { address: string };
  'css-contrast-low': { front: string; ground: string; ratio: number; least: number };
  'css-endless': Record<never, never>;
  'css-focus-hidden': Record<never, never>;
  'css-font-unknown': { font: string; suggestion: string };
  'css-import': Record<never, never>;
  'css-name-twice': { name: string; value: string; other: string };
  'css-name-unknown': { name: string; suggestion?: string };
  'css-syntax': { reason: string; correct?: string };
  'css-value-malformed': {
    value: string;
    reason: CssValueFault;
    correct?: string;
  };
  /** Without what is meant, all that may be said. */
  'css-word-unknown': { word: string; correct: string } | { word: string; valid: readonly string[] };
  'theme-file-missing': { path: string; suggestion?: string };
  'theme-file-unused': { path: string };
  'theme-font-format': { path: string };
  'theme-not-picture': { path: string };
}

/** Of forms, messages and consent. */
interface FormDetails {
  'consent-missing': Record<never, never>;
  'consent-duration-other': { name: string; said: string; other: string; file: string };
  'consent-months-other': { months: number; correct: number };
  'consent-swapped': { text: string; button: 'accept' | 'reject' };
  /** `category` and `other`: what the kinds are called to which the question and the table say that it belongs. */
  'consent-category-other': { name: string; category: string; other: string; file: string };
  /** `file`: that of the table; else it is the table that says nearly the same name. */
  'consent-unlisted': { name: string; file?: string; correct?: string };
  /** `ofCategory`: what two kinds of what the browser keeps say of themselves; else two buttons say it. */
  /** A `label` for which nothing is loaded, an `event` that is reported twice, or a value in no currency. */
  'tracking-other': { label?: string; event?: string; correct?: string };
  'consent-same': { text: string; other: string; ofCategory?: 'title' | 'description' };
  /** `correct`: the section that holds one. */
  'form-elsewhere': { form: string; anchor: string; page: string; correct?: string };
  /** `beside`: the field from which the label has come, and what has come from here to there. */
  'field-kind-other': { label: string; kind: string; correct: string; beside?: { field: string; label: string } };
  'field-options-idle': Record<never, never>;
  'form-consent-missing': { form: string; other: string; isOptional?: true; isUnlinked?: true };
  'form-id-missing': { form: string };
  /** `isOptional`: it does, but of the only such thing nothing has to be written. */
  'form-reply-missing': { form: string; isOptional?: true };
  'form-without-service': { forms: readonly string[]; isLocal?: true };
  /** `correct`: in the place of the text and of all others that are said as elsewhere. */
  'message-country-other': { locale: string; text: string; correct: readonly string[] };
  'message-discarded': Record<never, never>;
  /** `correct`: in each language in which it is another one. */
  'message-other': { text: string; other: string; correct: readonly string[] };
  /** `says`: what each message is for; `user`: what shows them first, and `where`, as file and line. */
  'message-missing': {
    messages: readonly { readonly key: string; readonly says: SchemaText; readonly example: string }[];
    user: SchemaText;
    where: string;
  };
  'template-missing': { collection: string };
}

/** What the rules tell, by code: each has a rule, a file and cases of its name. */
interface RuleDetails
  extends ContentDetails,
    PageDetails,
    LinkDetails,
    FactDetails,
    TextDetails,
    TranslationDetails,
    NameDetails,
    MediaDetails,
    ThemeDetails,
    FormDetails {}

/** The details of problems that stand for everything that follows from one cause, by code. */
interface CauseDetails {
  'name-changed': { name: string; now: string; isFile: boolean; isMedia?: true };
  'language-unlisted': { language: string };
  /** The code of a language that cannot be meant: no text is in it, or the locale beside it is that of another one. */
  'language-other': { code: string; correct: string; reason: 'unwritten' | 'swapped' };
  /** `main`: where each text stands alone, the language in which it is. */
  'language-untranslated': { language: string; main?: string };
  'page-copied': { other: string; hasRole: boolean };
  /** The first of the keys that the file cannot have, and how many more there are. */
  'part-foreign': { keys: readonly string[]; more: number };
}

/** What each kind of problem says about itself; the keys are the closed union of problem codes. */
export interface ProblemDetails extends LoadDetails, ShapeDetails, RuleDetails, CauseDetails {
  'rule-failed': { rule: string; reason: string };
}

export type ProblemCode = keyof ProblemDetails;
export type RuleCode = keyof RuleDetails;
