import type { ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';
import { range } from './kit/geometry';
import { Horizon } from './kit/Horizon';

const level = 380;

/** Where a lamp stands on screen: metres aside of the centre line and away from the eye. */
function project(aside: number, away: number): { cx: number; cy: number; r: number } {
  const scale = 1700 / (away + 60);
  const size = Math.max(1.3, scale * 0.4);
  return { cx: Math.round(600 + aside * scale), cy: Math.round(level + 31 * scale), r: Math.round(size * 10) / 10 };
}

interface RowProps {
  aside: number;
  from: number;
  to: number;
  every: number;
  tone: 'white' | 'green' | 'red' | 'blue';
}

function Row({ aside, from, to, every, tone }: RowProps): ReactElement {
  const lamps = range(Math.ceil((to - from) / every)).map((index) => project(aside, from + index * every));
  return (
    <g className={`art-lamp-${tone}`}>
      {lamps.map((lamp) => (
        <circle key={lamp.cy} {...lamp} />
      ))}
    </g>
  );
}

export function RunwayLights({ title }: PieceProps): ReactElement {
  const [near, far] = [project(30, 250), project(30, 3000)];
  return (
    <Canvas title={title}>
      <Horizon level={level} stars={30} />
      <path
        className="art-fill-1"
        d={`M${1200 - near.cx} ${near.cy}L${1200 - far.cx} ${far.cy}H${far.cx}L${near.cx} ${near.cy}Z`}
      />
      {[-30, 30].map((aside) => (
        <Row key={aside} aside={aside} from={250} to={2600} every={60} tone="white" />
      ))}
      <Row aside={0} from={270} to={1700} every={30} tone="white" />
      <Row aside={0} from={1700} to={2600} every={60} tone="red" />
      {[-9, -15].flatMap((aside) => [
        <Row key={aside} aside={aside} from={270} to={700} every={30} tone="white" />,
        <Row key={-aside} aside={-aside} from={270} to={700} every={30} tone="white" />,
      ])}
      {range(21).map((index) => (
        <Row key={index} aside={-30 + index * 3} from={248} to={249} every={10} tone="green" />
      ))}
      {range(11).map((index) => (
        <Row key={index} aside={-20 + index * 4} from={150} to={151} every={10} tone="white" />
      ))}
      {[-2, 0, 2].map((aside) => (
        <Row key={aside} aside={aside} from={56} to={240} every={22} tone="white" />
      ))}
      {[-95, 95].map((aside) => (
        <Row key={aside} aside={aside} from={260} to={2600} every={75} tone="blue" />
      ))}
      {[-9, -7, 7, 9].map((aside) => (
        <Row key={aside} aside={aside} from={56} to={240} every={22} tone="red" />
      ))}
      {range(4).map((index) => (
        <Row key={index} aside={-62 + index * 7} from={330} to={331} every={10} tone={index < 2 ? 'white' : 'red'} />
      ))}
    </Canvas>
  );
}
