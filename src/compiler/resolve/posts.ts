import type { Post, PostPick } from '../../../generated/source-types';
import type { PostCard } from '../../shared/manifest';
import { isRecord } from '../sections';
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

function postsByDate({ site }: ResolveContext): Entry<Post>[] {
  return [...collection(site, 'posts').values()].sort((a, b) => b.value.date.localeCompare(a.value.date));
}

/** Other posts than the page's own: those that share most tags with it first, the newest first among equals. */
function relatedPosts(context: ResolveContext): Entry<Post>[] {
  const own = tagsOf(context.entry?.value);
  const shared = (entry: Entry<Post>) => entry.value.tags.filter((tag) => own.includes(tag)).length;
  return postsByDate(context)
    .filter((entry) => entry.id !== context.entry?.id)
    .sort((a, b) => shared(b) - shared(a));
}

/** A template may show entries without tags, too. */
function tagsOf(value: object | undefined): unknown[] {
  return isRecord(value) && Array.isArray(value.tags) ? value.tags : [];
}

function postCard(entry: Entry<Post>, context: ResolveContext): PostCard {
  const { site, language } = context;
  const { title, date, cover, tags } = entry.value;
  return {
    title: resolveText(title, context),
    description: entryText(entry, 'description', site, language),
    href: pathOf(site.pages.byEntry.get(`posts:${entry.id}`), entry.id, context),
    date: resolveDate(date, context),
    tags: tags.map((tag) => resolveText(collection(site, 'tags').get(tag)?.value.label ?? tag, context)),
    ...(cover && { cover: resolveMedia(cover, context) }),
  };
}
