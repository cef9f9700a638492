import type { ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';
import { circlePath, curvePath, type Point, plot } from './kit/geometry';
import { RouteLine } from './kit/RouteLine';
import { Waypoint } from './kit/Waypoint';

const heights: readonly (readonly Point[])[] = [
  plot('-30,560 120,520 220,620 180,780 260,930'),
  plot('-30,640 90,600 150,680 120,800 160,930'),
  plot('820,-20 880,90 1040,130 1120,60 1230,80'),
  plot('900,-20 950,40 1060,60 1100,-20'),
];

const reliefs = heights.map((height, index) => `${curvePath(height)}${index < 2 ? 'L-30 930Z' : 'L1230-20Z'}`).join('');

export function ApproachChart({ title }: PieceProps): ReactElement {
  return (
    <Canvas title={title} tone="paper">
      <path className="art-relief" d={reliefs} />
      <path className="art-relief-line" d={heights.map(curvePath).join('')} />
      <path className="art-grid" d="M200-10V910M600-10V910M1000-10V910M-10 150H1210M-10 450H1210M-10 750H1210" />
      <path className="art-line" d={circlePath([600, 450], 400)} strokeDasharray="2 10" />
      <RouteLine points={plot('-40,250 180,262 400,300 560,250')} />
      <RouteLine points={plot('1240,330 1010,300 790,236 560,250')} />
      <RouteLine points={plot('560,250 648,360')} />
      <RouteLine points={plot('648,360 616,520 592,640')} />
      <RouteLine kind="missed" arrow points={plot('580,700 560,800 380,820 300,650 342,320')} />
      <path className="art-beam" d="M592 640L636 366L662 372Z" />
      <path className="art-hold" d="M400 300H280A34 34 0 0 1 280 232H400A34 34 0 0 1 400 300" />
      <path className="art-strong" d="M592 642L580 702M606 645L594 705" />
      <Waypoint at={[180, 262]} code="RODUX" note="FL140" side="below" kind="compulsory" />
      <Waypoint at={[400, 300]} code="TORVA" note="7000" />
      <Waypoint at={[560, 250]} code="VEKTA" note="5000 / 220" side="above" />
      <Waypoint at={[790, 236]} code="LUMIK" note="FL100" side="below" />
      <Waypoint at={[1010, 300]} code="PERUK" note="FL150" side="below" kind="compulsory" />
      <Waypoint at={[648, 360]} code="DALMI" note="4000" />
      <Waypoint at={[616, 520]} code="FAF" note="2300" kind="compulsory" />
      <Waypoint at={[380, 820]} code="BENDO" side="below" kind="on-request" />
      <Waypoint at={[800, 620]} code="VTR" note="114.30" kind="beacon" />
      <path className="art-line" d={circlePath([800, 620], 70)} strokeDasharray="2 7" />
      <g className="art-code art-code--sm art-center">
        <text x="290" y="286">
          096
        </text>
        <text x="900" y="250">
          282
        </text>
        <text x="668" y="450">
          191
        </text>
        <text x="476" y="256">
          073
        </text>
        <text x="168" y="429">
          ATIS 127.400
        </text>
        <text x="168" y="461">
          APP 120.900
        </text>
        <text x="168" y="493">
          TWR 118.150
        </text>
      </g>
      <path className="art-ink-line" d="M92 408H244V504H92ZM92 440H244M92 472H244" />
      <path className="art-peak" d="M150 690l10-20l10 20M980 84l10-20l10 20M930 470l8-16l8 16" />
    </Canvas>
  );
}
