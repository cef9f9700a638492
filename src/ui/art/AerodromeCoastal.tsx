import type { ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';
import { Compass, Grid } from './kit/ChartFrame';
import { curvePath, type Point, plot } from './kit/geometry';
import { Runway } from './kit/Runway';

const shore: readonly Point[] = plot(
  '960,-20 900,70 930,150 880,260 850,330 800,430 820,500 740,590 720,680 640,770 660,840 610,920',
);

const offset = (distance: number): Point[] => shore.map(([x, y]) => [x + distance, y + distance / 4]);

const hills: readonly (readonly Point[])[] = [
  plot('420,-20 360,130 400,260 280,420 240,620 120,720 60,920'),
  plot('330,-20 270,130 300,240 180,400 150,560 -20,680'),
  plot('220,-20 170,110 190,220 80,360 -20,480'),
];

export function AerodromeCoastal({ title }: PieceProps): ReactElement {
  return (
    <Canvas title={title} tone="paper">
      {hills.map((hill) => (
        <path key={hill.length} className="art-relief" d={`${curvePath(hill)}L-30 920V-20Z`} />
      ))}
      <path className="art-relief-line" d={hills.map(curvePath).join('')} />
      <path className="art-sea" d={`${curvePath(shore)}H1220V-20Z`} />
      <path className="art-depth" d={[40, 96, 170].map((distance) => curvePath(offset(distance))).join('')} />
      <path className="art-shore" d={curvePath(shore)} />
      <Grid />
      <path className="art-apron" d="M500 360L588 350L532 480L444 500Z" />
      <path
        className="art-taxiway"
        d="M467 620L661 204M479 593L597 648M534 475L652 530M594 349L712 404M649 231L767 286"
      />
      <Runway x={602} y={430} length={500} heading={25} ends={['21R', '03L']} />
      <Runway x={690} y={450} length={480} heading={25} ends={['21L', '03R']} />
      <path className="art-building" d="M490 384L516 380L474 474L448 480Z" />
      <circle className="art-ink-fill" cx="440" cy="560" r="8" />
      <path className="art-ink" d="M440 546V528" />
      <g className="art-code art-code--sm">
        <text className="art-end" x="424" y="566">
          TWR
        </text>
        <text x="880" y="620">
          VTS 112.90
        </text>
      </g>
      <path className="art-ink-line" d="M860 600l-9 15h-18l-9-15l9-15h18z" />
      <Compass x={300} y={700} />
    </Canvas>
  );
}
