import type { ReactElement } from 'react';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { MediaField } from '../media/MediaField';

/** A picture or a drawing, with what it shows. */
export function PictureField(props: FieldProps): ReactElement {
  return (
    <FieldFrame {...props} isWhole>
      <MediaField {...props} />
    </FieldFrame>
  );
}
