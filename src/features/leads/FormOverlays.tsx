import { type ComponentType, useEffect, useState } from 'react';
import { onPress } from '../presses';
import { useShell } from '../shell/shell-context';
import type { FormOverlayProps } from './FormOverlay';

interface Opened {
  readonly Overlay: ComponentType<FormOverlayProps>;
  readonly name: string;
  readonly opener: HTMLElement;
}

/**
 * Opens the form of every link that has one over the page, wherever the link stands. The code of the overlay is fetched
 * then; if it cannot be had, the link leads to the page with the form. `page` tells pages apart: a new one closes it.
 */
export function FormOverlays({ page }: { page: string }) {
  const { settings } = useShell();
  const [opened, setOpened] = useState<Opened>();
  const forms = settings.forms?.forms;

  useEffect(
    () =>
      onPress('form', (opener) => {
        const name = opener.dataset.form;
        if (name === undefined || forms === undefined || !Object.hasOwn(forms, name)) return false;
        import('./FormOverlay')
          .then(({ FormOverlay }) => setOpened({ Overlay: FormOverlay, name, opener }))
          .catch((error: unknown) => {
            console.warn('The form cannot be opened over the page', error);
            location.assign(opener.href);
          });
        return true;
      }),
    [forms],
  );

  if (opened === undefined) return null;
  const { Overlay, name, opener } = opened;
  return <Overlay name={name} opener={opener} page={page} onClosed={() => setOpened(undefined)} />;
}
