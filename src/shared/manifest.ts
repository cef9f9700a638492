import type { Consent, Messages, Navigation, Section, Settings } from '../../generated/types';
import type { SpanText } from './dates';
import type { OwnIcon } from './own-icons';

// What the compiler hands to the renderer. Content, collections and section props are generated from the schemas
// (generated/types.ts); a value whose schema says `x-resolve: name` has the type of that name here.

/** A text in the language of the manifest, tokens replaced. */
export type Text = string;

/** A text that is the same in every language, tokens replaced. */
export type SharedText = string;

/** The path of a page in the language of the manifest. */
export type PageAddress = string;

/** An icon that the content names: the compiler has found it in the collection. */
type SiteIcon = string & { readonly siteIcon: unique symbol };

/** An icon that the site has. */
export type IconName = OwnIcon | SiteIcon;

/** The e-mail address in base64, so that the HTML does not hold it in plain form. */
export type Email = string;

/** The name of an entry; the entry itself is in the shell: forms in its settings, locations in its footer. */
export type EntryName = string;

/** The visitors who see the thing; languages are settled at compile time. */
export type Condition = 'home' | 'abroad';

/** What only the live preview needs: no manifest holds it. */
export type PreviewOnly = undefined;

/** On which days something is shown is settled before the page is made. */
export type PublicationDay = undefined;

/** What is still to be confirmed is for editors only: no manifest holds it. */
export type OpenPoint = undefined;

/** Days with the same hours, in the season that is now or comes next where they are those of one. */
export interface OpeningSpan {
  days: readonly string[];
  opens: string;
  closes: string;
  from?: string;
  until?: string;
}

/** Sanitised HTML, links resolved, or the sanitised inside of a drawing, as React takes it. Only the compiler's resolvers make it. */
export interface Html {
  __html: string;
}

/** A link ready to be rendered. */
export interface Link {
  label: string;
  /** Path with anchor, or external address. */
  href: string;
  /** For another host or a document: opens in a new tab. */
  external?: boolean;
  /** The form that this link opens over the page; `href` is where it leads without JavaScript. */
  form?: string;
  icon?: IconName;
  when?: Condition;
}

/** A media file with its measures in pixels. */
export interface Media {
  /** Public address of the file; of a photograph, of the one that every browser shows. */
  src: string;
  /** Empty where the picture is decoration. */
  alt: string;
  width: number;
  height: number;
  /** Of a photograph that is served in several widths, which these are: `variantAddress` tells where. */
  widths?: readonly number[];
  /** Of one that moves: the address of what is shown in its place where less movement is asked for. */
  still?: string;
  /** Whether it has so few bytes that nothing is saved by fetching it only when it comes near the window. */
  isSmall?: true;
  /** What stands in for a photograph until it is there: red, green and blue in fifths, of its upper and of its lower half. */
  colours?: string;
  /** What is to be seen of it where the whole is not: quarters from the left and from the top, where it is not the middle. */
  focus?: { x?: number; y?: number };
}

/** A sanitised SVG that becomes part of the page, where the theme's rules reach it. */
export interface Drawing {
  /** Those of the svg element itself, as React names them. */
  attributes: Record<string, string>;
  content: Html;
}

/** A day, with or without a time, or a month. */
export interface Day {
  /** Year-month-day, `T` and a time behind it, or year-month. */
  iso: string;
  /** Long form in the language of the manifest. */
  text: string;
  /** Whether it lies before the day of the build; of several days, whether the last one does. */
  passed: boolean;
  /** Of the first of several days: the last one, and how `text` says both. */
  span?: SpanText & { readonly end: string };
}

/** The place at which something happens. */
export interface Whereabouts {
  readonly title: string;
  readonly address: string;
  readonly postalCode?: string;
  readonly locality?: string;
  readonly country?: string;
  /** The address of its page. */
  readonly page?: string;
}

export interface Price {
  /** In the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Formatted for the language. */
  text: string;
}

/** What a card shows of a post. */
export interface PostCard {
  title: string;
  description: string;
  /** Path of the post. */
  href: string;
  date: Day;
  /** What its tags are called. */
  tags: string[];
  cover?: Media;
}

/** Posts as cards, newest or most closely related first. */
export type Posts = PostCard[];

