import type { ReactElement } from 'react';
import { Canvas, type PieceProps } from './kit/Canvas';
import { Compass, Grid } from './kit/ChartFrame';
import { Runway } from './kit/Runway';

export function AerodromeParallel({ title }: PieceProps): ReactElement {
  return (
    <Canvas title={title} tone="paper">
      <Grid />
      <path className="art-relief" d="M-10 760Q160 690 240 910H-10ZM960-10Q1010 120 1210 150V-10Z" />
      <g transform="translate(48 52) scale(.9)">
        <path className="art-apron" d="M520 424H622L644 532L574 600L520 548ZM924 595L875 644L776 545L825 496Z" />
        <path
          className="art-taxiway"
          d="M440 170V494M520 196V460M400 200H520M400 330H520M400 460H520M622 560L732 502L958 728M640 470L742 412L968 638M770 540L742 512M880 640L908 668M830 500L792 462"
        />
        <Runway x={400} y={330} length={340} heading={0} ends={['18R', '36L']} />
        <Runway x={480} y={316} length={366} heading={0} ends={['18L', '36R']} />
        <Runway x={820} y={640} length={330} heading={-45} ends={['14R', '32L']} />
        <Runway x={880} y={500} length={350} heading={-45} ends={['14L', '32R']} />
        <path
          className="art-building"
          d="M538 440H562V548H538ZM586 440H610V540H586ZM848 536L890 578L876 592L834 550Z"
        />
        <circle className="art-ink-fill" cx="650" cy="640" r="8" />
        <path className="art-ink" d="M650 626V608" />
        <g className="art-code art-code--sm">
          <text x="666" y="646">
            TWR
          </text>
          <text x="580" y="412">
            T4
          </text>
          <text x="916" y="556">
            T1
          </text>
        </g>
      </g>
      <Compass x={330} y={660} />
      <path className="art-ink" d="M270 744h200m-200-8v16m50-16v16m50-16v16m100-16v16" />
      <g className="art-code art-code--sm art-center">
        <text x="270" y="776">
          0
        </text>
        <text x="370" y="776">
          1
        </text>
        <text x="470" y="776">
          2 KM
        </text>
      </g>
    </Canvas>
  );
}
