import { type ReactElement, useId } from 'react';
import { FieldFrame } from '../FieldFrame';
import { FieldProblems } from '../FieldProblems';
import type { FieldProps } from '../field';
import { useProblems } from '../form-store';
import { MediaField } from '../media/MediaField';

/** A picture or a drawing, with what it shows. */
export function PictureField(props: FieldProps): ReactElement {
  const { place, value, title } = props;
  const { own, within } = useProblems(place);
  const id = useId();
  const ofParts = within.filter((problem) => !own.includes(problem));
  return (
    <FieldFrame {...props}>
      <MediaField place={place} value={value} />
      <FieldProblems id={id} problems={ofParts} title={title} />
    </FieldFrame>
  );
}
