import { type ComponentType, useEffect, useState } from 'react';
import { useFrame } from '../frame/frame-context';
import { isPlainClick } from '../plain-click';
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
  const { settings } = useFrame();
  const [opened, setOpened] = useState<Opened>();
  const forms = settings.forms?.forms;

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-form]') : null;
      const name = link?.dataset.form;
      if (link === null || name === undefined || forms?.[name] === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      import('./FormOverlay')
        .then(({ FormOverlay }) => setOpened({ Overlay: FormOverlay, name, opener: link }))
        .catch((error: unknown) => {
          console.warn('The form cannot be opened over the page', error);
          location.assign(link.href);
        });
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [forms]);

  if (opened === undefined) return null;
  const { Overlay, name, opener } = opened;
  return <Overlay name={name} opener={opener} page={page} onClosed={() => setOpened(undefined)} />;
}
