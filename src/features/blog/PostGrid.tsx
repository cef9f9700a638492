import type { PostCard as Post } from '../../shared/manifest';
import { type PhoneLayout, phoneRow } from '../../ui/phone-row/phone-row';
import { SmallPostCard } from './SmallPostCard';

interface PostGridProps {
  posts: readonly Post[];
  phone?: PhoneLayout | undefined;
}

/** Posts side by side, in up to three columns. */
export function PostGrid({ posts, phone }: PostGridProps) {
  return (
    <ul {...phoneRow(phone, 'post-grid')}>
      {posts.map((post) => (
        <li key={post.href}>
          <SmallPostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
