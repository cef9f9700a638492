import type { ReactNode } from 'react';
import type { PostCard as Post } from '../../shared/manifest';
import { Media } from '../../ui/media/Media';
import type { SectionContext } from '../shell/section-context';
import { PostTags } from './PostTags';

interface PostCardProps extends SectionContext {
  post: Post;
  /** How many of its tags are shown. */
  tagLimit: number;
  className: string;
  /** How wide its picture gets, as `sizes` of HTML says it. */
  sizes?: string;
  children?: ReactNode;
}

/** Cards beside each other. */
const USUAL_SIZES = '(width >= 64rem) 26rem, (width >= 48rem) 40vw, 100vw';

/** A post as a card: the whole of it is one link. */
export function PostCard({
  post,
  tagLimit,
  className,
  sizes = USUAL_SIZES,
  children,
  heading: Heading,
}: PostCardProps) {
  const { title, description, href, date, tags, cover } = post;
  return (
    <article className={`card card--link ${className}`}>
      {cover && (
        <div className="card__media">
          <Media media={cover} sizes={sizes} />
        </div>
      )}
      <div className="card__body">
        <time className="post-date" dateTime={date.iso}>
          {date.text}
        </time>
        <Heading className="card__title">
          <a href={href}>{title}</a>
        </Heading>
        <p className="card__text">{description}</p>
        <PostTags tags={tags.slice(0, tagLimit).map((label) => ({ label }))} />
        {children}
      </div>
    </article>
  );
}
