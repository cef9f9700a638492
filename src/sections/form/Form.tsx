import type { FormSection, Location } from '../../../generated/types';
import { ContactLines } from '../../features/contact/ContactLines';
import { FormFrame } from '../../features/leads/FormFrame';
import { LocationCard } from '../../features/locations/LocationCard';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function Form(section: FormSection) {
  const { location, contact, form } = section;
  const hasSide = location !== undefined || contact !== undefined;
  return (
    <div className={`container form ${hasSide ? 'form--with-side' : ''}`.trim()}>
      <SectionHeader {...section} />
      <FormFrame name={form} />
      {location && <FormLocation location={location} />}
      {contact && <ContactLines locations={contact} />}
    </div>
  );
}

function FormLocation({ location }: { location: Location }) {
  return (
    <LocationCard location={location}>
      <p className="card__text">{location.description}</p>
    </LocationCard>
  );
}
