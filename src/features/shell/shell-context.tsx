import { createContext, type ReactNode, useContext } from 'react';
import type { Shell } from '../../shared/manifest';

const ShellContext = createContext<Shell | undefined>(undefined);

export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** What all pages of the current language share: settings, navigation and the fixed texts. Throws outside a provider. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error('useShell needs a ShellProvider around it');
  return shell;
}
