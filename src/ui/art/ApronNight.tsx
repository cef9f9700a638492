import type { ReactElement } from 'react';
import { Aircraft } from './kit/Aircraft';
import { Canvas, type PieceProps } from './kit/Canvas';
import { plot, range } from './kit/geometry';
import { Lights } from './kit/Lights';

const stands = range(6).map((index) => 100 + index * 200);
const occupied = [true, false, true, true, false, true];

export function ApronNight({ title }: PieceProps): ReactElement {
  return (
    <Canvas title={title}>
      <rect className="art-fill-1" width="1200" height="470" />
      <rect className="art-fill-2" width="1200" height="176" />
      <path className="art-window" d="M0 150H1200M0 120H1200" />
      <path className="art-edge" d="M0 176H1200M0 90H1200M0 470H1200" />
      {stands.map((x, index) => (
        <g key={x}>
          <circle className="art-pool" cx={x} cy="250" r="118" />
          <circle className="art-pool" cx={x} cy="240" r="76" />
          <path className="art-lead" d={`M${x} 220V420Q${x} 520 ${x + 100} 540`} />
          <path className="art-line" d={`M${x - 86} 190V390M${x + 86} 190V390`} strokeDasharray="12 10" />
          {occupied[index] === true && <path className="art-fill-3" d={`M${x - 40} 176v64h18v-64z`} />}
          {occupied[index] === true && <Aircraft x={x} y={282} scale={1.35} />}
          <text className="art-code art-center" x={x + 64} y="410">
            {`B${12 + index * 2}`}
          </text>
        </g>
      ))}
      <Lights tone="green" gap={26} points={plot('0,540 1200,540')} />
      <Lights tone="blue" gap={40} points={plot('0,612 430,612 470,660')} />
      <Lights tone="blue" gap={40} points={plot('1200,612 650,612 590,660')} />
      <Lights tone="green" gap={26} points={plot('340,540 480,570 532,640 532,740')} />
      <Lights tone="red" gap={13} points={plot('482,690 584,690')} />
      <Aircraft x={712} y={540} heading={270} scale={1.35} />
      <path className="art-fill-1" d="M0 744H1200V860H0Z" />
      <path className="art-keys art-keys--dash" d="M0 802H1200" />
      <Lights tone="white" gap={60} size="large" points={plot('0,744 1200,744')} />
      <Lights tone="white" gap={60} size="large" points={plot('0,860 1200,860')} />
    </Canvas>
  );
}
