import { PostCard } from '../../features/blog/PostCard';
import { useShell } from '../../features/shell/shell-context';
import type { PostCard as Post } from '../../shared/manifest';
import { Icon } from '../../ui/icon/Icon';

export function FeaturedPost({ post }: { post: Post }) {
  const { messages, settings } = useShell();
  return (
    <PostCard post={post} tagLimit={settings.limits.featuredTags} className="blog-index__featured">
      <p className="link-arrow blog-index__read" aria-hidden="true">
        {messages.readArticle}
        <Icon name="arrow-right" />
      </p>
    </PostCard>
  );
}
