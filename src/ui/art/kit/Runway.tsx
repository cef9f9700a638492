import type { ReactElement } from 'react';

interface RunwayProps {
  x: number;
  y: number;
  length: number;
  heading: number;
  /** Designators: of the end that is up when heading is 0, then of the other. */
  ends: readonly [far: string, near: string];
}

/** A runway as on an aerodrome chart. */
export function Runway({ x, y, length, heading, ends }: RunwayProps): ReactElement {
  const half = length / 2;
  return (
    <g transform={`translate(${x} ${y}) rotate(${heading})`}>
      <path className="art-stopway" d={`M-13 ${-half - 26}H13V${half + 26}H-13Z`} />
      <path className="art-runway" d={`M-13 ${-half}H13V${half}H-13Z`} />
      <path className="art-centerline" d={`M0 ${-half + 34}V${half - 34}`} />
      <path
        className="art-keys"
        d={`M-8 ${-half + 6}v16M-3 ${-half + 6}v16M3 ${-half + 6}v16M8 ${-half + 6}v16
        M-8 ${half - 6}v-16M-3 ${half - 6}v-16M3 ${half - 6}v-16M8 ${half - 6}v-16`}
      />
      <text className="art-code art-center" y={half + 52}>
        {ends[1]}
      </text>
      <text className="art-code art-center" y={half + 52} transform="rotate(180)">
        {ends[0]}
      </text>
    </g>
  );
}
