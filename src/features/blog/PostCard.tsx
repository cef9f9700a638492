import type { PostCard as Post } from '../../../generated/types';
import { Art } from '../../ui/art/Art';
import { useFrame } from '../frame/frame-context';
import { PostTags } from './PostTags';

/** A post as a card: the whole of it is one link. */
export function PostCard({ title, description, href, date, tags, cover }: Post) {
  const { settings } = useFrame();
  return (
    <article className="card card--link post-card">
      <div className="card__media ground-scope">
        <Art name={cover} />
      </div>
      <div className="card__body">
        <time className="post-date" dateTime={date.iso}>
          {date.text}
        </time>
        <h3 className="card__title">
          <a href={href}>{title}</a>
        </h3>
        <p className="card__text">{description}</p>
        <PostTags tags={tags.slice(0, settings.limits.cardTags)} />
      </div>
    </article>
  );
}
