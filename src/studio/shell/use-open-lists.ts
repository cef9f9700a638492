import { type RefObject, useRef, useState } from 'react';
import type { Panel, ViewState } from '../state';
import { useStudio, useStudioState } from '../studio-context';

/** The lists where there is no room for them beside the page: they are opened over it, until something is chosen. */
export interface OpenLists {
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
  /** What opens them, to which the cursor goes back. */
  readonly toggle: RefObject<HTMLButtonElement | null>;
}

export function useOpenLists(): OpenLists {
  const { store } = useStudio();
  const { view, selection, panel } = useStudioState();
  const target = selection?.target;
  const toggle = useRef<HTMLButtonElement>(null);
  const [openedAt, setOpenedAt] = useState<{
    readonly view: ViewState;
    readonly target: unknown;
    readonly panel: Panel;
  }>();
  return {
    isOpen: openedAt?.view === view && openedAt.target === target && openedAt.panel === panel,
    open: (isOpen) => {
      const now = store.get();
      setOpenedAt(isOpen ? { view: now.view, target: now.selection?.target, panel: now.panel } : undefined);
    },
    toggle,
  };
}
