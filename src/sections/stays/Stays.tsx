import type { Accommodation, StaysSection } from '../../../generated/types';
import { PhoneLink } from '../../features/contact/PhoneLink';
import { ActionLink } from '../../features/frame/ActionLink';
import { Media } from '../../ui/media/Media';

export function Stays(section: StaysSection) {
  return (
    <ul className="stays">
      {section.accommodations.map((accommodation) => (
        <li key={accommodation.id}>
          <Stay {...accommodation} />
        </li>
      ))}
    </ul>
  );
}

/** Laid out as a boarding pass; how to get in touch stands on the stub. */
function Stay({ name, description, logo, image, website, phone, contactNote }: Accommodation) {
  return (
    <article className="stays__pass">
      <Media className="stays__image" media={image} />
      <div className="stays__body">
        <Media className="stays__logo" media={logo} />
        <h3 className="stays__name">{name}</h3>
        <p className="stays__text">{description}</p>
      </div>
      <div className="stays__stub">
        <p className="stays__note">{contactNote}</p>
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
