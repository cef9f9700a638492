import type { ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';
import { circlePath, range, scatter } from './kit/geometry';

/** Speech as bars about the middle line, louder in phrases. */
function wave(): string {
  return range(76)
    .map((index) => {
      const phrase = Math.abs(Math.sin(index / 6.2)) * (0.35 + scatter(index + 3) * 0.65);
      const height = Math.round(6 + phrase * 120);
      return `M${8 + index * 16} ${450 - height}V${450 + height}`;
    })
    .join('');
}

export function Headset({ title }: PieceProps): ReactElement {
  return (
    <Canvas title={title}>
      <path
        className="art-grid"
        d={[180, 300, 420, 540, 660].map((radius) => circlePath([600, 450], radius)).join('')}
      />
      <path className="art-wave" d={wave()} />
      <circle className="art-fill-0" cx="600" cy="450" r="252" />
      <path className="art-edge" d={circlePath([600, 450], 252)} />
      <path className="art-band-outer" d="M430 480V440A170 170 0 0 1 770 440V480" />
      <path className="art-band-inner" d="M430 480V440A170 170 0 0 1 770 440V480" />
      <path
        className="art-cup"
        d="M404 452Q404 432 424 432H462V584H424Q404 584 404 564ZM796 452Q796 432 776 432H738V584H776Q796 584 796 564Z"
      />
      <path className="art-cushion" d="M462 424Q492 430 492 508T462 592ZM738 424Q708 430 708 508T738 592Z" />
      <path className="art-boom" d="M434 584Q440 660 540 664" />
      <rect className="art-mic" x="536" y="650" width="62" height="28" rx="14" />
      <g className="art-center">
        <text className="art-freq" x="600" y="500">
          118.150
        </text>
        <text className="art-code" x="600" y="456">
          TWR
        </text>
      </g>
      <path className="art-lamp-green" d="M570 530h60v6h-60z" />
    </Canvas>
  );
}
