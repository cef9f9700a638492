import type { ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';
import { Controller } from './kit/Controller';
import { plot } from './kit/geometry';
import { RangeRings } from './kit/RangeRings';
import { RouteLine } from './kit/RouteLine';
import { Waypoint } from './kit/Waypoint';

const rows = [
  { y: 690, scale: 0.62, people: [330, 510, 690, 870] },
  { y: 830, scale: 0.86, people: [190, 440, 760, 1010] },
] as const;

export function Classroom({ title }: PieceProps): ReactElement {
  return (
    <Canvas title={title}>
      <path className="art-fill-1" d="M0 0L150 110H1050L1200 0V900H0Z" />
      <path className="art-fill-0" d="M0 0L150 110V560L0 760ZM1200 0L1050 110V560L1200 760Z" opacity="0.6" />
      <path className="art-edge" d="M150 110V560M1050 110V560M150 560H1050M150 110H1050" />
      <path className="art-fill-0" d="M236 150H964V510H236Z" />
      <svg x="236" y="150" width="728" height="360" viewBox="236 150 728 360" aria-hidden>
        <RangeRings center={[560, 340]} step={62} count={6} />
        <path className="art-sector" d="M236 230L420 300L400 510M964 220L760 280L800 510" />
        <RouteLine points={plot('250,420 400,390 520,250 660,270 600,420')} arrow />
        <Waypoint at={[400, 390]} code="TORVA" side="below" />
        <Waypoint at={[520, 250]} code="VEKTA" side="above" />
        <Waypoint at={[660, 270]} code="LUMIK" />
        <path className="art-strong" d="M598 426L586 480M610 428L598 482" />
      </svg>
      <path className="art-monitor-frame" d="M236 150H964V510H236Z" />
      {rows.map(({ y, scale, people }) => (
        <g key={y}>
          {people.map((x) => (
            <Controller key={x} x={x} y={y + 40} scale={scale} headset={false} />
          ))}
          <path className="art-fill-2" d={`M${600 - y * 0.8} ${y}H${600 + y * 0.8}V${y + 44}H${600 - y * 0.8}Z`} />
          <path className="art-edge" d={`M${600 - y * 0.8} ${y}H${600 + y * 0.8}`} />
        </g>
      ))}
    </Canvas>
  );
}
