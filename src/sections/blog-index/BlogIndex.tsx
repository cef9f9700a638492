import type { BlogIndexSection } from '../../../generated/types';
import { PostGrid } from '../../features/blog/PostGrid';
import { useShell } from '../../features/shell/shell-context';
import { FeaturedPost } from './FeaturedPost';
import { NoPosts } from './NoPosts';
import { PostScroller } from './PostScroller';

/** The newest post stands out; those behind it scroll in a row when they are too many for the grid. */
export function BlogIndex({ id, posts }: BlogIndexSection) {
  const { gridPosts } = useShell().settings.limits;
  const [newest, ...others] = posts;
  return (
    <>
      {newest === undefined ? <NoPosts /> : <FeaturedPost post={newest} />}
      {others.length > gridPosts && <PostScroller labelledBy={`${id}-title`} posts={others} />}
      {others.length > 0 && others.length <= gridPosts && <PostGrid posts={others} />}
    </>
  );
}
