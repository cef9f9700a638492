import { type FormEvent, useRef, useState } from 'react';
import type { MessageFormSection } from '../../../generated/types';
import { EmailReveal } from '../../features/contact/EmailReveal';
import { PhoneLink } from '../../features/contact/PhoneLink';
import { FormNotice } from '../../features/leads/FormNotice';
import { useShell } from '../../features/shell/shell-context';
import { SectionHeader } from '../../ui/section-header/SectionHeader';
import { deliver } from './deliver';
import { type FieldFaults, findFaults, focusFirstFault } from './field-faults';
import { MessageFields } from './MessageFields';
import { MessageStatus, type Status } from './MessageStatus';
import { useTyped } from './use-typed';

export function MessageForm(section: MessageFormSection) {
  const { messages } = useShell();
  const [status, setStatus] = useState<Status>('idle');
  const [faults, setFaults] = useState<FieldFaults>({});

  const filled = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useTyped(filled);

  function closeToast() {
    setStatus('idle');
    button.current?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'sending') return;
    const form = event.currentTarget;
    const found = findFaults(form);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      focusFirstFault(form, found);
      return;
    }
    setStatus('sending');
    try {
      const message = new FormData(form);
      await deliver(message, section.delivery);
      // What was typed meanwhile has not been sent.
      if (saysSame(message, new FormData(form))) form.reset();
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
        ref={filled}
        method="dialog"
        className="fields message-form__fields needs-script"
        aria-labelledby={`${section.id}-title`}
        onSubmit={(event) => void submit(event)}
        onInput={(event) => {
          const { currentTarget } = event;
          setStatus((before) => (before === 'sending' ? before : 'idle'));
          setFaults((before) => stillWrong(before, currentTarget));
        }}
        // What is wrong is said in the language of the page.
        noValidate
      >
        <MessageFields id={section.id} faults={faults} />
        <div className="message-form__end">
          <button
            ref={button}
            type="submit"
            className="button button--primary"
            aria-disabled={status === 'sending' || undefined}
          >
            {messages.messageSend}
          </button>
          <MessageStatus status={status} onClose={closeToast} />
        </div>
        <FormNotice />
      </form>
    </div>
  );
}

function saysSame(one: FormData, other: FormData): boolean {
  return [...one].every(([name, value]) => other.get(name) === value);
}

/** What was wrong before and still is: nobody is told of a mistake in the midst of typing. */
function stillWrong(before: FieldFaults, form: HTMLFormElement): FieldFaults {
  const now = findFaults(form);
  return Object.fromEntries(Object.entries(before).filter(([name]) => now[name]));
}

function ContactLines() {
  const { settings } = useShell();
  return (
    <ul className="message-form__lines">
      {settings.phone !== undefined && (
        <li>
          <PhoneLink number={settings.phone} />
        </li>
      )}
      <li>
        <EmailReveal />
      </li>
    </ul>
  );
}
