import type { ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';

const rows = [
  ['0705', 'VEC101', 'LEMD', 'A12'],
  ['0720', 'NBL482', 'GCLP', 'B04'],
  ['0735', 'SOL27K', 'LEBL', 'B18'],
  ['0740', 'IRA9TW', 'EHAM', 'C02'],
  ['0755', 'MRN2PC', 'LPPT', 'A07'],
  ['0810', 'ATL610', 'EDDF', 'C11'],
  ['0825', 'GAV814', 'LIRF', 'B09'],
] as const;

const cell = { width: 42, height: 62, gap: 4 } as const;

export function Departures({ title }: PieceProps): ReactElement {
  return (
    <Canvas title={title}>
      <rect className="art-fill-1" width="1200" height="900" />
      <path className="art-bay" d="M70 120H1130V780H70Z" />
      <path className="art-edge" d="M70 120H1130V780H70Z" />
      {rows.map((row, index) => (
        <Row key={row[1]} row={row} y={156 + index * 86} lit={index === 3} />
      ))}
      <path className="art-edge" d="M300-10V120M900-10V120" />
    </Canvas>
  );
}

function Row({ row, y, lit }: { row: (typeof rows)[number]; y: number; lit: boolean }): ReactElement {
  const starts = [106, 318, 622, 834] as const;
  return (
    <g className={lit ? 'art-flaps art-flaps--lit' : 'art-flaps'} transform={`translate(0 ${y})`}>
      {row.map((word, column) => (
        <Word key={starts[column]} word={word} x={starts[column] ?? 0} />
      ))}
      <circle className={lit ? 'art-lamp-green' : 'art-fill-3'} cx="1060" cy="31" r="11" />
    </g>
  );
}

function Word({ word, x }: { word: string; x: number }): ReactElement {
  const { width, height, gap } = cell;
  const letters = [...word];
  const box = (index: number): string => `M${x + index * (width + gap)} 0h${width}v${height}h-${width}z`;
  return (
    <>
      <path className="art-flap" d={letters.map((_, index) => box(index)).join('')} />
      <text className="art-flap-text" y="45" x={letters.map((_, index) => x + index * (width + gap) + 8).join(' ')}>
        {word}
      </text>
      <path className="art-flap-seam" d={`M${x} ${height / 2}h${letters.length * (width + gap) - gap}`} />
    </>
  );
}
