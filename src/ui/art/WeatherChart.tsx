import type { ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';
import { curvePath, type Point, plot, range } from './kit/geometry';
import { Barb, Front } from './kit/Weather';

const coast: readonly Point[] = plot('240,-20 330,120 300,240 420,330 400,470 520,560 500,680 640,770 650,920');

const cold: readonly Point[] = plot('560,320 620,430 610,560 540,690 420,790');
const warm: readonly Point[] = plot('560,320 690,350 810,430 900,550');

/** Isobars about a low: rings that widen and lean to the south-west. */
function isobars(x: number, y: number, count: number, step: number): string {
  return range(count)
    .map((index) => {
      const [rx, ry] = [step * (index + 1) * 1.25, step * (index + 1)];
      const cx = x - index * 12;
      return `M${cx - rx} ${y + index * 8}a${rx} ${ry} -24 1 0 ${rx * 2} 0a${rx} ${ry} -24 1 0 ${-rx * 2} 0`;
    })
    .join('');
}

export function WeatherChart({ title }: PieceProps): ReactElement {
  return (
    <Canvas title={title}>
      <path className="art-land" d={`${curvePath(coast)}H1220V-20Z`} />
      <path className="art-coast" d={curvePath(coast)} />
      <path
        className="art-grid"
        d="M150-10Q190 450 150 910M450-10Q470 450 450 910M750-10Q730 450 750 910M1050-10Q1010 450 1050 910M-10 200Q600 240 1210 200M-10 480Q600 520 1210 480M-10 760Q600 800 1210 760"
      />
      <path className="art-isobar" d={isobars(550, 300, 7, 62) + isobars(1010, 760, 4, 66)} />
      <Front points={cold} kind="cold" />
      <Front points={warm} kind="warm" />
      <g className="art-center">
        <text className="art-pressure art-lamp-red" x="548" y="300">
          L
        </text>
        <text className="art-pressure art-lamp-blue" x="1008" y="775">
          H
        </text>
        <g className="art-code art-code--sm">
          <text x="548" y="326">
            996
          </text>
          <text x="1008" y="802">
            1024
          </text>
          <text x="392" y="470">
            1004
          </text>
          <text x="776" y="226">
            1008
          </text>
        </g>
      </g>
      {(
        [
          [330, 560, 220, 3],
          [440, 640, 230, 4],
          [700, 470, 205, 3],
          [760, 610, 215, 2],
          [330, 330, 300, 2],
          [860, 300, 160, 2],
          [250, 720, 250, 4],
          [690, 760, 260, 1],
          [940, 480, 190, 2],
        ] as const
      ).map(([x, y, from, feathers]) => (
        <Barb key={`${x}-${y}`} at={[x, y]} from={from} feathers={feathers} />
      ))}
    </Canvas>
  );
}
