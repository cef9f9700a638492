import type { PostsSection } from '../../../generated/types';
import { PostGrid } from '../../features/blog/PostGrid';
import { Actions } from '../../features/shell/Actions';
import type { SectionContext } from '../../features/shell/section-context';

export function Posts({ heading, ...section }: PostsSection & SectionContext) {
  if (section.posts.length === 0) return null;
  return (
    <>
      <PostGrid heading={heading} posts={section.posts} phone={section.phone} />
      <Actions actions={section.actions} primary={false} />
    </>
  );
}
