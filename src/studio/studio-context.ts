import { createContext, useContext, useSyncExternalStore } from 'react';
import type { StudioState } from './state';
import type { Studio } from './studio';

const Context = createContext<Studio | undefined>(undefined);

export const StudioProvider = Context.Provider;

/** What can be done in the Studio. */
export function useStudio(): Studio {
  const studio = useContext(Context);
  if (studio === undefined) throw new Error('A part of the Studio stands outside of it');
  return studio;
}

/** How the Studio is now. */
export function useStudioState(): StudioState {
  return useStudioPart((state) => state);
}

/** A part of how the Studio is now: whoever asks for it is drawn anew only when it is another one. */
export function useStudioPart<Part>(partOf: (state: StudioState) => Part): Part {
  const { store } = useStudio();
  return useSyncExternalStore(store.subscribe, () => partOf(store.get()));
}
