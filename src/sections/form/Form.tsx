import type { FormSection, Location } from '../../../generated/types';
import { FormFrame } from '../../features/leads/FormFrame';
import { LocationCard } from '../../features/locations/LocationCard';
import { Icon } from '../../ui/icon/Icon';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function Form(section: FormSection) {
  const { location, form } = section;
  return (
    <div className={`container form ${location ? 'form--with-location' : ''}`.trim()}>
      <SectionHeader {...section} />
      <FormFrame name={form} />
      {location && <FormLocation location={location} />}
    </div>
  );
}

function FormLocation({ location }: { location: Location }) {
  return (
    <LocationCard location={location}>
      <p className="card__text">{location.description}</p>
      {location.transportation && (
        <ul className="checklist">
          {location.transportation.map((way) => (
            <li key={way.text}>
              <Icon name={way.icon} />
              <span>{way.text}</span>
            </li>
          ))}
        </ul>
      )}
    </LocationCard>
  );
}
