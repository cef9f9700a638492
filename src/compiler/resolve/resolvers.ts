import { resolveDate } from './date';
import { resolveFormService } from './form-service';
import { resolveHtml } from './html';
import { resolveIconName } from './icon-name';
import { resolveLink } from './link';
import { resolveMedia } from './media';
import { resolvePageAddress } from './page-address';
import { resolvePosts } from './posts';
import { resolvePrice } from './price';
import type { ResolveContext } from './resolve';
import { resolveSharedText, resolveText } from './text';

/** Turns one value of the contract into its form in a manifest; `value` has the shape its schema demands. */
export type Resolver = (value: never, context: ResolveContext) => unknown;

/** One resolver for each name that a schema gives in `x-resolve`. */
export const resolvers: Readonly<Record<string, (value: unknown, context: ResolveContext) => unknown>> = {
  text: resolveText,
  sharedText: resolveSharedText,
  html: resolveHtml,
  link: resolveLink,
  pageAddress: resolvePageAddress,
  media: resolveMedia,
  day: resolveDate,
  price: resolvePrice,
  condition: (value: { visitor?: string }) => value.visitor,
  formName: (value: string) => value,
  iconName: resolveIconName,
  formService: resolveFormService,
  previewOnly: () => undefined,
  email: (value: string) => btoa(value),
  posts: resolvePosts,
} satisfies Record<string, Resolver> as never;
