import type { PostCard } from '../../../generated/types';
import { PostTags } from '../../features/blog/PostTags';
import { useFrame } from '../../features/frame/frame-context';
import { Art } from '../../ui/art/Art';
import { Icon } from '../../ui/icon/Icon';

export function FeaturedPost({ title, description, href, date, tags, cover }: PostCard) {
  const { messages, settings } = useFrame();
  return (
    <article className="card card--link blog-index__featured">
      <div className="card__media ground-scope">
        <Art name={cover} />
      </div>
      <div className="card__body">
        <time className="post-date" dateTime={date.iso}>
          {date.text}
        </time>
        <h3 className="card__title blog-index__featured-title">
          <a href={href}>{title}</a>
        </h3>
        <p className="card__text">{description}</p>
        <PostTags tags={tags.slice(0, settings.limits.featuredTags)} />
        <p className="link-arrow blog-index__read" aria-hidden="true">
          {messages.readArticle}
          <Icon name="arrow-right" />
        </p>
      </div>
    </article>
  );
}
