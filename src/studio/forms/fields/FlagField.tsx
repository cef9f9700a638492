import type { ReactElement } from 'react';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormStore } from '../form-store';

/** Yes or no. What can only be yes is taken away for no. */
export function FlagField(props: FieldProps): ReactElement {
  const { place, schema, value, title, onRemove } = props;
  const { forms } = useWords();
  const { write } = useFormStore();
  const isAlwaysTrue = schema.const === true;
  const change = (isSet: boolean) => {
    if (!isSet && isAlwaysTrue) onRemove?.();
    else write(place, isSet, { label: forms.steps.change(title) });
  };
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className="row">
          <input
            {...control}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => change(target.checked)}
          />
          <span aria-hidden="true">{value === true ? forms.yes : forms.no}</span>
        </div>
      )}
    </FieldFrame>
  );
}