/** What the browser needs to show the forms of this build. Times are in milliseconds. */
export interface FormService {
  /** Absent where no service is there to show the forms. */
  embed?: {
    /** Address of the provider's script. */
    script: string;
    /** Address of a form, {id} being the provider's id of it; messages come from its origin. */
    frame: string;
  };
  /** Between the loading of the script and of the form. */
  initDelayMs: number;
  /** Without a sign of the form, after which the fallback is shown. */
  loadTimeoutMs: number;
  /** Between a submission and the success page. */
  redirectDelayMs: number;
  /** Pixels from the screen at which a form is loaded. */
  nearPx: number;
  /** Path of the success page, or one that leads to it; absent where what the form says stays. */
  successPath?: string;
  /** By name. */
  forms: Record<string, EmbeddedForm>;
}

/** A form as the browser knows it. */
export interface EmbeddedForm {
  title: string;
  /** In pixels, until the form says its own. */
  height: number;
  /** What is kept free for it, in pixels, so that nothing moves once it says its own. */
  room?: number;
  /** Absent when the provider does not have the form. */
  providerId?: string;
}

/** Where a section is written: its file below the site's folder, and in it a JSON pointer (RFC 6901): `pages/home.yaml#/sections/0`. */
export type SourcePlace = string;

/** One page in one language. */
export interface PageManifest {
  id: string;
  language: string;
  /** What the page is to the site. */
  role?: 'home' | 'not-found';
  /** The page's own path in this language. */
  path: string;
  /** The page's own path in each language. */
  alternates: Record<string, string>;
  /** The path at which several languages are read in place, where there is one. */
  sharedPath?: string;
  /** Absolute canonical address. */
  canonical: string;
  metadata: PageMetadata;
  /** What it is called where there is little room. */
  shortTitle: string;
  /** The pages above it, the home page first; empty for that itself and for what is nowhere. */
  trail: Crumb[];
  /** Whether arriving means that somebody has become a lead. */
  conversion?: boolean;
  /** The drawings that stand in the page itself, by the address of their file: media whose `src` is not here are fetched. */
  drawings: Record<string, Drawing>;
  /** In order. */
  sections: Section[];
}

/** One step of the way from the home page to a page. */
export interface Crumb {
  label: string;
  /** Path of the page. */
  href: string;
}

/** What search engines and social networks are told. */
interface PageMetadata {
  title: string;
  description: string;
  /** Comma separated. */
  keywords?: string;
  /** What social networks show in place of the title. */
  shareTitle?: string;
  shareImage?: Media;
  /** Of Open Graph. */
  type: 'website' | 'article';
  /** Keeps the page out of search engines. */
  noindex: boolean;
}

/** What is said at the addresses of a page, or of a template's pages, when there is nothing else to show. */
export interface PageException {
  /** Its paths in all languages; {id} stands for any entry of a template. */
  paths: string[];
  /** When the page cannot be fetched. */
  failure?: {
    message: string;
    /** How often the page is asked for again first. */
    retries: number;
    back?: Link;
  };
  /** When there is no such entry. */
  missing?: { title: string; back: Link };
}

export type Timings = Required<NonNullable<Settings['timings']>>;

export type Limits = Required<NonNullable<Settings['limits']>>;

/** The settings, with what is usual where they leave it out. */
interface ShellSettings extends Settings {
  timings: Timings;
  limits: Limits;
}

/** What every page of one language shares. */
export interface Shell {
  language: string;
  /** The path of the home page in this language. */
  home: string;
  settings: ShellSettings;
  navigation: Navigation;
  messages: Messages;
  theme: ShellTheme;
  /** Where news readers find what is new; absent where nothing is. */
  feed?: string;
  /** What is said in place of the pages that say something of their own. */
  exceptions: PageException[];
  /** What a choice of the visitor is about and for how many months it holds, and the question; other texts are fetched. */
  consent?: ConsentQuestion;
  /**
   * The style sheets that a section type needs besides what every page has, for who comes from a page without it. Only
   * as the browser fetches it from a built site: in the live preview every page has all.
   */
  sectionStyles?: Record<string, readonly string[]>;
}

/** What every page asks visitors who have not decided. */
export type ConsentQuestion = Pick<
  Consent,
  'version' | 'renewalMonths' | 'title' | 'intro' | 'policies' | 'accept' | 'reject' | 'choose' | 'saved'
>;

/** What pages know of the theme; addresses are public ones. */
interface ShellTheme {
  /** What browsers paint around the page. */
  color: string;
  icon: string;
  /** The drawing beside the name, inlined. */
  logo?: Html;
  /** What takes the place of a picture that cannot be loaded. */
  placeholder?: string;
}
