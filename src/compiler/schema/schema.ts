import type { ResolverName } from './resolvers';

/** Kinds of names that are no collection by themselves. */
type NameKind = 'anchors' | 'facts' | 'forms' | 'media' | 'pages' | 'posts';

interface TitleAndDescription {
  title?: string;
  description?: string;
}

/** Of a place, the keys of what is read of its address. */
export type PostalKeys = readonly [address: string, code: string, town: string, country: string];

/** Of several days, the keys of the first and the last, and of the times at which they begin and end. */
export type SpanKeys = readonly [first: string, last: string, from: string, until: string];

/** Of something that takes place, the keys of its name, of when it does, and of what tells it from others of that name. */
type EventKeys = readonly [name: string, when: string, others: string];

/** What a schema says of itself to editors: in Spanish, and the same in English. */
export interface SchemaText extends TitleAndDescription {
  /** What several files of this kind are called, where `title` names one. */
  'x-plural'?: string;
  'x-en'?: TitleAndDescription & { plural?: string };
}

/** The part of JSON Schema (draft 7) the contract uses, and its own keywords. */
export interface Schema extends SchemaText {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  examples?: unknown[];
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  required?: string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  anyOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  /** Which files under site/ the schema describes; `*` stands for the entry's id. */
  'x-files'?: string;
  /** The collection in which entries of this kind are found by id. */
  'x-collection'?: string;
  /** Type name of one entry. */
  'x-entry'?: string;
  /** The resolver that makes the value into what a manifest holds, and the type of that (src/shared/manifest.ts). */
  'x-resolve'?: ResolverName;
  /** What the values of a choice are called, where its description does not explain them. */
  'x-values'?: Readonly<Record<string, Readonly<Record<'es' | 'en', string>>>>;
  /** The collection whose entry the value names. */
  'x-reference'?: string;
  /** Of a text: the names that may stand in it in single braces, to be filled in when it is shown: `{count}`. */
  'x-placeholders'?: string[];
  /**
   * The messages (messages.yaml) that a site has to have where such a value stands in it: of a section type, of a file, or of
   * a key; where its value is one of several words, by that word.
   */
  'x-messages'?: readonly string[] | Readonly<Record<string, readonly string[]>>;
  /** Of a message or a text of the forms: what it usually says, by the tag of the language, with its country or without. */
  'x-usual'?: Readonly<Record<string, string>>;
  /** The value is a section: its `type` picks the schema. */
  'x-section'?: boolean;
  /** What the value names, where nothing else of the schema tells it: editors are offered these. */
  'x-names'?: NameKind;
  /** The value is the id of a page and stays it. */
  'x-page'?: boolean;
  /** The value is the id of a page, also of one that there is no more. */
  'x-former-page'?: boolean;
  /**
   * No two of its kind have the same value: of the entries of a collection, or of the items of a list. Unless they also
   * have the same under the keys that are named here, beside it, or texts that are nearly the same.
   */
  'x-own'?: string[];
  /** The key of the same entry whose text stands in where this one is left out; of HTML, its beginning. */
  'x-default'?: string;
  /** A day on which something has come out: it is not one to come. */
  'x-past'?: boolean;
  /** A date that says nothing any more once it has passed. */
  'x-upcoming'?: boolean;
  /** A text that is written once for each language of the site. */
  'x-localised'?: boolean;
  /** A text that is the same in every language, unless it is written once for each. */
  'x-localisable'?: boolean;
  /** The code of one of the site's languages. */
  'x-language'?: boolean;
  /** It declares a language of the site. */
  'x-site-language'?: boolean;
  /** The name of an icon of the collection. */
  'x-icon'?: boolean;
  /** Of a section type: it runs in the browser, its code and data are sent. */
  'x-interactive'?: boolean;
  /** Of a section type: it draws container and heading itself. */
  'x-own-opening'?: boolean;
  /** Of a section type: it holds the main heading of its page. */
  'x-main-heading'?: boolean;
  /** Of a section type: what all sections have and this one has no use for. */
  'x-without'?: string[];
  /** Of a section type: it offers the visitor the next step, so that nothing else needs to. */
  'x-offers-contact'?: boolean;
  /** It is needed on few sites or pages, and by those who know what it does: forms offer it last. */
  'x-seldom'?: boolean;
  /** Of a section type: it is given the day of the build, as `builtOn`, and is another section on another day. */
  'x-dated'?: boolean;
  /** Of a section type: what it reads of the blog, which takes the live preview a while (decision T8). */
  'x-reads'?: 'list' | 'post' | 'related';
  /** The value is an id by which an address can lead to this place of the page. */
  'x-anchor'?: boolean;
  /** With this value, or without any, what visitors send reaches nobody. */
  'x-discarding'?: string;
  /** The value is an address of another host that the browser itself asks: for what stands in a frame, or for data. */
  'x-contacts'?: 'frame' | 'connection';
  /** The value is a phone number. */
  'x-phone'?: boolean;
  /** The value is the code of a country, in two capitals. */
  'x-country'?: boolean;
  /** The value is a postal code of the country under this key beside it. */
  'x-postal-code'?: string;
  /** Of a place: the keys of its address, and of the postal code, the town and the country, which are read with it. */
  'x-postal'?: PostalKeys;
  /** The value is the name of somebody who may stand in several places. */
  'x-person'?: boolean;
  /** The value is the name of somebody, or of a town. */
  'x-name'?: boolean;
  /** Of something that begins on a day: its key, that of a text, or of several, that may say the month, and that of one that may say the days of the week. */
  'x-month-said'?: readonly [day: string, text: string, days?: string];
  /** Of one of the details of something, such as its duration: the keys of its name and of what is said of it, in one text or several. */
  'x-named-values'?: readonly [name: string, values: string];
  /** The value is a day that is not before the one under this key beside it. */
  'x-not-before'?: string;
  /** Of something that takes place when one of its texts says: the keys of its name, of that text, and of what else tells it from others. */
  'x-event'?: EventKeys;
  /** Of something that may take several days: the keys of the first one and of the last, and of the times at which it begins and ends. */
  'x-span'?: SpanKeys;
  /** The value is a list of hours at which something is open: `days`, `opens`, `closes`; of a season, `from` and `until`. */
  'x-hours'?: boolean;
  /** The value is a point on the globe, `latitude` and `longitude`, which the map at the address under this key beside it shows. */
  'x-on-map'?: string;
  /** The value is the path of a file in site/theme. */
  'x-theme-file'?: boolean;
  /** Of a picture: how much room its place has for it. */
  'x-room'?: Room;
  /** What only some layouts of its section show: those that the section may name under `layout`. */
  'x-layouts'?: readonly string[];
  /** Every site needs this file. */
  'x-required'?: boolean;
}

/** The most room that a place has for a picture, in pixels of CSS. */
export interface Room {
  readonly width: number;
  /** Where it is bounded, too: a picture then is as large as fits into both. */
  readonly height?: number;
  /** How many times its width a picture is seen high at most, in whatever shape it is shown: what is higher is never sent. */
  readonly tallest?: number;
  /** Whether a picture is cut to just this shape, to be shown by others. */
  readonly cut?: boolean;
}

/** What a schema says of itself, and nothing else of it. */
export function wordsOf({ title, description, 'x-en': english }: Schema): SchemaText {
  return { ...(title && { title }), ...(description && { description }), ...(english && { 'x-en': english }) };
}

/** A copy of a schema in which each value is what `change` makes of it, the innermost first. */
export function mapSchema(schema: Schema, change: (value: unknown, key: string) => unknown): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => change(value, key)) as Schema;
}

/** Visits a schema and all that it consists of. */
export function visitSchemas(value: unknown, see: (part: Schema) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) see(value as Schema);
  for (const part of Object.values(value)) visitSchemas(part, see);
}

export type OwnKeyword = Extract<keyof Schema, `x-${string}`>;
