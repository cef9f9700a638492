import type { Location } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import { useShell } from '../../features/shell/shell-context';

/** Where a place is on a map, if it says so. */
export function MapLink({ location: { mapUrl, title } }: { location: Location }) {
  const { messages } = useShell();
  if (mapUrl === undefined) return null;
  return (
    <ActionLink
      className="link-arrow"
      link={{ label: messages.viewMap, href: mapUrl, external: true, icon: 'map-pin' }}
      about={title}
    />
  );
}
