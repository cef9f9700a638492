import type { PostPick, Post as PostSource } from '../../../generated/source-types';
import type { Tag } from '../../../generated/types';
import type { PostCard } from '../../shared/manifest';
import { collection, type Entry } from '../site';
import { entryText } from '../tokens';
import { resolveDate } from './date';
import { resolveMedia } from './media';
import { pathOf } from './page-address';
import type { ResolveContext } from './resolve';
import { resolveText } from './text';

/** Posts as cards: the newest, or those that have most in common with the page's own. */
export function resolvePosts({ pick, count }: PostPick, context: ResolveContext): PostCard[] {
  const posts = pick === 'related' ? relatedPosts(context) : postsByDate(context);
  return posts.slice(0, count).map((entry) => postCard(entry, context));
}

function postsByDate({ site }: ResolveContext): Entry[] {
  return [...collection(site, 'posts').values()].sort((a, b) =>
    String(b.value.date).localeCompare(String(a.value.date)),
  );
}

/** Other posts than the page's own: those that share most tags with it first, the newest first among equals. */
function relatedPosts(context: ResolveContext): Entry[] {
  const own = tagsOf(context.entry);
  const shared = (entry: Entry) => tagsOf(entry).filter((tag) => own.includes(tag)).length;
  return postsByDate(context)
    .filter((entry) => entry.id !== context.entry?.id)
    .sort((a, b) => shared(b) - shared(a));
}

function tagsOf(entry: Entry | undefined): unknown[] {
  return Array.isArray(entry?.value.tags) ? entry.value.tags : [];
}

function postCard(entry: Entry, context: ResolveContext): PostCard {
  const post = entry.value as unknown as PostSource;
  const tags = post.tags.map((tag) => collection(context.site, 'tags').get(tag)?.value as unknown as { label: never });
  return {
    title: resolveText(post.title, context),
    description: entryText(entry, 'description', context.site, context.language),
    href: pathOf(context.site.pages.byEntry.get(`posts:${entry.id}`), entry.id, context),
    date: resolveDate(post.date, context),
    tags: tags.map((tag) => resolveText(tag.label, context) satisfies Tag['label']),
    ...(post.cover && { cover: resolveMedia(post.cover, context) }),
  };
}
