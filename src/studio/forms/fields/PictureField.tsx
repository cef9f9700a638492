import type { ReactElement } from 'react';
import type { StudioProblem } from '../../compiling/site-compiler';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { FRAMING, isFramed } from '../media/framing';
import { MediaField } from '../media/MediaField';

/** A picture or a drawing, with what it shows. */
export function PictureField(props: FieldProps): ReactElement {
  const { place, value } = props;
  const isOfFraming = (problem: StudioProblem) => FRAMING.includes(String(problem.place.pointer[place.pointer.length]));
  return (
    <FieldFrame {...props} isWhole isToldByPart={(problem) => isFramed(value) && isOfFraming(problem)}>
      <MediaField {...props} />
    </FieldFrame>
  );
}
