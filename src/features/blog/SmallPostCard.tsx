import type { PostCard as Post } from '../../shared/manifest';
import { useShell } from '../shell/shell-context';
import { PostCard } from './PostCard';

/** A post among others. */
export function SmallPostCard({ post }: { post: Post }) {
  const { cardTags } = useShell().settings.limits;
  return <PostCard post={post} tagLimit={cardTags} className="post-card" />;
}
