import { PostCard } from '../../features/blog/PostCard';
import type { SectionContext } from '../../features/shell/section-context';
import { useShell } from '../../features/shell/shell-context';
import type { PostCard as Post } from '../../shared/manifest';
import { Icon } from '../../ui/icon/Icon';

/** Its picture takes the greater part of the card where there is room. */
const SIZES = '(width >= 64rem) min(58vw, 46rem), (width >= 48rem) 46vw, 100vw';

export function FeaturedPost({ post, heading }: { post: Post } & SectionContext) {
  const { messages, settings } = useShell();
  return (
    <PostCard
      post={post}
      tagLimit={settings.limits.featuredTags}
      className="blog-index__featured"
      sizes={SIZES}
      heading={heading}
    >
      <p className="link-arrow blog-index__read" aria-hidden="true">
        {messages.readArticle}
        <Icon name="arrow-right" />
      </p>
    </PostCard>
  );
}
