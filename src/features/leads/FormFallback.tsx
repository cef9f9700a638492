import { unbroken } from '../../shared/unbroken';
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
      {settings.officeHours !== undefined && <p className="form-fallback__hours">{unbroken(settings.officeHours)}</p>}
    </div>
  );
}
