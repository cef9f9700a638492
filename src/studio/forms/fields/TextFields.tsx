import type { ReactElement } from 'react';
import { fieldText } from '../../content/gap-text';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { placeKey, useFormStore } from '../form-store';
import { TextEditor } from '../TextEditor';
import { useTyped } from '../use-typed';

/** A text that is the same in every language, in which facts may stand. */
export function SharedTextField(props: FieldProps): ReactElement {
  return <ProseField {...props} takesFacts />;
}

/** What is noted for those who edit. */
export function NoteField(props: FieldProps): ReactElement {
  return <ProseField {...props} takesFacts={false} />;
}

function ProseField({ takesFacts, ...props }: FieldProps & { readonly takesFacts: boolean }): ReactElement {
  const { place, value, title } = props;
  const { forms } = useWords();
  const { write } = useFormStore();
  return (
    <FieldFrame {...props}>
      {(control) => (
        <TextEditor
          control={control}
          place={place}
          title={title}
          value={value}
          isProse
          takesFacts={takesFacts}
          onWrite={(text) => write(place, text, { label: forms.steps.change(title), isTyping: true })}
        />
      )}
    </FieldFrame>
  );
}

/** What keyboards of phones offer for a text of some form. */
const INPUT_MODES: Readonly<Record<string, 'email' | 'url'>> = {
  email: 'email',
  'web-address': 'url',
  'link-address': 'url',
};

/** A text on one line of which the form is given: a code, an address, a name. */
export function LineField(props: FieldProps): ReactElement {
  const { place, schema, value, title } = props;
  const { forms } = useWords();
  const { write } = useFormStore();
  const { text, placeholder } = fieldText(value);
  const typed = useTyped<unknown>(
    placeKey(place),
    value,
    text,
    (written) => ({ value: written }),
    (written) => write(place, written, { label: forms.steps.change(title), isTyping: true }),
  );
  const [example] = schema.examples ?? [];
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode={INPUT_MODES[schema.format ?? '']}
          autoComplete="off"
          spellCheck={false}
          {...typed.box}
          placeholder={placeholder ?? (typeof example === 'string' ? example : undefined)}
          onChange={({ target }) => typed.type(target.value)}
        />
      )}
    </FieldFrame>
  );
}
