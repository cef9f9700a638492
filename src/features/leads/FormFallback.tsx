import { EmailReveal } from '../contact/EmailReveal';
import { PhoneLink } from '../contact/PhoneLink';
import { useShell } from '../shell/shell-context';

/** What takes the place of a form: the ways of asking that always work (decision T3). */
export function FormFallback() {
  const { messages, settings } = useShell();
  return (
    <div className="board form-fallback">
      <p className="form-fallback__prompt">{messages.formFallback}</p>
      <PhoneLink number={settings.phone} className="form-fallback__phone" />
      <EmailReveal />
      <p className="without-script">{atob(settings.email).replace('@', messages.atSign)}</p>
      <p className="form-fallback__hours">{settings.officeHours}</p>
    </div>
  );
}
