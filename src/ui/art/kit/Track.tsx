import type { ReactElement } from 'react';
import { ahead, linePath, type Point, range } from './geometry';

interface TrackProps {
  at: Point;
  heading: number;
  lines?: readonly string[];
  /** Degrees the target has turned between two plots of its trail. */
  turn?: number;
  trail?: number;
  side?: 'left' | 'right';
  tone?: 'green' | 'blue' | 'amber';
}

export function Track({ at, heading, lines = [], turn = 0, trail = 6, side = 'right', tone = 'green' }: TrackProps) {
  return (
    <g className={`art-track art-${tone} art-beat-${beatOf(at)}`}>
      <Trail at={at} heading={heading} turn={turn} count={trail} />
      <path className="art-vector" d={linePath([ahead(at, heading, 9), ahead(at, heading, 48)])} />
      <rect className="art-target" x={at[0] - 7} y={at[1] - 7} width="14" height="14" />
      <circle className="art-fill" cx={at[0]} cy={at[1]} r="2.4" />
      {lines.length > 0 && <DataBlock at={at} lines={lines} side={side} />}
    </g>
  );
}

function Trail({ at, heading, turn, count }: { at: Point; heading: number; turn: number; count: number }) {
  let point = at;
  return range(count).map((index) => {
    point = ahead(point, heading + 180 - turn * index, 16);
    const [cx, cy] = point;
    const strength = 1 - index / count;
    return (
      <circle
        key={index}
        className="art-trail"
        cx={cx}
        cy={cy}
        r={(1.8 + strength * 2).toFixed(1)}
        opacity={(0.15 + strength * 0.7).toFixed(2)}
      />
    );
  });
}

interface DataBlockProps {
  at: Point;
  lines: readonly string[];
  side: 'left' | 'right';
}

export function DataBlock({ at: [x, y], lines, side }: DataBlockProps): ReactElement {
  const direction = side === 'right' ? 1 : -1;
  const top = y - 34 - (lines.length - 1) * 10;
  return (
    <>
      <path className="art-leader" d={`M${x + 9 * direction} ${y - 9}L${x + 34 * direction} ${y - 34}`} />
      <text className={`art-block ${side === 'left' ? 'art-end' : ''}`.trim()} y={top}>
        {lines.map((line, index) => (
          <tspan key={line} x={x + 42 * direction} y={top + index * 20}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** The twelfth of the turn in which the beam passes the target. */
function beatOf([x, y]: Point): number {
  const angle = (Math.atan2(x - 600, 450 - y) * 180) / Math.PI;
  return Math.floor(((angle + 360) % 360) / 30);
}
