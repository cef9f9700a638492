import type { ReactElement } from 'react';
import { ahead, linePath, type Point } from './geometry';

interface RouteLineProps {
  points: readonly Point[];
  kind?: 'route' | 'airway' | 'missed';
  arrow?: boolean;
}

export function RouteLine({ points, kind = 'route', arrow = false }: RouteLineProps): ReactElement {
  return (
    <>
      <path className={`art-route art-route--${kind}`} d={linePath(points)} />
      {arrow && <Arrow points={points} />}
    </>
  );
}

function Arrow({ points }: { points: readonly Point[] }): ReactElement | null {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) return null;
  const heading = (Math.atan2(tip[0] - before[0], before[1] - tip[1]) * 180) / Math.PI;
  const head = [ahead(tip, heading, 4), ahead(tip, heading + 160, 20), ahead(tip, heading - 160, 20)];
  return <path className="art-ink-fill" d={`${linePath(head)}Z`} />;
}
