import { useEffect, useRef, useState } from 'react';
import { fillIn } from '../../shared/fill-in';
import { Icon } from '../../ui/icon/Icon';
import { useShell } from '../shell/shell-context';

interface LocationMapProps {
  /** The address of a page of the map service that shows the place. */
  address: string;
  place: string;
}

/** A map that is fetched only when the visitor asks for it: its service then learns their IP address (decision T7). */
export function LocationMap({ address, place }: LocationMapProps) {
  const { messages } = useShell();
  const [isLoaded, setLoaded] = useState(false);
  const shown = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isLoaded) shown.current?.focus();
  }, [isLoaded]);

  if (isLoaded) {
    return (
      // The focus goes to what holds the frame: the frame itself loses it when its document arrives.
      <div ref={shown} tabIndex={-1} className="location-map">
        <iframe
          src={address}
          title={fillIn(messages.mapOf, { place })}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      </div>
    );
  }
  return (
    <div className="location-map location-map--waiting needs-script">
      <button type="button" className="button button--secondary button--small" onClick={() => setLoaded(true)}>
        <Icon name="map" />
        {messages.loadMap}
        <span className="visually-hidden">: {place}</span>
      </button>
      <p>{fillIn(messages.mapNotice, { service: new URL(address).host })}</p>
    </div>
  );
}
