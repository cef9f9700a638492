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
      <WrittenEmail className="without-script" />
      {settings.officeHours !== undefined && <p className="form-fallback__hours">{unbroken(settings.officeHours)}</p>}
    </div>
  );
}

/** The e-mail address as people read it and collectors of addresses do not. */
export function WrittenEmail({ className }: { className?: string }) {
  const { messages, settings } = useShell();
  return <p className={className}>{atob(settings.email).replace('@', messages.atSign)}</p>;
}
