import type { PostCard as Post } from '../../shared/manifest';
import { SmallPostCard } from './SmallPostCard';

/** Posts side by side, in up to three columns. */
export function PostGrid({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className="post-grid">
      {posts.map((post) => (
        <li key={post.href}>
          <SmallPostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
