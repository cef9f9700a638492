import type { ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';
import { ahead, linePath, range } from './kit/geometry';

const ratings = ['ADI', 'APP', 'APS', 'ACP', 'ACS'] as const;

/** The rosette of security printing: circles set round a circle. */
function rosette(x: number, y: number, radius: number): string {
  return range(24)
    .map((index) => {
      const [cx, cy] = ahead([x, y], index * 15, radius);
      return `M${(cx - radius).toFixed(0)} ${cy}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
    })
    .join('');
}

export function Certificate({ title }: PieceProps): ReactElement {
  const star = range(48).map((index) => ahead([815, 600], index * 7.5, index % 2 === 0 ? 78 : 68));
  return (
    <Canvas title={title}>
      <path className="art-grid" d={rosette(600, 450, 330)} />
      <g className="art--paper" transform="rotate(-4 600 450)">
        <path className="art-shadow" d="M286 236H926V706H286Z" />
        <path className="art-fill-0" d="M274 220H914V690H274Z" />
        <path className="art-guilloche" d={rosette(760, 420, 92)} />
        <path className="art-relief" d="M274 220H914V276H274Z" />
        <text className="art-code art-code--lg" x="304" y="258">
          ATCO LICENCE
        </text>
        <text className="art-code art-end" x="886" y="257">
          EU 2015/340
        </text>
        <path className="art-portrait" d="M304 306H444V486H304Z" />
        <path className="art-portrait-figure" d="M320 486Q320 424 374 420T428 486ZM374 338a34 38 0 1 0 .1 0z" />
        <path className="art-bars" d="M476 322H730M476 364H660M476 406H700M476 448H620" />
        <path className="art-bars art-bars--thin" d="M476 340H560M476 382H540M476 424H580" />
        {ratings.map((rating, index) => (
          <g key={rating} transform={`translate(${304 + index * 84} 520)`}>
            <path className={index < 2 ? 'art-rating art-rating--held' : 'art-rating'} d="M0 0H76V56H0Z" />
            <text className="art-code art-center" x="38" y="34">
              {rating}
            </text>
          </g>
        ))}
        <path className="art-signature" d="M310 648Q340 606 350 640T388 630T420 642T470 616Q520 640 560 628" />
        <path className="art-line" d="M304 656H600" />
        <path className="art-ribbon" d="M776 650L756 760L796 736L815 770L834 736L874 760L854 650Z" />
        <path className="art-seal" d={`${linePath(star)}Z`} />
        <circle className="art-seal-ring" cx="815" cy="600" r="54" />
        <path className="art-seal-mark" d="M790 600L808 620L844 580" />
      </g>
    </Canvas>
  );
}
