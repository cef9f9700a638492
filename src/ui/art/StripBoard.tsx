import type { ComponentProps, ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';
import { Strip } from './kit/Strip';

type Fields = ComponentProps<typeof Strip>['fields'];

const bays: readonly { x: number; tone: 'blue' | 'buff'; from: number; strips: readonly Fields[] }[] = [
  {
    x: 60,
    tone: 'buff',
    from: 186,
    strips: [
      ['SOL27K', 'A320', '090', 'TORVA', '1042'],
      ['NBL482', 'B738', '110', 'LUMIK', '1046'],
      ['MRN2PC', 'E190', '130', 'RODUX', '1049'],
      ['ATL610', 'A321', '150', 'PERUK', '1053'],
      ['GAV63', 'AT76', '070', 'DALMI', '1055'],
      ['VEC33F', 'A20N', '170', 'TORVA', '1058'],
      ['IRA220', 'B38M', '190', 'LUMIK', '1101'],
    ],
  },
  {
    x: 430,
    tone: 'blue',
    from: 330,
    strips: [
      ['VEC101', 'A320', '060', 'BENDO', '1044'],
      ['IRA9TW', 'B738', '060', 'KERAN', '1047'],
      ['SOL405', 'A21N', '060', 'SITOL', '1050'],
      ['NBL57R', 'E195', '060', 'BENDO', '1054'],
      ['GAV814', 'CRJX', '060', 'NAGRO', '1057'],
    ],
  },
  {
    x: 800,
    tone: 'blue',
    from: 402,
    strips: [
      ['MRN714', 'A333', '---', 'ULPEX', '1105'],
      ['SOL8TM', 'A320', '---', 'KERAN', '1108'],
      ['ATL77', 'B789', '---', 'SITOL', '1112'],
      ['VEC208', 'A320', '---', 'BENDO', '1115'],
    ],
  },
];

export function StripBoard({ title }: PieceProps): ReactElement {
  return (
    <Canvas title={title}>
      <rect className="art-fill-1" width="1200" height="900" />
      {bays.map(({ x, tone, from, strips }) => (
        <g key={x}>
          <path className="art-bay" d={`M${x - 10}-10H${x + 350}V910H${x - 10}Z`} />
          <path className="art-edge" d={`M${x - 10}-10V910M${x + 350}-10V910`} />
          {strips.map((fields, index) => {
            const cocked = x === 430 && index === 1;
            return (
              <Strip
                key={fields[0]}
                x={cocked ? x + 22 : x}
                y={from + index * 72 + (cocked ? 4 : 0)}
                tone={tone}
                tilt={cocked ? -3 : 0}
                fields={fields}
              />
            );
          })}
          <path className="art-bay-bar" d={`M${x - 4} ${from + strips.length * 72 + 6}h348v40h-348z`} />
        </g>
      ))}
      <g className="art-code art-code--lg art-center">
        <text x="230" y="720">
          APP
        </text>
        <text x="600" y="720">
          TWR
        </text>
        <text x="970" y="720">
          GND
        </text>
      </g>
    </Canvas>
  );
}
