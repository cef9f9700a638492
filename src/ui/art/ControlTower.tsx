import type { ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';
import { plot } from './kit/geometry';
import { Horizon } from './kit/Horizon';
import { Lights } from './kit/Lights';
import { Tower } from './kit/Tower';

/** An airliner from the side, nose to the left, its wheels on the origin. */
const airliner =
  'M0-34C12-50 30-56 60-56H236L284-122H316L302-54Q324-46 324-42L262-24L150-16V0H136V-16H64V0H52V-17Q4-20 0-34Z';

export function ControlTower({ title }: PieceProps): ReactElement {
  return (
    <Canvas title={title}>
      <Horizon level={676} />
      <path className="art-hint" d="M-20 250Q420 150 1220 96" />
      <path className="art-lamp-white" d="M842 118l18-2" />
      <path className="art-fill-1" d="M0 610H190L214 590H404L424 612H520V690H0Z" />
      <path className="art-fill-1" d="M690 626H990L1010 606H1200V690H690Z" />
      <path className="art-window" d="M20 634H500M20 652H500M710 646H1190M1020 628H1190" />
      <g className="art-airliner">
        <path d={airliner} transform="translate(150 690)" />
        <path d={airliner} transform="translate(1110 690) scale(-1 1)" />
      </g>
      <Tower x={600} y={690} scale={0.98} />
      <path className="art-fill-2" d="M480 650H720V690H480Z" />
      <path className="art-window" d="M500 670H700" />
      <path className="art-fill-0" d="M0 688H1200V900H0Z" />
      <Lights tone="white" gap={52} size="large" points={plot('20,716 1190,716')} />
      <Lights tone="green" gap={44} points={plot('0,760 330,776 700,872')} />
      <Lights tone="blue" gap={38} points={plot('0,804 250,816 560,900')} />
      <Lights tone="blue" gap={38} points={plot('30,742 400,750 880,870')} />
      <Lights tone="white" gap={64} points={plot('760,768 1200,800')} />
      <Lights tone="white" gap={64} points={plot('830,838 1200,872')} />
    </Canvas>
  );
}
