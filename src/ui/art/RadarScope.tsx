import type { ReactElement } from 'react';
import type { PieceProps } from './kit/Canvas';
import { curvePath, linePath, type Point, plot } from './kit/geometry';
import { RangeRings } from './kit/RangeRings';
import { RouteLine } from './kit/RouteLine';
import { Scope } from './kit/Scope';
import { Track } from './kit/Track';
import { Waypoint } from './kit/Waypoint';

const coast: readonly Point[] = plot('-20,690 90,640 180,655 250,720 330,742 400,800 520,812 610,868 700,920');

const sectors: readonly (readonly Point[])[] = [
  plot('330,-10 300,190 410,330 360,560 250,720'),
  plot('300,190 -10,260'),
  plot('410,330 640,210 930,290 1210,180'),
  plot('930,290 900,620 720,700 520,812'),
  plot('900,620 1210,690'),
];

export function RadarScope({ title }: PieceProps): ReactElement {
  return (
    <Scope title={title} radius={820}>
      <circle className="art-fill-1" cx="600" cy="450" r="380" opacity="0.55" />
      <path className="art-land" d={`${curvePath(coast)}L-20 920Z`} />
      <path className="art-coast" d={curvePath(coast)} />
      <path className="art-sector" d={sectors.map(linePath).join('')} />
      <RouteLine kind="airway" points={plot('120,120 476,318 560,410')} />
      <RouteLine kind="airway" points={plot('1080,170 770,300 640,390')} />
      <RouteLine kind="airway" points={plot('1060,800 780,612 650,520')} />
      <RangeRings center={[600, 450]} step={95} count={8} rose={380} />
      <path className="art-extended" d="M512 682L582 498M618 402L688 218" />
      <path className="art-strong" d="M586 488L614 412M606 494L634 418" />
      <Waypoint at={[476, 318]} code="TORVA" kind="on-request" side="left" />
      <Waypoint at={[770, 300]} code="LUMIK" kind="on-request" />
      <Waypoint at={[780, 612]} code="BENDO" kind="on-request" />
      <Waypoint at={[512, 682]} code="KERAN" kind="on-request" side="left" />
      <Track at={[696, 196]} heading={201} lines={['VEC101', '060 18', 'ILS']} turn={-5} trail={8} />
      <Track at={[424, 470]} heading={96} lines={['SOL27K', '110 29', 'TORVA']} turn={7} side="left" trail={8} />
      <Track at={[824, 452]} heading={262} lines={['NBL482', '090 25']} trail={7} />
      <Track at={[544, 596]} heading={200} lines={['IRA9TW', '034 22']} tone="blue" trail={5} />
      <Track at={[706, 690]} heading={318} lines={['VEC33F', '130 31']} trail={7} turn={-4} />
      <Track at={[1010, 330]} heading={258} lines={['ATL610', '240 42']} trail={8} />
      <Track at={[196, 402]} heading={78} lines={['MRN2PC', '210 41']} trail={8} />
      <Track at={[250, 130]} heading={140} lines={['GAV814', '330 46']} tone="blue" trail={7} />
      <Track at={[960, 748]} heading={42} lines={['SOL405', '280 44']} tone="blue" trail={7} />
    </Scope>
  );
}
