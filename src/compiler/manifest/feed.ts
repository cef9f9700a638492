import { feedAddress } from '../../shared/served-files';
import { pathOf } from '../resolve/page-address';
import { pickedPosts, postDescription } from '../resolve/posts';
import type { ResolveContext } from '../resolve/resolve-context';
import { resolveText } from '../resolve/text';
import { collection } from '../site';

/** What is new on a site, in one language. */
export interface Feed {
  readonly address: string;
  /** Newest first. */
  readonly posts: readonly FeedPost[];
}

export interface FeedPost {
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  readonly author: string;
  /** Days, as year-month-day. */
  readonly published: string;
  readonly updated: string;
}

/** Whoever follows a site has read the older ones. */
const MOST_POSTS = 20;

/** Nothing where no posts have pages. */
export function feed(context: ResolveContext): Feed | undefined {
  const { site, language } = context;
  const posts = hasPosts(context) ? pickedPosts({ pick: 'latest', count: MOST_POSTS }, context) : [];
  if (posts.length === 0) return undefined;
  return {
    address: feedAddress(language),
    posts: posts.map((entry) => {
      const { title, date, updated = date, author } = entry.value;
      return {
        title: resolveText(title, context),
        summary: postDescription(entry, context),
        path: pathOf(site.pages.byEntry.get(`posts:${entry.id}`), entry.id, context),
        author: resolveText(author, context),
        published: date,
        updated,
      };
    }),
  };
}

function hasPosts({ site }: ResolveContext): boolean {
  return [...collection(site, 'posts').keys()].some((id) => site.pages.byEntry.has(`posts:${id}`));
}
