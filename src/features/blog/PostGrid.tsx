import type { PhoneLayout } from '../../../generated/types';
import type { PostCard as Post } from '../../shared/manifest';
import { phoneRow } from '../../ui/phone-row/phone-row';
import type { SectionContext } from '../shell/section-context';
import { SmallPostCard } from './SmallPostCard';

interface PostGridProps extends SectionContext {
  posts: readonly Post[];
  phone?: PhoneLayout | undefined;
}

/** Posts side by side, in up to three columns. */
export function PostGrid({ posts, phone, heading }: PostGridProps) {
  return (
    <ul {...phoneRow(phone, 'post-grid')}>
      {posts.map((post) => (
        <li key={post.href}>
          <SmallPostCard post={post} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
