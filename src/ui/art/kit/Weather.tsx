import type { ReactElement } from 'react';
import { ahead, between, curvePath, linePath, type Point, range } from './geometry';

interface FrontProps {
  points: readonly Point[];
  kind: 'cold' | 'warm';
}

export function Front({ points, kind }: FrontProps): ReactElement {
  const marks = points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end;
    return [0.28, 0.74].map((share) => mark(start, end, share, kind));
  });
  return (
    <g className={`art-front art-front--${kind}`}>
      <path d={curvePath(points)} />
      <path className="art-front__marks" d={marks.join('')} />
    </g>
  );
}

/** A triangle or a half circle on the left hand, where the front moves to. */
function mark(start: Point, end: Point, share: number, kind: 'cold' | 'warm'): string {
  const heading = (Math.atan2(end[0] - start[0], start[1] - end[1]) * 180) / Math.PI;
  const middle = between(start, end, share);
  const [from, to] = [ahead(middle, heading + 180, 15), ahead(middle, heading, 15)];
  if (kind === 'warm') return `M${from.join(' ')}A15 15 0 0 1 ${to.join(' ')}Z`;
  return `${linePath([from, ahead(middle, heading - 90, 22), to])}Z`;
}

interface BarbProps {
  at: Point;
  from: number;
  feathers: number;
}

export function Barb({ at, from, feathers }: BarbProps): ReactElement {
  const strokes = range(feathers).map((index) => {
    const root = ahead(at, from, 44 - index * 9);
    return linePath([root, ahead(root, from + 65, index === feathers - 1 ? 9 : 17)]);
  });
  return (
    <g className="art-barb">
      <path d={linePath([at, ahead(at, from, 44)]) + strokes.join('')} />
      <circle cx={at[0]} cy={at[1]} r="4" />
    </g>
  );
}
