import type { ReactElement } from 'react';
import type { Point } from './geometry';

interface WaypointProps {
  at: Point;
  code?: string;
  note?: string;
  kind?: 'compulsory' | 'on-request' | 'fly-by' | 'beacon';
  side?: 'left' | 'right' | 'above' | 'below';
}

const shapes = {
  compulsory: 'M0-11L10 7H-10Z',
  'on-request': 'M0-11L10 7H-10Z',
  'fly-by': 'M0-13Q2-2 13 0Q2 2 0 13Q-2 2-13 0Q-2-2 0-13Z',
  beacon: 'M-8-13H8L15 0L8 13H-8L-15 0Z',
} as const;

const labels = {
  left: { x: -20, y: 6, anchor: 'art-end' },
  right: { x: 20, y: 6, anchor: '' },
  above: { x: 0, y: -24, anchor: 'art-center' },
  below: { x: 0, y: 34, anchor: 'art-center' },
} as const;

export function Waypoint({ at, code, note, kind = 'fly-by', side = 'right' }: WaypointProps): ReactElement {
  const { x: labelX, y, anchor } = labels[side];
  const labelY = side === 'above' && note !== undefined ? y - 18 : y;
  return (
    <g className={`art-point art-point--${kind}`} transform={`translate(${at[0]} ${at[1]})`}>
      <path d={shapes[kind]} />
      {kind === 'beacon' && <circle className="art-ink-fill" r="3" />}
      {code !== undefined && (
        <text className={`art-code ${anchor}`.trim()} x={labelX} y={labelY}>
          {code}
        </text>
      )}
      {note !== undefined && (
        <text className={`art-code art-code--sm ${anchor}`.trim()} x={labelX} y={labelY + 19}>
          {note}
        </text>
      )}
    </g>
  );
}
