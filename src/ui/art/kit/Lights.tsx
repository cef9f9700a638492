import type { ReactElement } from 'react';
import { linePath, type Point } from './geometry';

interface LightsProps {
  points: readonly Point[];
  gap?: number;
  tone?: 'white' | 'blue' | 'green' | 'red' | 'warm';
  size?: 'small' | 'large';
}

/** A row of lamps: round dots of a dashed line, twice, the wider one being their glow. */
export function Lights({ points, gap = 24, tone = 'white', size = 'small' }: LightsProps): ReactElement {
  const path = linePath(points);
  return (
    <g className={`art-lights art-lights--${tone} art-lights--${size}`} strokeDasharray={`0 ${gap}`}>
      <path className="art-glow" d={path} />
      <path d={path} />
    </g>
  );
}
