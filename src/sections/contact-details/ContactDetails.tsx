import type { ContactDetailsSection } from '../../../generated/types';
import { ContactLines } from '../../features/contact/ContactLines';
import { LocationCard } from '../../features/locations/LocationCard';
import type { SectionContext } from '../../features/shell/section-context';

export function ContactDetails({ heading, ...section }: ContactDetailsSection & SectionContext) {
  return (
    <div className="contact-details">
      <ContactLines locations={section.locations} />
      <div className="contact-details__places">
        {section.locations.map((location) => (
          <LocationCard key={location.id} location={location} heading={heading} withPage />
        ))}
      </div>
    </div>
  );
}
