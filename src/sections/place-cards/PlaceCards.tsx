import type { PlaceCardsSection } from '../../../generated/types';
import { SectionHeader } from '../../ui/section-header/SectionHeader';
import { PlaceCard } from './PlaceCard';

export function PlaceCards({ id, eyebrow, title, intro, locations }: PlaceCardsSection) {
  return (
    <div className="container">
      <SectionHeader id={id} eyebrow={eyebrow} title={title} intro={intro} />
      <div className="place-cards">
        {locations.map((location) => (
          <PlaceCard key={location.page} location={location} heading={title === undefined ? 'h2' : 'h3'} />
        ))}
      </div>
    </div>
  );
}
