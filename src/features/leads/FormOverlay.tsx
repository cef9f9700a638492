import { useEffect, useLayoutEffect, useRef } from 'react';
import { onFocusMove } from '../../ui/focus-move';
import { Icon } from '../../ui/icon/Icon';
import { EmailReveal } from '../contact/EmailReveal';
import { PhoneLink } from '../contact/PhoneLink';
import { useShell } from '../shell/shell-context';
import { FormFrame } from './FormFrame';

export interface FormOverlayProps {
  /** Another object each time that it is to be opened. */
  opening: Opening;
  /** Which page is below: with another one the overlay closes. */
  page: string;
  /** It is closed and nothing of it has to be kept. */
  onDone: () => void;
}

interface Opening {
  /** The form's name in forms.yaml. */
  readonly name: string;
  /** Gets the focus back. */
  readonly opener: HTMLElement;
}

const TITLE_ID = 'form-overlay-title';

/**
 * A form over the whole screen. The page below neither scrolls nor takes the focus while it is open. Closed, it keeps a form
 * that the visitor has been in and has not sent: what was typed is there when it is opened again.
 */
export function FormOverlay({ opening, page, onDone }: FormOverlayProps) {
  const { settings, messages } = useShell();
  const { name, opener } = opening;
  const dialog = useRef<HTMLDialogElement>(null);
  const openedOn = useRef(page);
  const isUsed = useRef(false);
  const isSent = useRef(false);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown?.open === false) shown.showModal();
    return () => shown?.close();
  }, [opening]);

  useEffect(
    () =>
      onFocusMove(() => {
        isUsed.current ||= document.activeElement === dialog.current?.querySelector('iframe');
      }),
    [],
  );

  // A layout effect, for an open dialog keeps RouteAnnouncer's effect from moving the focus into the new page.
  useLayoutEffect(() => {
    if (page === openedOn.current) return;
    if (dialog.current?.open) dialog.current.close();
    else onDone();
  }, [page, onDone]);

  const close = () => dialog.current?.close();
  const closed = () => {
    // In development React takes every effect back once: the dialog has been opened again since.
    if (dialog.current?.open) return;
    if (isFocusLost(dialog.current)) focusableFor(opener)?.focus();
    if (!isUsed.current || isSent.current || page !== openedOn.current) onDone();
  };

  return (
    <dialog ref={dialog} className="form-overlay tone-dark" aria-labelledby={TITLE_ID} onClose={closed}>
      <div className="form-overlay__bar container">
        <button type="button" className="button button--secondary form-overlay__close" onClick={close}>
          <Icon name="x" />
          {messages.close}
        </button>
      </div>
      <div className="form-overlay__content container">
        <div className="form-overlay__side">
          <h2 id={TITLE_ID}>{settings.forms?.forms[name]?.title}</h2>
          <PhoneLink number={settings.phone} />
          <EmailReveal />
        </div>
        <FormFrame
          name={name}
          isAskedFor
          onClose={close}
          onSent={() => {
            isSent.current = true;
          }}
        />
      </div>
    </dialog>
  );
}

/** The link that opened the overlay, or the button of the menu that it stands in and that has closed since. */
function focusableFor(opener: HTMLElement): HTMLElement | null {
  if (opener.checkVisibility()) return opener;
  const menu = opener.closest('[popover]');
  return document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`);
}

/** Whether the browser has given the focus to nothing that is shown, as when the opener has been hidden meanwhile. */
function isFocusLost(closed: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || closed?.contains(activeElement) === true;
}
