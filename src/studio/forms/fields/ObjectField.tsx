import type { ReactElement } from 'react';
import { isRecord } from '../../../compiler/sections';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { PropertyFields } from '../PropertyFields';

const NOTHING: Readonly<Record<string, unknown>> = {};

/** An object: a field for each of its keys. */
export function ObjectField(props: FieldProps): ReactElement {
  const { place, schema, value, title } = props;
  return (
    <FieldFrame {...props}>
      <div className="field__parts">
        <PropertyFields place={place} schema={schema} value={isRecord(value) ? value : NOTHING} title={title} />
      </div>
    </FieldFrame>
  );
}
