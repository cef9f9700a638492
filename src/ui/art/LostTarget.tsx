import type { ReactElement } from 'react';
import type { PieceProps } from './kit/Canvas';
import { ahead, circlePath, type Point, range } from './kit/geometry';
import { RangeRings } from './kit/RangeRings';
import { Scope } from './kit/Scope';
import { DataBlock, Track } from './kit/Track';

const last: Point = [640, 400];

export function LostTarget({ title }: PieceProps): ReactElement {
  return (
    <Scope title={title} radius={820}>
      <RangeRings center={[600, 450]} step={120} count={6} rose={360} />
      <path className="art-sector" d="M120-10L260 300L170 910M1010-10L930 360L1080 910" />
      <path className="art-grid" d="M600 60V840M210 450H990" />
      {range(11).map((index) => {
        const [cx, cy] = ahead(last, 232 + index * 1.5, 24 * (index + 1));
        return (
          <circle key={index} className="art-lost" cx={cx} cy={cy} r="3.6" opacity={((index + 1) / 13).toFixed(2)} />
        );
      })}
      <path className="art-search" d={[46, 92, 150].map((radius) => circlePath(last, radius)).join('')} />
      <path className="art-search art-search--line" d={`M640 400L${ahead(last, 52, 190).join(' ')}`} />
      <g className="art-coasting art-lost-block">
        <path className="art-leader" d="M628 388L652 412M652 388L628 412" />
        <DataBlock at={last} side="right" lines={['VEC404', '--- --', 'CST']} />
      </g>
      <Track at={[372, 300]} heading={120} tone="blue" lines={['NBL12', '350 45']} />
      <Track at={[770, 690]} heading={300} tone="blue" lines={['SOL88Q', '180 33']} />
    </Scope>
  );
}
