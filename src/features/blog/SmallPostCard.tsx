import type { PostCard as Post } from '../../shared/manifest';
import type { SectionContext } from '../shell/section-context';
import { useShell } from '../shell/shell-context';
import { PostCard } from './PostCard';

/** A post among others. */
export function SmallPostCard({ post, heading }: { post: Post } & SectionContext) {
  const { cardTags } = useShell().settings.limits;
  return <PostCard post={post} tagLimit={cardTags} className="post-card" heading={heading} />;
}
