import type { Post } from '../../../generated/types';
import { PostTags } from '../../features/blog/PostTags';
import { Icon } from '../../ui/icon/Icon';

/** Who wrote it, when, and about what: beside the text where there is room. */
export function ArticleFacts({ post }: { post: Post }) {
  return (
    <div className="article__facts">
      <p>
        <Icon name="calendar-days" />
        <time dateTime={post.date.iso}>{post.date.text}</time>
      </p>
      <p>
        <Icon name="user-round" />
        {post.author}
      </p>
      <PostTags tags={post.tags} />
    </div>
  );
}
