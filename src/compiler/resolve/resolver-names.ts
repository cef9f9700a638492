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
