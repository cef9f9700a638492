import type { PlaceCardsSection } from '../../../generated/types';
import type { SectionContext } from '../../features/shell/section-context';
import { phoneRow } from '../../ui/phone-row/phone-row';
import { PlaceCard } from './PlaceCard';

export function PlaceCards({ heading, locations, phone }: PlaceCardsSection & SectionContext) {
  return (
    <div
      {...phoneRow(
        phone,
        'place-cards',
        locations.every((location) => (location.phone ?? location.mapUrl ?? location.page) !== undefined),
      )}
    >
      {locations.map((location) => (
        <PlaceCard key={location.id} location={location} heading={heading} />
      ))}
    </div>
  );
}
