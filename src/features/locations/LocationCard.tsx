import type { ReactNode } from 'react';
import type { Location } from '../../../generated/types';
import { addressLines } from '../../shared/address-lines';
import { unbroken } from '../../shared/unbroken';
import { ActionLink } from '../shell/ActionLink';
import { useElsewhere } from '../shell/path-context';
import type { SectionContext } from '../shell/section-context';
import { useShell } from '../shell/shell-context';
import { LocationMap } from './LocationMap';
import { MapLink } from './MapLink';
import { WaysThere } from './WaysThere';

interface LocationCardProps extends SectionContext {
  location: Location;
  /** What is said of the place besides where it is. */
  children?: ReactNode;
  /** Also offers the page of the place, which tells how to get there. */
  withPage?: boolean;
}

export function LocationCard({ location, children, heading: Heading, withPage = false }: LocationCardProps) {
  const { messages } = useShell();
  const [address, postalCode] = addressLines(location);
  const page = useElsewhere(location.page);
  const ownPage = withPage ? page : undefined;
  return (
    <article className="card card--index location-card">
      <div className="card__body">
        <header className="location-card__head">
          <Heading className="card__title">{location.title}</Heading>
          {location.code !== undefined && <p className="location-card__code">{location.code}</p>}
        </header>
        {location.status && <p className="tag tag--accent location-card__status">{location.status}</p>}
        <address>
          <bdi>{address}</bdi>
          {postalCode !== undefined && (
            <>
              <br />
              <bdi>{postalCode}</bdi>
            </>
          )}
        </address>
        {location.hours && <LocationHours hours={unbroken(location.hours)} />}
        {location.mapEmbedUrl && <LocationMap address={location.mapEmbedUrl} place={location.title} />}
        {children}
        {ownPage === undefined && <WaysThere location={location} />}
        {(location.mapUrl ?? ownPage) && (
          <p className="card__action cluster">
            <MapLink location={location} />
            {ownPage && (
              <ActionLink
                className="link-arrow"
                link={{ label: messages.moreInformation, href: ownPage, icon: 'arrow-right' }}
                about={location.title}
              />
            )}
          </p>
        )}
      </div>
    </article>
  );
}

function LocationHours({ hours }: { hours: string }) {
  const { messages } = useShell();
  return (
    <dl className="location-card__hours">
      <dt>{messages.officeHours}</dt>
      <dd>{hours}</dd>
    </dl>
  );
}
