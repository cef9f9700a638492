import type { ArticleSection } from '../../../generated/types';
import { ArticleFacts } from './ArticleFacts';
import { ArticleHead } from './ArticleHead';

export function Article({ id, post, back }: ArticleSection) {
  return (
    <article>
      <ArticleHead titleId={`${id}-title`} post={post} back={back} />
      <div className="container article__columns">
        <ArticleFacts post={post} />
        <div className="prose article__body" dangerouslySetInnerHTML={post.content} />
      </div>
    </article>
  );
}
