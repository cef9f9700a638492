import type { Post } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import type { Link } from '../../shared/manifest';
import { Media } from '../../ui/media/Media';

interface ArticleHeadProps {
  titleId: string;
  post: Post;
  back: Link;
}

/** The opening of an article, dark like that of any page; its cover reaches down to the text. */
export function ArticleHead({ titleId, post, back }: ArticleHeadProps) {
  return (
    <header className="article__head tone-dark">
      <div className="container article__opening">
        <ActionLink link={{ icon: 'arrow-left', ...back }} className="link-arrow article__back" />
        <h1 id={titleId} className="article__title">
          {post.title}
        </h1>
        {post.description !== undefined && <p className="article__lead">{post.description}</p>}
      </div>
      {post.cover && (
        <div className="container article__cover">
          <Media media={post.cover} isFirst sizes="(width >= 84rem) 78rem, 100vw" />
        </div>
      )}
    </header>
  );
}
