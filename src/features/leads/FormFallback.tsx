import type { ReactNode } from 'react';
import { PhoneLink } from '../contact/PhoneLink';
import { useShell } from '../shell/shell-context';

/** What takes the place of a form: the ways of asking that always work (decision T3). `children` is the e-mail. */
export function FormFallback({ children }: { children: ReactNode }) {
  const { messages, settings } = useShell();
  return (
    <div className="board form-fallback">
      <p className="form-fallback__prompt">{messages.formFallback}</p>
      <PhoneLink number={settings.phone} className="form-fallback__phone" />
      {children}
      <p className="form-fallback__hours">{settings.officeHours}</p>
    </div>
  );
}

/** The e-mail address for visitors without script, as people read it and collectors of addresses do not. */
export function WrittenEmail() {
  const { messages, settings } = useShell();
  return <p>{atob(settings.email).replace('@', messages.atSign)}</p>;
}
