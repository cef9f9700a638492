import type { ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';
import type { Point } from './kit/geometry';
import { RouteLine } from './kit/RouteLine';
import { Track } from './kit/Track';
import { Waypoint } from './kit/Waypoint';

const points = {
  RODUX: [170, 180],
  TORVA: [430, 260],
  LUMIK: [720, 170],
  PERUK: [1040, 250],
  VEKTA: [600, 440],
  DALMI: [330, 560],
  BENDO: [860, 530],
  KERAN: [520, 720],
  SITOL: [780, 760],
  NAGRO: [120, 740],
  ULPEX: [1090, 700],
} satisfies Record<string, Point>;

const airways: readonly (readonly (keyof typeof points)[])[] = [
  ['RODUX', 'TORVA', 'VEKTA', 'BENDO', 'ULPEX'],
  ['NAGRO', 'DALMI', 'VEKTA', 'LUMIK'],
  ['RODUX', 'DALMI', 'KERAN', 'SITOL', 'ULPEX'],
  ['TORVA', 'LUMIK', 'PERUK', 'BENDO', 'SITOL'],
  ['KERAN', 'VEKTA', 'PERUK'],
];

export function RouteNetwork({ title }: PieceProps): ReactElement {
  return (
    <Canvas title={title}>
      <path className="art-fill-1" d="M250-10L300 340L230 620L420 830L700 660L960 690L1010 380L890-10Z" />
      <path
        className="art-sector"
        d="M250-10L300 340L230 620L420 830L700 660L960 690L1010 380L890-10M300 340L-10 420M420 830L400 910M960 690L1210 800M1010 380L1210 420"
      />
      <path className="art-sector" d="M300 340L560 330L700 660M560 330L640-10" />
      {airways.map((airway) => (
        <RouteLine key={airway.join()} kind="airway" points={airway.map((code) => points[code])} />
      ))}
      {Object.entries(points).map(([code, at], index) => (
        <Waypoint
          key={code}
          at={at}
          code={code}
          kind={index % 3 === 0 ? 'fly-by' : 'on-request'}
          side={code === 'VEKTA' ? 'right' : 'below'}
        />
      ))}
      <path className="art-conflict" d="M500 338L735 488M500 548L720 290" />
      <circle className="art-conflict" cx="607" cy="424" r="58" />
      <Track at={[498, 336]} heading={123} lines={['VEC101', '350 46']} trail={8} />
      <Track at={[500, 512]} heading={44} lines={['NBL57R', '350 45']} trail={8} side="left" />
      <Track at={[812, 218]} heading={284} lines={['IRA220', '370 47']} tone="blue" trail={8} />
      <Track at={[822, 650]} heading={198} lines={['SOL8TM', '290 43']} tone="blue" trail={8} />
      <Track at={[240, 380]} heading={158} lines={['GAV63', '310 44']} tone="blue" trail={8} side="left" />
      <Track at={[1000, 630]} heading={306} lines={['MRN714', '390 46']} tone="blue" trail={8} />
    </Canvas>
  );
}
