import type { FormSection, Location } from '../../../generated/types';
import { EmailReveal } from '../../features/contact/EmailReveal';
import { LocationCard } from '../../features/contact/LocationCard';
import { PhoneLink } from '../../features/contact/PhoneLink';
import { useFrame } from '../../features/frame/frame-context';
import { Icon } from '../../ui/icon/Icon';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function Form(section: FormSection) {
  const { location } = section;
  return (
    <div className={`container form ${location ? 'form--with-location' : ''}`.trim()}>
      <SectionHeader {...section} />
      <FormPlace />
      {location && <FormLocation location={location} />}
    </div>
  );
}

/** What stands where the form would be: the two ways of asking that always work. */
function FormPlace() {
  const { messages, settings } = useFrame();
  return (
    <div className="board form__place">
      <h3 className="form__prompt">{messages.formFallback}</h3>
      <p>
        <PhoneLink number={settings.phone} className="form__phone" />
      </p>
      <p>
        <EmailReveal />
      </p>
      <p className="form__hours">{settings.officeHours}</p>
    </div>
  );
}

function FormLocation({ location }: { location: Location }) {
  return (
    <LocationCard location={location}>
      <p className="card__text">{location.description}</p>
      <ul className="checklist">
        {location.transportation.map((way) => (
          <li key={way.text}>
            <Icon name={way.icon} />
            <span>{way.text}</span>
          </li>
        ))}
      </ul>
    </LocationCard>
  );
}
