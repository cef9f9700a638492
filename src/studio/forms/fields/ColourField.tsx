import type { ReactElement } from 'react';
import { fieldText } from '../../content/gap-text';
import { useWords } from '../../words/words';
import { ColourControl } from '../ColourControl';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { placeKey, useFormStore } from '../form-store';
import { useTyped } from '../use-typed';

/** A colour, by looking at it or by its figures. */
export function ColourField(props: FieldProps): ReactElement {
  const { place, value, title } = props;
  const { forms } = useWords();
  const { write } = useFormStore();
  const { text, placeholder } = fieldText(value);
  const change = (colour: unknown) => write(place, colour, { label: forms.steps.change(title), isTyping: true });
  const typed = useTyped<unknown>(placeKey(place), value, text, (written) => ({ value: written }), change);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <ColourControl
          control={control}
          title={title}
          shown={text}
          typed={typed}
          placeholder={placeholder}
          onPick={change}
        />
      )}
    </FieldFrame>
  );
}
