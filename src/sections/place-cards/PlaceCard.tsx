import type { Location } from '../../../generated/types';
import { useFrame } from '../../features/frame/frame-context';
import { Art } from '../../ui/art/Art';
import { Icon } from '../../ui/icon/Icon';

/** A centre as a plate of an aerodrome chart: title bar, diagram, particulars. */
export function PlaceCard({ location, heading: Heading }: { location: Location; heading: 'h2' | 'h3' }) {
  const { messages } = useFrame();
  return (
    <article className="place-card">
      <header className="place-card__head">
        <Heading className="place-card__title">{location.title}</Heading>
        {location.code !== undefined && <p className="place-card__code">{location.code}</p>}
      </header>
      <div className="place-card__diagram">
        <Art name={location.art} />
        <p className="place-card__caution">{messages.notForNavigation}</p>
        {location.status !== undefined && (
          <p className="tag place-card__status">
            <Icon name="clock" />
            {location.status}
          </p>
        )}
      </div>
      <PlaceDetails location={location} />
    </article>
  );
}

function PlaceDetails({ location }: { location: Location }) {
  const { messages } = useFrame();
  return (
    <div className="place-card__body">
      <p>{location.description}</p>
      <address className="place-card__contact">
        <span>
          <Icon name="map-pin" label={messages.address} />
          {location.address}, {location.postalCode}
        </span>
        <span>
          <Icon name="phone" label={messages.phone} />
          <a href={`tel:${location.phone.replaceAll(' ', '')}`}>{location.phone}</a>
        </span>
      </address>
      <a className="button button--secondary place-card__link" href={location.page}>
        <span>
          {messages.moreInformation}
          <span className="visually-hidden">: {location.title}</span>
        </span>
        <Icon name="arrow-right" />
      </a>
    </div>
  );
}
