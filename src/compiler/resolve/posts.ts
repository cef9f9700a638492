import type { Post, PostPick } from '../../../generated/source-types';
import { addToGroup } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import type { PostCard } from '../../shared/manifest';
import { oncePerObject } from '../../shared/once-per-object';
import { isPublished } from '../dates/publication';
import { collection, type Entry } from '../site';
import { resolveDate } from './date';
import { OWN_ENTRY } from './own-entry';
import { pathOf } from './page-address';
import { resolveEntry } from './resolve';
import type { ResolveContext } from './resolve-context';
import { resolveText } from './text';

/** Posts as cards: the newest, or those that have most in common with the page's own. */
export function resolvePosts(pick: PostPick, context: ResolveContext): PostCard[] {
  return pickedPosts(pick, context).map((entry) => postCard(entry, context));
}

type PickContext = Pick<ResolveContext, 'site' | 'today' | 'entry'>;

/** The keys of a post that a list shows, or by which it chooses posts. */
export const TOLD_IN_LISTS: ReadonlySet<unknown> = new Set([
  ...['title', 'description', 'date', 'cover', 'tags'],
  ...['publish', 'expire'],
]);

/** The posts of a list. */
export function pickedPosts({ pick, count, tag }: PostPick, context: PickContext): Entry<Post>[] {
  const published = publishedPosts(collection(context.site, 'posts'), context.today);
  const posts = tag === undefined ? published : postsWith(tag === OWN_ENTRY ? context.entry?.id : tag, published);
  const picked = pick === 'related' ? relatedPosts(posts, count, context) : newestFirst(posts);
  return picked.slice(0, count);
}

type Posts = ReadonlyMap<string, Entry<Post>>;

const publishedPosts = oncePerObject(
  (posts: Posts, today: string): Posts => new Map([...posts].filter(([, { value }]) => isPublished(value, today))),
);

function postsWith(tag: string | undefined, posts: Posts): Posts {
  return postsByTag(posts).get(tag) ?? new Map();
}

const postsByTag = oncePerObject((posts: Posts): ReadonlyMap<unknown, Posts> => {
  const groups = new Map<unknown, [string, Entry<Post>][]>();
  for (const [id, post] of posts) {
    for (const tag of post.value.tags) addToGroup(groups, tag, [id, post]);
  }
  return new Map([...groups].map(([tag, tagged]) => [tag, new Map(tagged)]));
});

const newestFirst = oncePerObject((posts: Posts) =>
  [...posts.values()].sort((a, b) => b.value.date.localeCompare(a.value.date)),
);

/** Other posts than the page's own: those that share most tags with it first, the newest first among equals. */
function relatedPosts(posts: Posts, count: number, { entry: own }: PickContext): Entry<Post>[] {
  return nearestPosts(posts)(tagsOf(own?.value), count + 1).filter(({ id }) => id !== own?.id);
}

/** Finds the posts that share most of some tags. Answers are kept, since many pages ask about the same tags. */
const nearestPosts = oncePerObject((posts: Posts) => {
  const newest = newestFirst(posts);
  const placesOf = placesByTag(newest);
  const known = new Map<string, readonly Entry<Post>[]>();
  return (tags: readonly unknown[], count: number) => {
    const key = JSON.stringify([count, ...tags]);
    const nearest = known.get(key) ?? sharingMost(tags, count, newest, placesOf);
    known.set(key, nearest);
    return nearest;
  };
});

/** The indexes of the posts with each tag. */
function placesByTag(posts: readonly Entry<Post>[]): Map<unknown, number[]> {
  const places = new Map<unknown, number[]>();
  for (const [place, { value }] of posts.entries()) {
    for (const tag of value.tags) addToGroup(places, tag, place);
  }
  return places;
}

function sharingMost(
  tags: readonly unknown[],
  count: number,
  newest: readonly Entry<Post>[],
  placesOf: ReadonlyMap<unknown, readonly number[]>,
): Entry<Post>[] {
  const shared = new Map<number, number>();
  for (const place of [...new Set(tags)].flatMap((tag) => placesOf.get(tag) ?? [])) {
    shared.set(place, (shared.get(place) ?? 0) + 1);
  }
  const places = [...shared].sort(([a, sharedA], [b, sharedB]) => sharedB - sharedA || a - b).map(([place]) => place);
  const others = newest.slice(0, places.length + count).filter((_, place) => !shared.has(place));
  return [...places.flatMap((place) => newest[place] ?? []), ...others].slice(0, count);
}

/** A template may show entries without tags, too. */
function tagsOf(value: object | undefined): unknown[] {
  return isRecord(value) && Array.isArray(value.tags) ? value.tags : [];
}

function postCard(entry: Entry<Post>, context: ResolveContext): PostCard {
  const { site } = context;
  const { title, date, cover, tags } = entry.value;
  return {
    title: resolveText(title, context),
    description: postDescription(entry, context),
    href: pathOf(site.pages.byEntry.get(`posts:${entry.id}`), entry.id, context),
    date: resolveDate(date, context),
    tags: tags.map((tag) => resolveText(collection(site, 'tags').get(tag)?.value.label ?? tag, context)),
    ...(cover && resolveEntry('posts', { cover }, context)),
  };
}

/** What a post is about, or how it begins. */
export function postDescription(entry: Entry<Post>, context: ResolveContext): string {
  return resolveText('{{entry.description}}', { ...context, entry });
}
