import type { ReactElement } from 'react';
import type { ArtName } from '../../../generated/types';
import { AerodromeCoastal } from './AerodromeCoastal';
import { AerodromeParallel } from './AerodromeParallel';
import { ApproachChart } from './ApproachChart';
import { ApronNight } from './ApronNight';
import { Certificate } from './Certificate';
import { Classroom } from './Classroom';
import { ControlTower } from './ControlTower';
import { Departures } from './Departures';
import { Headset } from './Headset';
import type { PieceProps } from './kit/Canvas';
import { LostTarget } from './LostTarget';
import { RadarScope } from './RadarScope';
import { RouteNetwork } from './RouteNetwork';
import { RunwayLights } from './RunwayLights';
import { Simulator } from './Simulator';
import { StripBoard } from './StripBoard';
import { WeatherChart } from './WeatherChart';

const pieces = {
  'radar-scope': RadarScope,
  'lost-target': LostTarget,
  'control-tower': ControlTower,
  'approach-chart': ApproachChart,
  'apron-night': ApronNight,
  simulator: Simulator,
  'aerodrome-parallel': AerodromeParallel,
  'aerodrome-coastal': AerodromeCoastal,
  'runway-lights': RunwayLights,
  'route-network': RouteNetwork,
  headset: Headset,
  certificate: Certificate,
  classroom: Classroom,
  'strip-board': StripBoard,
  'weather-chart': WeatherChart,
  departures: Departures,
} satisfies Record<ArtName, (props: PieceProps) => ReactElement>;

interface ArtProps extends PieceProps {
  name: ArtName;
}

/** One authored picture. Without a title it is decoration. */
export function Art({ name, title }: ArtProps): ReactElement {
  const Piece = pieces[name];
  return <Piece title={title} />;
}
