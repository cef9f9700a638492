import type { LatestPostsSection } from '../../../generated/types';
import { PostGrid } from '../../features/blog/PostGrid';
import { Actions } from '../../features/frame/Actions';
import { useFrame } from '../../features/frame/frame-context';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function LatestPosts(section: LatestPostsSection) {
  const { messages } = useFrame();
  return (
    <div className="container latest-posts">
      <SectionHeader {...section} />
      {section.posts.length === 0 ? <p>{messages.noPosts}</p> : <PostGrid posts={section.posts} />}
      <Actions actions={section.actions} primary={false} />
    </div>
  );
}
