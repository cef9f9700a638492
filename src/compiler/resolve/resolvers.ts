import type { ResolverInputs, ResolverName } from '../schema/resolvers';
import type { Schema } from '../schema/schema';
import { resolveDate } from './date';
import { resolveFormService } from './form-service';
import { resolveHtml } from './html';
import { resolveIconName } from './icon-name';
import { resolveLink } from './link';
import { resolveMedia } from './media';
import { resolveOpeningSpan } from './opening-span';
import { resolvePageAddress } from './page-address';
import { resolvePosts } from './posts';
import { resolvePrice } from './price';
import type { ResolveContext } from './resolve-context';
import { resolveSharedText, resolveText } from './text';
import { resolveWhereabouts } from './whereabouts';

/**
 * Turns one value of the contract into its form in a manifest; `place` is what the schema says of the place in which it
 * stands.
 */
export type Resolver<Value = never> = (value: Value, context: ResolveContext, place: Schema) => unknown;

/** One resolver for each name that a schema gives in `x-resolve`. */
export const resolvers = {
  text: resolveText,
  sharedText: resolveSharedText,
  html: resolveHtml,
  link: resolveLink,
  pageAddress: resolvePageAddress,
  media: resolveMedia,
  openingSpan: resolveOpeningSpan,
  day: resolveDate,
  price: resolvePrice,
  condition: ({ visitor }) => visitor,
  entryName: (name) => name,
  whereabouts: resolveWhereabouts,
  iconName: resolveIconName,
  formService: resolveFormService,
  previewOnly: () => undefined,
  publicationDay: () => undefined,
  openPoint: () => undefined,
  email: (address) => btoa(address),
  posts: resolvePosts,
} satisfies { readonly [Name in ResolverName]: Resolver<ResolverInputs[Name]> };
