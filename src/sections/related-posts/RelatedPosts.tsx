import type { RelatedPostsSection } from '../../../generated/types';
import { PostGrid } from '../../features/blog/PostGrid';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function RelatedPosts(section: RelatedPostsSection) {
  if (section.posts.length === 0) return null;
  return (
    <div className="container">
      <SectionHeader {...section} />
      <PostGrid posts={section.posts} />
    </div>
  );
}
