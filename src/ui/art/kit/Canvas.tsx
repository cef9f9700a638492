import type { ReactElement, ReactNode } from 'react';

export interface PieceProps {
  title?: string | undefined;
}

interface CanvasProps extends PieceProps {
  tone?: 'scope' | 'paper';
  className?: string;
  children: ReactNode;
}

/** Every piece is 1200 by 900 with what matters inside the middle 640 by 640, so that it survives any crop. */
export function Canvas({ title, tone = 'scope', className = '', children }: CanvasProps): ReactElement {
  return (
    <svg
      className={`art art--${tone} ${className}`.trim()}
      viewBox="0 0 1200 900"
      preserveAspectRatio="xMidYMid slice"
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined || undefined}
    >
      {children}
    </svg>
  );
}
