import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { Consent } from '../../../generated/types';
import { useShell } from '../shell/shell-context';
import { ConsentCategory } from './ConsentCategory';
import { ConsentDecisions } from './ConsentDecisions';
import type { ConsentChoice } from './consent-store';

const TITLE = 'consent-settings-title';

interface ConsentSettingsProps {
  texts: Consent;
  choice: ConsentChoice | undefined;
  onDecide: (choice: ConsentChoice) => void;
  onClose: () => void;
}

/** A choice by category. Nothing is ticked that the visitor has not ticked before. */
export function ConsentSettings({ texts, choice, onDecide, onClose }: ConsentSettingsProps) {
  const { messages } = useShell();
  const dialog = useOpenDialog();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onDecide({ analytics: ticked.has('analytics'), marketing: ticked.has('marketing') });
  };
  const { necessary, analytics, marketing } = texts.categories;
  return (
    <dialog
      ref={dialog}
      className="consent-settings tone-light"
      aria-labelledby={TITLE}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <form className="consent-settings__form" onSubmit={save}>
        <div className="consent-settings__head">
          <h2 id={TITLE} className="consent-settings__title">
            {texts.settingsTitle}
          </h2>
          <button type="button" className="button button--quiet button--small" onClick={onClose}>
            {messages.close}
          </button>
        </div>
        <p>{texts.settingsIntro}</p>
        <ConsentCategory name="necessary" category={necessary} texts={texts} />
        <ConsentCategory name="analytics" category={analytics} texts={texts} isTicked={choice?.analytics === true} />
        <ConsentCategory name="marketing" category={marketing} texts={texts} isTicked={choice?.marketing === true} />
        <div className="consent-actions">
          <ConsentDecisions texts={texts} onDecide={onDecide} />
          <button type="submit" className="button button--secondary button--small consent-actions__other">
            {texts.save}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** A modal dialog is open for as long as it is rendered; closing gives the focus back to what opened it. */
function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
