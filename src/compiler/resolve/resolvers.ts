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
import type { ResolverName } from './resolver-names';
import { resolveSharedText, resolveText } from './text';
import { resolveWhereabouts } from './whereabouts';

/**
 * Turns one value of the contract into its form in a manifest; `value` has the type that its schema demands, `place` is
 * what the schema says of the place in which it stands.
 */
export type Resolver = (value: never, context: ResolveContext, place: Schema) => unknown;

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
  condition: (value: { visitor?: string }) => value.visitor,
  entryName: (value: string) => value,
  whereabouts: resolveWhereabouts,
  iconName: resolveIconName,
  formService: resolveFormService,
  previewOnly: () => undefined,
  publicationDay: (_day: string) => undefined,
  openPoint: (_what: string) => undefined,
  email: (value: string) => btoa(value),
  posts: resolvePosts,
} satisfies Record<ResolverName, Resolver>;

/** What the resolver of a name takes: the type that is generated from the schemas that name it. */
export type ResolverInput<Name extends ResolverName> = (typeof resolvers)[Name] extends (
  value: infer Value,
  ...others: never[]
) => unknown
  ? Value
  : never;
