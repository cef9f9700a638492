import type { ReactElement } from 'react';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { MediaField } from '../media/MediaField';

/** A picture or a drawing, with what it shows. */
export function PictureField(props: FieldProps): ReactElement {
  const { place, value } = props;
  return (
    <FieldFrame {...props} isWhole>
      <MediaField place={place} value={value} />
    </FieldFrame>
  );
}
