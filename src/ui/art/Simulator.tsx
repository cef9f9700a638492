import type { ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';
import { Controller } from './kit/Controller';
import { plot } from './kit/geometry';
import { Lights } from './kit/Lights';

/** Seven projection screens round the position: their joints, from left to right, and how much they curve. */
const joints = [-40, 130, 300, 480, 720, 900, 1070, 1240] as const;

const bow = (x: number): number => Math.round(((x - 600) / 640) ** 2 * 90);

export function Simulator({ title }: PieceProps): ReactElement {
  const top = joints.map((x) => `${x} ${210 - bow(x)}`);
  const bottom = joints.map((x) => `${x} ${560 + bow(x)}`).reverse();
  const screen = `M${[...top, ...bottom].join('L')}Z`;
  return (
    <Canvas title={title}>
      <rect className="art-fill-0" width="1200" height="900" />
      <path className="art-dusk-1" d={screen} />
      <path
        className="art-dusk-2"
        d="M-40 250L130 272L300 290L480 300H720L900 290L1070 272L1240 250V650L1070 609L900 580L720 563H480L300 580L130 609L-40 650Z"
      />
      <path
        className="art-dusk-3"
        d="M-40 330L130 345L300 356L480 362H720L900 356L1070 345L1240 330V650L1070 609L900 580L720 563H480L300 580L130 609L-40 650Z"
      />
      <path
        className="art-fill-2"
        d="M-40 390L90 372L200 394L330 380L480 398L620 388L760 396L900 376L1030 390L1240 372V650L1070 609L900 580L720 563H480L300 580L130 609L-40 650Z"
      />
      <path className="art-fill-3" d="M586 402H614L760 563H440Z" />
      <path className="art-keys art-keys--dash" d="M600 410V560" />
      <Lights tone="white" gap={22} points={plot('586,404 440,561')} />
      <Lights tone="white" gap={22} points={plot('614,404 760,561')} />
      <Lights tone="blue" gap={26} points={plot('300,500 520,470')} />
      <Lights tone="blue" gap={26} points={plot('900,500 690,470')} />
      <path className="art-lamp-white" d="M704 268l10 3l-10 3zM717 262h0" />
      <path className="art-hint" d="M714 271Q900 250 1080 190" />
      <path className="art-seam" d={joints.map((x) => `M${x} ${210 - bow(x)}V${560 + bow(x)}`).join('')} />
      <path className="art-edge" d={screen} />
      <path className="art-fill-1" d="M-10 720Q600 600 1210 720V910H-10Z" />
      <path className="art-edge" d="M-10 720Q600 600 1210 720" />
      <Console x={330} />
      <Console x={510} />
      <Console x={690} />
      <Console x={870} />
      <Controller x={420} y={900} scale={1.2} />
      <Controller x={790} y={900} scale={1.2} />
    </Canvas>
  );
}

function Console({ x }: { x: number }): ReactElement {
  return (
    <g transform={`translate(${x} 628)`}>
      <path className="art-monitor" d="M-76 0L76 0L70 92L-70 92Z" />
      <path
        className="art-grid art-grid--lit"
        d="M0 14A34 34 0 1 0 0 82A34 34 0 1 0 0 14M0 30A18 18 0 1 0 0 66A18 18 0 1 0 0 30M0 48L24 22"
      />
      <path className="art-lamp-green" d="M-20 40h6v6h-6zM14 62h6v6h-6z" />
    </g>
  );
}
