import type { Problem } from '../compiler/findings/problem';
import type { Language } from '../shared/language';
import type { Pointer } from '../shared/pointer';

/** Where something is written: the file below the site's folder, and the value in it. */
export interface WrittenPlace {
  readonly file: string;
  readonly pointer: Pointer;
}

/** What is known of a website, as far as its content can be read: plain data, to be shown or sent. */
export interface SiteOverview {
  /** The day as of which it is told, as year-month-day. */
  readonly day: string;
  /** The first is the main one. */
  readonly languages: readonly { readonly code: Language; readonly name: string; readonly locale: string }[];
  /** In the order of the files. */
  readonly pages: readonly OverviewPage[];
  readonly links: readonly OverviewLink[];
  /** Whether these are all: else no page can be said to lack any. */
  readonly areLinksKnown: boolean;
  readonly translations: Translations;
  readonly media: readonly MediaOverview[];
  readonly redirects: readonly RedirectOverview[];
  /** What begins, ends or takes place from today on, the nearest first. */
  readonly dates: readonly ComingDate[];
  /** By file; those with errors first. */
  readonly problems: readonly FileProblems[];
  /** What editors have noted themselves as still to be confirmed: nothing is wrong there. */
  readonly openPoints: readonly FileProblems[];
  /** Everything that visitors read. */
  readonly texts: readonly OverviewText[];
}

/** Planned are those that visitors will see, expired those that they saw; of an unreadable one nothing is published. */
export type PageState = 'published' | 'planned' | 'expired' | 'unreadable';

/** One page: of a template, one for each entry. */
export interface OverviewPage {
  /** The page's id, followed by `:` and the entry's id for an instance of a template. */
  readonly id: string;
  /** As content names it. */
  readonly name: string;
  readonly role?: string;
  /** The id of the page that is its template. */
  readonly template?: string;
  readonly titles: Readonly<Record<Language, string>>;
  readonly addresses: readonly { readonly language: Language; readonly path: string }[];
  /** What visitors see of it, as far as it is its own. */
  readonly place: WrittenPlace;
  readonly state: PageState;
  readonly publish?: string;
  readonly expire?: string;
  /** Whether search engines are kept from it. */
  readonly isHidden: boolean;
  /** Whether the frame of every page leads there. */
  readonly isInNavigation: boolean;
  /** How many other pages lead there, and to how many it leads. */
  readonly linkedFrom: number;
  readonly linksTo: number;
  /** Whether no link leads there although visitors are meant to get there by one. */
  readonly isOrphan: boolean;
  /** Whether nothing in it leads on. */
  readonly isDeadEnd: boolean;
  /** How many links lie between the home page and it; missing where none lead there. */
  readonly distance?: number;
}

/**
 * `navigation`: in the frame of every page; `text`: in a sentence; `content`: a button, a card and the like; `list`: of
 * a list that makes itself, such as the newest posts.
 */
export type LinkKind = 'navigation' | 'content' | 'text' | 'list';

/** All links of one kind from a page to another. */
export interface OverviewLink {
  /** Missing for what the frame of every page has. */
  readonly from?: string;
  readonly to: string;
  readonly kind: LinkKind;
  readonly count: number;
  readonly places: readonly WrittenPlace[];
}

export interface Translations {
  /** How many texts there are in each language. */
  readonly counts: Readonly<Record<Language, number>>;
  readonly missing: readonly MissingTranslation[];
  readonly stale: readonly StaleText[];
}

export interface MissingTranslation {
  readonly languages: readonly Language[];
  readonly place: WrittenPlace;
  /** What it says in the language in which it is there. */
  readonly text: string;
}

/** A translation that is older than its original. */
interface StaleText {
  readonly original: TextInLanguage;
  readonly translation: TextInLanguage;
  /** The beginning of what is new in the original. */
  readonly changed?: string;
}

export interface TextInLanguage {
  readonly language: Language;
  readonly text: string;
  readonly place: WrittenPlace;
}

/** A file of site/media. */
export interface MediaOverview {
  /** Below site/media. */
  readonly path: string;
  readonly bytes: number;
  /** What its bytes are; of what is no picture, how its name ends. */
  readonly type: string;
  readonly pixels?: { readonly width: number; readonly height: number };
  readonly uses: readonly WrittenPlace[];
  /** Whether a text or a style sheet names it. */
  readonly isNamedElsewhere: boolean;
  /** Where it is shown without saying what it shows. */
  readonly withoutAlt: readonly WrittenPlace[];
}

export interface RedirectOverview {
  readonly from: string;
  /** The page's id. */
  readonly page: string;
  /** The address to which it leads, where there is such a page. */
  readonly to?: string;
  readonly place: WrittenPlace;
}

/** `from` and `until` come every year. */
export type DateKind = 'publish' | 'expire' | 'from' | 'until' | 'date' | 'end';

export interface ComingDate {
  /** Year-month-day, or year-month. */
  readonly day: string;
  readonly kind: DateKind;
  /** What it is the date of, in each language. */
  readonly titles: Readonly<Record<Language, string>>;
  readonly place: WrittenPlace;
}

export interface FileProblems {
  /** Below the site's folder. */
  readonly file: string;
  readonly problems: readonly Problem[];
}

/** A text that visitors read, without its tags and with what stands in for its tokens. */
export interface OverviewText {
  /** Missing where the same stands in every language. */
  readonly language?: Language;
  readonly text: string;
  readonly place: WrittenPlace;
}
