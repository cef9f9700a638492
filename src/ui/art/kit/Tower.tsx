import type { ReactElement } from 'react';

/** The silhouette of a control tower: its foot stands on the origin, 560 high, cab lit. */
export function Tower({ x, y, scale = 1 }: { x: number; y: number; scale?: number }): ReactElement {
  return (
    <g className="art-tower" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="art-fill-2" d="M-46 0L-30-330H30L46 0Z" />
      <path className="art-fill-1" d="M8 0L4-330H30L46 0Z" />
      <path className="art-edge" d="M-12-40V-300M-2-40V-300" />
      <path className="art-fill-2" d="M-34-326L-92-376H92L34-326Z" />
      <path className="art-fill-3" d="M-104-392H104V-376H-104Z" />
      <path className="art-cab" d="M-86-392L-112-462H112L86-392Z" />
      <path className="art-cab-frame" d="M-52-392L-66-462M-18-392L-22-462M18-392L22-462M52-392L66-462" />
      <path className="art-fill-0" d="M-60-392v-18q0-12 10-12q10 0 10 12v18zM24-392v-22q0-12 10-12q10 0 10 12v22z" />
      <circle className="art-fill-0" cx="-50" cy="-430" r="7" />
      <circle className="art-fill-0" cx="34" cy="-434" r="7" />
      <path className="art-fill-3" d="M-122-474H122L112-460H-112Z" />
      <path className="art-fill-2" d="M-70-474L-56-494H56L70-474Z" />
      <path className="art-mast" d="M0-494V-560M-30-494V-524M30-494V-514M-12-536H12" />
      <circle className="art-beacon-glow" cy="-562" r="22" />
      <circle className="art-beacon" cy="-562" r="5" />
    </g>
  );
}
