import type { ReactElement } from 'react';
import { ahead, circlePath, linePath, type Point, range } from './geometry';

interface RangeRingsProps {
  center: Point;
  step: number;
  count: number;
  /** The radius of the ring that carries the compass rose; left out, there is none. */
  rose?: number;
}

export function RangeRings({ center, step, count, rose }: RangeRingsProps): ReactElement {
  const rings = range(count).map((index) => circlePath(center, step * (index + 1)));
  return (
    <g className="art-rings">
      <path className="art-grid" d={rings.join('')} />
      {rose !== undefined && <Rose center={center} radius={rose} />}
    </g>
  );
}

function Rose({ center, radius }: { center: Point; radius: number }): ReactElement {
  const ticks = range(72).map((index) => {
    const length = index % 6 === 0 ? 18 : index % 2 === 0 ? 11 : 6;
    return linePath([ahead(center, index * 5, radius), ahead(center, index * 5, radius - length)]);
  });
  return (
    <>
      <path className="art-line" d={circlePath(center, radius) + ticks.join('')} />
      {range(12).map((index) => {
        const [x, y] = ahead(center, index * 30, radius + 22);
        return (
          <text key={index} className="art-code art-code--sm art-center" x={x} y={y + 5}>
            {String(index * 30).padStart(3, '0')}
          </text>
        );
      })}
    </>
  );
}
