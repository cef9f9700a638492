import { createContext, type ReactNode, useContext } from 'react';
import type { Drawing } from '../../shared/manifest';

/** The drawing that stands in the page itself for the file of this address; nothing for a file that is fetched. */
type FindDrawing = (src: string) => Drawing | undefined;

const DrawingsContext = createContext<FindDrawing>(() => undefined);

/** `find` is the same function for as long as it finds the same. */
export function DrawingsProvider({ find, children }: { find: FindDrawing; children: ReactNode }) {
  return <DrawingsContext value={find}>{children}</DrawingsContext>;
}

/** The drawing for an address of a file; undefined where the file is fetched. */
export function useDrawing(src: string): Drawing | undefined {
  return useContext(DrawingsContext)(src);
}
