import type { PressItem } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import type { SectionContext } from '../../features/shell/section-context';
import { Icon } from '../../ui/icon/Icon';
import { Media } from '../../ui/media/Media';

/** What a paper wrote, as a row of the list: the whole of it is one link. */
export function PressCutting({ source, date, link, logo, heading: Heading }: PressItem & SectionContext) {
  return (
    <article className="press__cutting">
      <p className="press__source">
        {logo && <Media media={logo} className="press__logo" sizes="7rem" />}
        {source}
      </p>
      <Heading className="press__title">
        <ActionLink link={link} />
      </Heading>
      <time className="post-date press__date" dateTime={date.iso}>
        {date.text}
      </time>
      {isPdf(link.href) ? (
        <p className="tag press__kind">
          <Icon name="file-text" />
          PDF
        </p>
      ) : (
        <p className="press__kind">
          <Icon name="external-link" />
        </p>
      )}
    </article>
  );
}

function isPdf(address: string): boolean {
  return /\.pdf(?:[?#]|$)/i.test(address);
}
