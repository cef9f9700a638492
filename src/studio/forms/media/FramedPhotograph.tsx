import type { MouseEvent, ReactElement } from 'react';
import { useWords } from '../../words/words';
import { type Framing, focusAt, placeOfFocus } from './framing';

interface Props {
  readonly address: string;
  readonly framing: Framing;
  readonly onFocus: (focus: Framing['focus']) => void;
}

/** A photograph with what is cut away, and the point that stays in sight, which is where it is pressed. */
export function FramedPhotograph({ address, framing, onFocus }: Props): ReactElement {
  const words = useWords().media;
  const { top, right, bottom, left } = framing.crop;
  const mark = placeOfFocus(framing);
  const choose = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const x = (100 * (clientX - box.left)) / box.width;
    onFocus(focusAt(framing, { x, y: (100 * (clientY - box.top)) / box.height }));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, the point has fields below */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <span className="media-field__framed" onClick={choose}>
        <img src={address} alt="" style={{ clipPath: `inset(${top}% ${right}% ${bottom}% ${left}%)` }} />
        {mark && <span className="media-field__focus" style={{ left: `${mark.x}%`, top: `${mark.y}%` }} />}
      </span>
      <span className="quiet">{words.focusHint}</span>
    </>
  );
}
