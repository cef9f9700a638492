import type { ContactDetailsSection } from '../../../generated/types';
import { ContactLines } from '../../features/contact/ContactLines';
import { LocationCard } from '../../features/locations/LocationCard';

export function ContactDetails(section: ContactDetailsSection) {
  return (
    <div className="contact-details">
      <ContactLines locations={section.locations} />
      <div className="contact-details__places">
        {section.locations.map((location) => (
          <LocationCard key={location.id} location={location} withPage />
        ))}
      </div>
    </div>
  );
}
