import type { ReactElement } from 'react';
import { ahead, type Point, range } from './geometry';

const steps = 22;

/**
 * The turning beam, a layer of its own so that the browser turns it without painting.
 * It turns about the middle of the canvas.
 */
export function Sweep({ radius }: { radius: number }): ReactElement {
  const center: Point = [600, 450];
  const [tipX, tipY] = ahead(center, 0, radius);
  const wedges = range(steps).map((index) => {
    const [x, y] = ahead(center, -3 * (index + 1), radius);
    return `M600 450L${tipX} ${tipY}A${radius} ${radius} 0 0 0 ${x} ${y}Z`;
  });
  return (
    <svg className="art-sweep" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {wedges.map((wedge) => (
        <path key={wedge} d={wedge} />
      ))}
      <path className="art-sweep__beam" d={`M600 450L${tipX} ${tipY}`} />
    </svg>
  );
}
