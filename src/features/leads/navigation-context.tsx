import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

type GoTo = (path: string) => void;

const NavigationContext = createContext<GoTo>((path) => location.assign(path));

/** Lets what is below change the page without loading a document. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  const [goTo] = useState<GoTo>(() => (path: string) => void latest.current(path));
  return <NavigationContext value={goTo}>{children}</NavigationContext>;
}

/** How to show another page; without a router around it, the browser loads its document. */
export function useGoTo(): GoTo {
  return useContext(NavigationContext);
}
