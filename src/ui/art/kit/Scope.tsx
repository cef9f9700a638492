import type { ReactElement, ReactNode } from 'react';
import { Canvas, type PieceProps } from './Canvas';
import { Sweep } from './Sweep';

interface ScopeProps extends PieceProps {
  radius: number;
  children: ReactNode;
}

/** A canvas with the turning beam above it. */
export function Scope({ radius, title, children }: ScopeProps): ReactElement {
  return (
    <div className="art-scope">
      <Canvas title={title}>{children}</Canvas>
      <Sweep radius={radius} />
    </div>
  );
}
