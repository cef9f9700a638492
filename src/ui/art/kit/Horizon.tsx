import type { ReactElement } from 'react';
import { range, scatter } from './geometry';
import { Lights } from './Lights';

interface HorizonProps {
  level: number;
  stars?: number;
}

/** Night sky in flat bands that lighten towards the horizon, hills, and the lamps of a distant town. */
export function Horizon({ level, stars = 40 }: HorizonProps): ReactElement {
  return (
    <>
      {range(6).map((band) => (
        <rect key={band} className="art-band" y={level - 60 - (6 - band) ** 2 * 10} width="1200" height="480" />
      ))}
      <path className="art-star" d={starPath(stars, level - 120)} />
      <path
        className="art-hill"
        d={`M0 ${level}V${level - 34}Q150 ${level - 74} 330 ${level - 30}T620 ${level - 46}
        T900 ${level - 22}T1200 ${level - 58}V${level}Z`}
      />
      <Lights
        tone="warm"
        gap={31}
        points={[
          [20, level - 9],
          [430, level - 5],
          [1190, level - 10],
        ]}
      />
      <rect className="art-fill-0" y={level} width="1200" height={900 - level} />
    </>
  );
}

function starPath(count: number, height: number): string {
  return range(count)
    .map((index) => `M${Math.round(scatter(index + 1) * 1200)} ${Math.round(scatter(index + 71) * height)}h0`)
    .join('');
}
