import type { ReactElement } from 'react';

interface StripProps {
  x: number;
  y: number;
  fields: readonly [call: string, type: string, level: string, route: string, time: string];
  tone?: 'blue' | 'buff';
  tilt?: number;
}

/** A flight progress strip in its holder, 340 by 64. */
export function Strip({ x, y, fields, tone = 'blue', tilt = 0 }: StripProps): ReactElement {
  const [call, type, level, route, time] = fields;
  return (
    <g className={`art-strip art-strip--${tone}`} transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <path className="art-strip__holder" d="M0 0H340V64H0Z" />
      <path className="art-strip__paper" d="M22 5H336V59H22Z" />
      <path className="art-strip__rule" d="M134 5V59M196 5V59M274 5V59M134 32H196" />
      <text className="art-strip__call" x="32" y="40">
        {call}
      </text>
      <text className="art-strip__text" x="142" y="25">
        {type}
      </text>
      <text className="art-strip__text" x="142" y="52">
        {level}
      </text>
      <text className="art-strip__text" x="204" y="38">
        {route}
      </text>
      <text className="art-strip__text" x="282" y="38">
        {time}
      </text>
    </g>
  );
}
