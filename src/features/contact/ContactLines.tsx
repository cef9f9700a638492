import type { Location } from '../../../generated/types';
import { unbroken } from '../../shared/unbroken';
import { useShell } from '../shell/shell-context';
import { EmailReveal } from './EmailReveal';
import { PhoneLink } from './PhoneLink';

/** The e-mail, the telephone numbers of some locations, or that of the site where they have none, and the office hours. */
export function ContactLines({ locations }: { locations: readonly Location[] }) {
  const { messages, settings } = useShell();
  const reached = locations.filter(({ phone }) => phone !== undefined);
  return (
    <dl className="contact-lines">
      <div>
        <dt>{messages.email}</dt>
        <dd>
          <EmailReveal />
        </dd>
      </div>
      {reached.length === 0 && settings.phone !== undefined && (
        <div>
          <dt>{messages.phone}</dt>
          <dd>
            <PhoneLink number={settings.phone} />
          </dd>
        </div>
      )}
      {reached.map((location) => (
        <div key={location.id}>
          <dt>
            {messages.phone} · {location.title}
          </dt>
          <dd>
            <PhoneLink number={location.phone} />
          </dd>
        </div>
      ))}
      {settings.officeHours !== undefined && (
        <div>
          <dt>{messages.officeHours}</dt>
          <dd className="contact-lines__hours">{unbroken(settings.officeHours)}</dd>
        </div>
      )}
    </dl>
  );
}
