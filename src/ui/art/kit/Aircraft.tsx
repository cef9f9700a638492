import type { ReactElement } from 'react';

interface AircraftProps {
  x: number;
  y: number;
  heading?: number;
  scale?: number;
}

/** An airliner seen from above, nose up on heading 0, about 120 by 130. */
export function Aircraft({ x, y, heading = 0, scale = 1 }: AircraftProps): ReactElement {
  return (
    <g className="art-aircraft" transform={`translate(${x} ${y}) rotate(${heading}) scale(${scale})`}>
      <path d="M0-66C5-62 7-54 7-44V-18L60 20V30L7 14V40L24 54V62L0 55L-24 62V54L-7 40V14L-60 30V20L-7-18V-44C-7-54-5-62 0-66Z" />
      <path d="M21-6q0-7 4-7t4 7V8h-8zM-29-6q0-7 4-7t4 7V8h-8z" />
    </g>
  );
}
