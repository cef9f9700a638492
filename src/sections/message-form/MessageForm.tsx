import { type FormEvent, useState } from 'react';
import type { MessageFormSection } from '../../../generated/types';
import { EmailReveal } from '../../features/contact/EmailReveal';
import { PhoneLink } from '../../features/contact/PhoneLink';
import { useFrame } from '../../features/frame/frame-context';
import { SectionHeader } from '../../ui/section-header/SectionHeader';
import { MessageFields } from './MessageFields';
import { SentToast } from './SentToast';

export function MessageForm(section: MessageFormSection) {
  const { messages } = useFrame();
  const [sent, setSent] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Names only: what people write reaches neither the log nor the network.
    console.info('message-form', filledFields(event.currentTarget));
    event.currentTarget.reset();
    setSent(true);
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
        onSubmit={submit}
        onInput={() => setSent(false)}
      >
        <MessageFields id={section.id} />
        <div className="message-form__end">
          <button type="submit" className="button button--primary">
            {messages.messageSend}
          </button>
          <SentToast shown={sent} />
        </div>
      </form>
    </div>
  );
}

function ContactLines() {
  const { settings } = useFrame();
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

function filledFields(form: HTMLFormElement): string[] {
  return [...new FormData(form)].filter(([, value]) => value !== '').map(([name]) => name);
}
