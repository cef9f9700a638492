import type {
  Condition,
  Link,
  LocalisedHtml,
  LocalisedText,
  Location,
  Media,
  PostPick,
  Settings,
} from '../../../generated/source-types';

/** What a schema may say in `x-resolve`: the names of the resolvers. */
export const RESOLVER_NAMES = [
  'condition',
  'day',
  'email',
  'entryName',
  'whereabouts',
  'formService',
  'html',
  'iconName',
  'link',
  'media',
  'openingSpan',
  'openPoint',
  'pageAddress',
  'posts',
  'previewOnly',
  'price',
  'publicationDay',
  'sharedText',
  'text',
] as const;

export type ResolverName = (typeof RESOLVER_NAMES)[number];

/** What each resolver takes: the type that is generated from the schemas that name it. */
export interface ResolverInputs {
  condition: Condition;
  day: string;
  email: string;
  entryName: string;
  whereabouts: string;
  formService: NonNullable<Settings['forms']>;
  html: LocalisedHtml;
  iconName: string;
  link: Link;
  media: Media;
  openingSpan: NonNullable<Location['openingHours']>[number];
  openPoint: string;
  pageAddress: string;
  posts: PostPick;
  previewOnly: unknown;
  price: string;
  publicationDay: string;
  sharedText: string;
  text: LocalisedText;
}
