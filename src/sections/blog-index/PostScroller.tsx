import { SmallPostCard } from '../../features/blog/SmallPostCard';
import type { SectionContext } from '../../features/shell/section-context';
import type { PostCard as Post } from '../../shared/manifest';

interface PostScrollerProps extends SectionContext {
  /** Id of the heading that names the row. */
  labelledBy: string;
  posts: readonly Post[];
}

export function PostScroller({ labelledBy, posts, heading }: PostScrollerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: posts are no fields of a form
    <div
      className="blog-index__scroller"
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <ul className="blog-index__row">
        {posts.map((post) => (
          <li key={post.href}>
            <SmallPostCard heading={heading} post={post} />
          </li>
        ))}
      </ul>
    </div>
  );
}
