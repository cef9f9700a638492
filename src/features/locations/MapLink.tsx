import type { Location } from '../../../generated/types';
import { ActionLink } from '../shell/ActionLink';
import { useShell } from '../shell/shell-context';

/** Where a place is on a map, if it says so. */
export function MapLink({ location: { mapUrl, title } }: { location: Location }) {
  const { messages } = useShell();
  return (
    mapUrl && (
      <ActionLink
        className="link-arrow"
        link={{ label: messages.viewMap, href: mapUrl, external: true, icon: 'map-pin' }}
        about={title}
      />
    )
  );
}
