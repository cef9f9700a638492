import type { PostsSection } from '../../../generated/types';
import { PostGrid } from '../../features/blog/PostGrid';
import { Actions } from '../../features/shell/Actions';

export function Posts(section: PostsSection) {
  if (section.posts.length === 0) return null;
  return (
    <>
      <PostGrid posts={section.posts} phone={section.phone} />
      <Actions actions={section.actions} primary={false} />
    </>
  );
}
