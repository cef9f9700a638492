import { type ComponentType, useEffect, useState } from 'react';
import { onClickIntent } from '../click-intents';
import { PhoneLink } from '../contact/PhoneLink';
import { WrittenEmail } from '../contact/WrittenEmail';
import { useShell } from '../shell/shell-context';
import type { FormOverlayProps } from './FormOverlay';
import { FORM_UNAVAILABLE_ID, leadToForm } from './lead-to-form';

interface Opened {
  readonly Overlay: ComponentType<FormOverlayProps>;
  readonly name: string;
  readonly opener: HTMLElement;
}

/**
 * Opens the form of every link that has one over the page, wherever the link stands. The code of the overlay is fetched
 * then; if it cannot be had, the link leads to the page with the form, or to phone and e-mail where that cannot be had
 * either. `page` tells pages apart: a new one closes it.
 */
export function FormOverlays({ page }: { page: string }) {
  const { settings } = useShell();
  const [opened, setOpened] = useState<Opened>();
  const forms = settings.forms?.forms;

  useEffect(
    () =>
      onClickIntent('form', (opener) => {
        const name = opener.dataset.form;
        if (name === undefined || forms === undefined || !Object.hasOwn(forms, name)) return false;
        import('./FormOverlay')
          .then(({ FormOverlay }) => setOpened({ Overlay: FormOverlay, name, opener }))
          .catch((error: unknown) => {
            console.warn('The form cannot be opened over the page', error);
            void leadToForm(opener);
          });
        return true;
      }),
    [forms],
  );

  if (forms === undefined) return null;
  return (
    <>
      <FormUnavailable />
      {opened && <opened.Overlay key={opened.name} opening={opened} page={page} onDone={() => setOpened(undefined)} />}
    </>
  );
}

/** Stands in the HTML of every page: neither React nor the server is there when it has to be shown. */
function FormUnavailable() {
  const { messages, settings } = useShell();
  return (
    <div
      popover="auto"
      id={FORM_UNAVAILABLE_ID}
      className="form-unavailable board"
      role="dialog"
      aria-label={messages.formFallback}
      tabIndex={-1}
    >
      <p className="form-fallback__prompt">{messages.formFallback}</p>
      <PhoneLink number={settings.phone} className="form-fallback__phone" />
      <WrittenEmail />
      <button
        type="button"
        className="button button--secondary"
        popoverTarget={FORM_UNAVAILABLE_ID}
        popoverTargetAction="hide"
      >
        {messages.close}
      </button>
    </div>
  );
}
