import type { ReactElement } from 'react';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormStore } from '../form-store';
import { fieldText } from '../gap-text';
import { useTyped } from '../use-typed';

/** A colour, by looking at it or by its figures. */
export function ColourField(props: FieldProps): ReactElement {
  const { place, value, title } = props;
  const { forms } = useWords();
  const { write } = useFormStore();
  const { text, placeholder } = fieldText(value);
  const change = (colour: unknown) => write(place, colour, { label: forms.steps.change(title), isTyping: true });
  const typed = useTyped<unknown>(value, text, (written) => ({ value: written }), change);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className="row">
          {/^#[0-9a-f]{6}$/i.test(text) && (
            <input
              type="color"
              className="colour"
              aria-label={title}
              value={text.toLowerCase()}
              onChange={({ target }) => change(target.value)}
            />
          )}
          <input
            {...control}
            type="text"
            spellCheck={false}
            value={typed.text}
            placeholder={placeholder}
            onChange={({ target }) => typed.type(target.value)}
            onBlur={typed.leave}
          />
        </div>
      )}
    </FieldFrame>
  );
}
