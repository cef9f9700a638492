import type { PostCard as Post } from '../../../generated/types';
import { PostCard } from './PostCard';

/** Posts side by side, in up to three columns. */
export function PostGrid({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className="post-grid">
      {posts.map((post) => (
        <li key={post.href}>
          <PostCard {...post} />
        </li>
      ))}
    </ul>
  );
}
