import type { PlaceCardsSection } from '../../../generated/types';
import type { SectionContext } from '../../features/shell/section-context';
import { phoneLayout } from '../../ui/phone-layout';
import { PlaceCard } from './PlaceCard';

export function PlaceCards({ heading, locations, phone }: PlaceCardsSection & SectionContext) {
  return (
    <div className={`place-cards ${phoneLayout(phone)}`.trim()}>
      {locations.map((location) => (
        <PlaceCard key={location.id} location={location} heading={heading} />
      ))}
    </div>
  );
}
