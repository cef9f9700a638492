import { createContext, type ReactNode, useContext } from 'react';

const PathContext = createContext<string | undefined>(undefined);

/** `path` is the address of the page that is shown. */
export function PathProvider({ path, children }: { path: string; children: ReactNode }) {
  return <PathContext value={path}>{children}</PathContext>;
}

/** An address to which something may lead: none from the page that has it. */
export function useElsewhere(address: string | undefined): string | undefined {
  const path = useContext(PathContext);
  return address === path ? undefined : address;
}
