import type { ReactElement } from 'react';

/** The graticule of an aerodrome chart. */
export function Grid(): ReactElement {
  return (
    <>
      <path
        className="art-grid"
        d="M150-10V910M450-10V910M750-10V910M1050-10V910M-10 150H1210M-10 450H1210M-10 750H1210"
      />
      <path
        className="art-ink-line"
        d="M440 450h20m-10-10v20M740 450h20m-10-10v20M440 750h20m-10-10v20M740 150h20m-10-10v20"
      />
    </>
  );
}

export function Compass({ x, y }: { x: number; y: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="art-ink" d="M0 46V-46" />
      <path className="art-ink-fill" d="M0-62L11-34L0-40L-11-34Z" />
      <path className="art-ink-line" d="M-26 0A26 26 0 1 0 26 0A26 26 0 1 0-26 0" />
      <text className="art-code art-center" y="-72">
        N
      </text>
    </g>
  );
}
