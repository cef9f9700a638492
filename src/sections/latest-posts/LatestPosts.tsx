import type { LatestPostsSection, PostCard } from '../../../generated/types';
import { Actions } from '../../features/frame/Actions';
import { useFrame } from '../../features/frame/frame-context';
import { Art } from '../../ui/art/Art';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function LatestPosts(section: LatestPostsSection) {
  const { messages } = useFrame();
  return (
    <div className="container">
      <SectionHeader {...section} />
      {section.posts.length === 0 ? (
        <p>{messages.noPosts}</p>
      ) : (
        <ul className="latest-posts">
          {section.posts.map((post) => (
            <li key={post.href}>
              <Post {...post} />
            </li>
          ))}
        </ul>
      )}
      <Actions actions={section.actions} primary={false} />
    </div>
  );
}

function Post({ title, description, href, date, tags, cover }: PostCard) {
  const { settings } = useFrame();
  return (
    <article className="card card--link latest-posts__post">
      <div className="card__media ground-scope">
        <Art name={cover} />
      </div>
      <div className="card__body">
        <time className="latest-posts__date" dateTime={date.iso}>
          {date.text}
        </time>
        <h3 className="card__title">
          <a href={href}>{title}</a>
        </h3>
        <p className="card__text">{description}</p>
        <ul className="cluster latest-posts__tags">
          {tags.slice(0, settings.limits.cardTags).map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
