import type { Location } from '../../../generated/types';
import { Icon } from '../../ui/icon/Icon';

/** How to get to a place, as a list. */
export function WaysThere({ location: { transportation = [] } }: { location: Location }) {
  if (transportation.length === 0) return null;
  return (
    <ul className="checklist">
      {transportation.map((way) => (
        <li key={way.text}>
          <Icon name={way.icon} />
          <span>{way.text}</span>
        </li>
      ))}
    </ul>
  );
}
