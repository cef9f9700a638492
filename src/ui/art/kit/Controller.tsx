import type { ReactElement } from 'react';

interface ControllerProps {
  x: number;
  y: number;
  scale?: number;
  headset?: boolean;
}

/** A person seen from behind, standing on the origin, 270 high. */
export function Controller({ x, y, scale = 1, headset = true }: ControllerProps): ReactElement {
  return (
    <g className="art-person" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-96 0V-70Q-94-132-40-142L-20-150V-176H20V-150L40-142Q94-132 96-70V0Z" />
      <ellipse cy="-208" rx="38" ry="46" />
      {headset && <path className="art-headset" d="M-42-206Q-42-262 0-262T42-206" />}
      {headset && <path className="art-headset-cup" d="M-50-222h14v32h-14zM36-222h14v32h-14z" />}
    </g>
  );
}
