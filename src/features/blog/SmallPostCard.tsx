import type { PostCard as Post } from '../../shared/manifest';
import { useFrame } from '../frame/frame-context';
import { PostCard } from './PostCard';

/** A post among others. */
export function SmallPostCard({ post }: { post: Post }) {
  const { cardTags } = useFrame().settings.limits;
  return <PostCard post={post} tagLimit={cardTags} className="post-card" />;
}
