import type { ReactElement } from 'react';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';

/** What can only be as it is. */
export function ConstantField(props: FieldProps): ReactElement {
  return (
    <FieldFrame {...props}>
      <p>{String(props.value)}</p>
    </FieldFrame>
  );
}
