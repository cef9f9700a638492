import type { ContactDetailsSection, Location } from '../../../generated/types';
import { EmailReveal } from '../../features/contact/EmailReveal';
import { PhoneLink } from '../../features/contact/PhoneLink';
import { LocationCard } from '../../features/locations/LocationCard';
import { useShell } from '../../features/shell/shell-context';

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

function ContactLines({ locations }: { locations: readonly Location[] }) {
  const { messages, settings } = useShell();
  return (
    <dl className="contact-details__lines">
      <div className="needs-script">
        <dt>{messages.email}</dt>
        <dd>
          <EmailReveal />
        </dd>
      </div>
      {locations.map((location) => (
        <div key={location.id}>
          <dt>
            {messages.phone}: {location.title}
          </dt>
          <dd>
            <PhoneLink number={location.phone} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{messages.officeHours}</dt>
        <dd className="contact-details__hours">{settings.officeHours}</dd>
      </div>
    </dl>
  );
}
