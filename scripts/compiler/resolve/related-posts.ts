import type { PostCard } from '../../../generated/types';
import type { Entry } from '../site';
import { postCard, postsByDate } from './latest-posts';
import type { ResolveContext } from './resolve';

/** Other posts than the page's own: those that share most tags with it first, the newest first among equals. */
export function resolveRelatedPosts({ related }: { related: number }, context: ResolveContext): PostCard[] {
  const own = tagsOf(context.entry);
  const shared = (entry: Entry) => tagsOf(entry).filter((tag) => own.includes(tag)).length;
  return postsByDate(context)
    .filter((entry) => entry.id !== context.entry?.id)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, related)
    .map((entry) => postCard(entry, context));
}

function tagsOf(entry: Entry | undefined): unknown[] {
  return Array.isArray(entry?.value.tags) ? entry.value.tags : [];
}
