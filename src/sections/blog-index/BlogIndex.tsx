import type { BlogIndexSection } from '../../../generated/types';
import { PostGrid } from '../../features/blog/PostGrid';
import type { SectionContext } from '../../features/shell/section-context';
import { useShell } from '../../features/shell/shell-context';
import { FeaturedPost } from './FeaturedPost';
import { NoPosts } from './NoPosts';
import { PostScroller } from './PostScroller';

/** The newest post stands out; those behind it scroll in a row when they are too many for the grid. */
export function BlogIndex({ id, posts, heading }: BlogIndexSection & SectionContext) {
  const { gridPosts } = useShell().settings.limits;
  const [newest, ...others] = posts;
  return (
    <>
      {newest === undefined ? <NoPosts /> : <FeaturedPost heading={heading} post={newest} />}
      {others.length > gridPosts && <PostScroller heading={heading} labelledBy={`${id}-title`} posts={others} />}
      {others.length > 0 && others.length <= gridPosts && <PostGrid heading={heading} posts={others} />}
    </>
  );
}
