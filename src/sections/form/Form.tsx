import type { FormSection, Location } from '../../../generated/types';
import { ContactLines } from '../../features/contact/ContactLines';
import { FormFrame } from '../../features/leads/FormFrame';
import { LocationCard } from '../../features/locations/LocationCard';
import type { SectionContext } from '../../features/shell/section-context';
import { classNames } from '../../ui/class-names';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function Form({ heading, ...section }: FormSection & SectionContext) {
  const { location, contact, form } = section;
  const hasSide = location !== undefined || contact !== undefined;
  return (
    <div className={classNames('container form', hasSide && 'form--with-side')}>
      <SectionHeader {...section} />
      <FormFrame name={form} />
      {location && <FormLocation location={location} heading={heading} />}
      {contact && <ContactLines locations={contact} />}
    </div>
  );
}

function FormLocation({ location, heading }: { location: Location } & SectionContext) {
  return (
    <LocationCard location={location} heading={heading}>
      <p className="card__text">{location.description}</p>
    </LocationCard>
  );
}
