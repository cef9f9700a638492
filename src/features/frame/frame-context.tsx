import { createContext, type ReactNode, useContext } from 'react';
import type { Frame } from '../../shared/manifest';

const FrameContext = createContext<Frame | undefined>(undefined);

export function FrameProvider({ frame, children }: { frame: Frame; children: ReactNode }) {
  return <FrameContext value={frame}>{children}</FrameContext>;
}

/** What all pages of the current language share: settings, navigation and the fixed texts. Throws outside a provider. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === undefined) throw new Error('useFrame needs a FrameProvider around it');
  return frame;
}

/** A fixed text with its `{name}` places filled in. */
export function fillIn(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
