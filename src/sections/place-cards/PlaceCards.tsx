import type { PlaceCardsSection } from '../../../generated/types';
import type { SectionContext } from '../../features/shell/section-context';
import { PlaceCard } from './PlaceCard';

export function PlaceCards({ heading, locations }: PlaceCardsSection & SectionContext) {
  return (
    <div className="place-cards">
      {locations.map((location) => (
        <PlaceCard key={location.id} location={location} heading={heading} />
      ))}
    </div>
  );
}
