import type { Location } from '../../../generated/types';
import { telephoneAddress } from '../../features/contact/telephone-address';
import { MapLink } from '../../features/locations/MapLink';
import { WaysThere } from '../../features/locations/WaysThere';
import { useElsewhere } from '../../features/shell/path-context';
import { useShell } from '../../features/shell/shell-context';
import { addressLines } from '../../shared/address-lines';
import { unbroken } from '../../shared/unbroken';
import { Icon } from '../../ui/icon/Icon';
import { Media } from '../../ui/media/Media';

/** A place as a plate: title bar, picture, particulars. */
export function PlaceCard({ location, heading: Heading }: { location: Location; heading: 'h2' | 'h3' }) {
  return (
    <article className="place-card">
      <header className="place-card__head">
        <Heading className="place-card__title">{location.title}</Heading>
        {location.code !== undefined && <p className="place-card__code">{location.code}</p>}
      </header>
      <PlacePicture location={location} />
      <PlaceDetails location={location} />
    </article>
  );
}

function PlacePicture({ location: { media, caption, status } }: { location: Location }) {
  return (
    <div className="place-card__picture">
      {media && <Media media={media} className="place-card__media" sizes="(width >= 48rem) min(50vw, 38rem), 100vw" />}
      {caption !== undefined && <p className="place-card__caption">{caption}</p>}
      {status !== undefined && (
        <p className="tag place-card__status">
          <Icon name="clock" />
          {status}
        </p>
      )}
    </div>
  );
}

function PlaceDetails({ location }: { location: Location }) {
  const { messages } = useShell();
  const page = useElsewhere(location.page);
  return (
    <div className="place-card__body">
      <p>{location.description}</p>
      <address className="place-card__contact">
        <span>
          <Icon name="map-pin" label={messages.address} />
          <bdi>{addressLines(location).join(', ')}</bdi>
        </span>
        {location.hours !== undefined && (
          <span>
            <Icon name="clock" label={messages.officeHours} />
            {unbroken(location.hours)}
          </span>
        )}
        {location.phone !== undefined && (
          <span>
            <Icon name="phone" label={messages.phone} />
            <a href={telephoneAddress(location.phone)}>{location.phone}</a>
          </span>
        )}
      </address>
      {page === undefined ? (
        <>
          <WaysThere location={location} />
          <MapLink location={location} />
        </>
      ) : (
        <a className="button button--secondary place-card__link" href={page}>
          <span>
            {messages.moreInformation}
            <span className="visually-hidden">: {location.title}</span>
          </span>
          <Icon name="arrow-right" />
        </a>
      )}
    </div>
  );
}
