import type { AccommodationSection, Accommodation as Place } from '../../../generated/types';
import { PhoneLink } from '../../features/contact/PhoneLink';
import { ActionLink } from '../../features/shell/ActionLink';
import type { SectionContext } from '../../features/shell/section-context';
import { Media } from '../../ui/media/Media';

export function Accommodation({ heading, ...section }: AccommodationSection & SectionContext) {
  return (
    <ul className="accommodation">
      {section.accommodations.map((accommodation) => (
        <li key={accommodation.id}>
          <Stay {...accommodation} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** Laid out as a ticket; how to get in touch stands on the stub. */
function Stay({ heading: Heading, ...place }: Place & SectionContext) {
  const { name, description, logo, image, website, phone, contactNote } = place;
  return (
    <article className="accommodation__pass">
      <Media
        className="accommodation__image"
        media={image}
        sizes="(width >= 64rem) 18rem, (width >= 40rem) 37vw, 100vw"
      />
      <div className="accommodation__body">
        <Media className="accommodation__logo" media={logo} sizes="9rem" />
        <Heading className="accommodation__name">{name}</Heading>
        <p className="accommodation__text">{description}</p>
      </div>
      <div className="accommodation__stub">
        <p className="accommodation__note">{contactNote}</p>
        <PhoneLink number={phone} />
        {website !== undefined && (
          <ActionLink
            className="contact-line"
            link={{ label: siteName(website), href: website, external: true, icon: 'globe' }}
          />
        )}
      </div>
    </article>
  );
}

/** A web address as people write it. */
function siteName(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
