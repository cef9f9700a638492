import { type FormEvent, useState } from 'react';
import type { MessageFormSection } from '../../../generated/types';
import { EmailReveal } from '../../features/contact/EmailReveal';
import { PhoneLink } from '../../features/contact/PhoneLink';
import { FormNotice } from '../../features/leads/FormNotice';
import { useShell } from '../../features/shell/shell-context';
import { SectionHeader } from '../../ui/section-header/SectionHeader';
import { deliver } from './deliver';
import { MessageFields } from './MessageFields';
import { MessageStatus, type Status } from './MessageStatus';

export function MessageForm(section: MessageFormSection) {
  const { messages } = useShell();
  const [status, setStatus] = useState<Status>('idle');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'sending') return;
    const form = event.currentTarget;
    setStatus('sending');
    try {
      await deliver(new FormData(form), section.delivery);
      form.reset();
      setStatus('sent');
    } catch (error) {
      console.warn('The message could not be sent', error);
      setStatus('failed');
    }
  }

  return (
    <div className="container message-form">
      <div className="message-form__side">
        <SectionHeader {...section} />
        <ContactLines />
      </div>
      {/* Outside a dialog this method does nothing: sent too early, the fields do not end up in the address. */}
      <form
        method="dialog"
        className="fields message-form__fields needs-script"
        aria-labelledby={`${section.id}-title`}
        onSubmit={(event) => void submit(event)}
        onInput={() => setStatus((before) => (before === 'sending' ? before : 'idle'))}
      >
        <MessageFields id={section.id} />
        <div className="message-form__end">
          <button type="submit" className="button button--primary" aria-disabled={status === 'sending' || undefined}>
            {messages.messageSend}
          </button>
          <MessageStatus status={status} />
        </div>
        <FormNotice />
      </form>
    </div>
  );
}

function ContactLines() {
  const { settings } = useShell();
  return (
    <ul className="message-form__lines">
      <li>
        <PhoneLink number={settings.phone} />
      </li>
      <li className="needs-script">
        <EmailReveal />
      </li>
    </ul>
  );
}
