import type { HeroSection } from '../../../generated/types';
import { Actions } from '../../features/shell/Actions';
import { Icon } from '../../ui/icon/Icon';
import { Media } from '../../ui/media/Media';
import { HeroStrip } from './HeroStrip';

/** How wide the picture gets. */
const sizes = { full: '(width >= 64rem) 54vw, 100vw', page: '(width >= 48rem) 42vw, 100vw' };

/** A word that no line of a large title has room for, in letters that are not parted anywhere. */
const LONG_WORD = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{M}]{15}/u;

export function Hero(section: HeroSection) {
  const { course } = section;
  // It is large for what the picture shows.
  const size = section.media ? (section.size ?? 'page') : 'page';
  const kinds = [size, ...(course ? ['course'] : []), ...(LONG_WORD.test(section.title) ? ['long'] : [])];
  return (
    <div className={`container hero ${kinds.map((kind) => `hero--${kind}`).join(' ')}`}>
      <div className="hero__head">
        {section.eyebrow !== undefined && <p className="eyebrow">{section.eyebrow}</p>}
        <h1 id={`${section.id}-title`} className="hero__title">
          {section.title}
        </h1>
      </div>
      {course && <HeroStrip course={course} title={section.title} actions={section.actions} />}
      {section.intro !== undefined && <p className="hero__intro">{section.intro}</p>}
      {!course && section.actions && (
        <div className="hero__actions">
          <Actions actions={section.actions} />
        </div>
      )}
      {section.badge !== undefined && (
        <p className="badge hero__badge">
          <Icon name="shield-check" />
          <span>{section.badge}</span>
        </p>
      )}
      {/* After the text, which neither waits for it nor is moved by it while the page arrives. */}
      {section.media && (
        <div className="hero__media">
          <Media media={section.media} sizes={sizes[size]} isFirst={course === undefined} />
        </div>
      )}
    </div>
  );
}
