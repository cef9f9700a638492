import { type ReactElement, useId } from 'react';
import { fieldText } from '../../content/gap-text';
import { useWords } from '../../words/words';
import { Combobox } from '../Combobox';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormPart, useFormStore } from '../form-store';
import { useChoiceWords } from '../use-choice-words';

/** Of so many, all are shown at once. */
const FEW = 4;
/** Of more, one is searched for. */
const SURVEYABLE = 20;

/** One of some values: of few, each with a picture where its name is that of a look. */
export function ChoiceField(props: FieldProps): ReactElement {
  const { place, schema, value, title } = props;
  const { forms } = useWords();
  const { write } = useFormStore();
  const name = useId();
  const values = schema.enum ?? [];
  const words = useChoiceWords(schema);
  const language = useFormPart((form) => form.language);
  const change = (chosen: unknown) => write(place, chosen, { label: forms.steps.change(title) });
  if (values.length > SURVEYABLE) {
    const choices = values.map((each) => ({ id: String(each), title: words(String(each)) }));
    return (
      <FieldFrame {...props}>
        {(control) => (
          <Combobox
            control={control}
            choices={choices.sort((one, other) => one.title.localeCompare(other.title, language))}
            chosen={fieldText(value).text || undefined}
            onChoose={(id) => change(values.find((each) => String(each) === id))}
          />
        )}
      </FieldFrame>
    );
  }
  if (values.length > FEW) {
    return (
      <FieldFrame {...props}>
        {(control) => (
          <select
            {...control}
            value={values.includes(value) ? String(value) : ''}
            onChange={({ target }) => change(values.find((each) => String(each) === target.value))}
          >
            {!values.includes(value) && <option value="">{forms.choose}</option>}
            {values.map((each) => (
              <option key={String(each)} value={String(each)}>
                {words(String(each))}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...props} isWhole>
      <div className="options">
        {values.map((each) => (
          <label key={String(each)} className="option">
            <input type="radio" name={name} checked={value === each} onChange={() => change(each)} />
            <span className="look" data-look={String(each)} aria-hidden="true" />
            <span>{words(String(each))}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
