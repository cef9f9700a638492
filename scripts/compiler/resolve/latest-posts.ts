import type { Post as PostSource } from '../../../generated/source-types';
import type { PostCard, Tag } from '../../../generated/types';
import { collection, type Entry } from '../site';
import { entryText } from '../tokens';
import { resolveDate } from './date';
import { pathOf } from './page-address';
import type { ResolveContext } from './resolve';
import { resolveText } from './text';

/** The newest posts as cards, newest first. */
export function resolveLatestPosts({ latest }: { latest: number }, context: ResolveContext): PostCard[] {
  return postsByDate(context)
    .slice(0, latest)
    .map((entry) => postCard(entry, context));
}

export function postsByDate({ site }: ResolveContext): Entry[] {
  return [...collection(site, 'posts').values()].sort((a, b) =>
    String(b.value.date).localeCompare(String(a.value.date)),
  );
}

export function postCard(entry: Entry, context: ResolveContext): PostCard {
  const post = entry.value as unknown as PostSource;
  const tags = post.tags.map((tag) => collection(context.site, 'tags').get(tag)?.value as unknown as { label: never });
  return {
    title: resolveText(post.title, context),
    description: entryText(entry, 'description', context.site, context.language),
    href: pathOf(context.site.pages.byEntry.get(`posts:${entry.id}`), entry.id, context),
    date: resolveDate(post.date, context),
    tags: tags.map((tag) => resolveText(tag.label, context) satisfies Tag['label']),
    cover: post.cover,
  };
}
