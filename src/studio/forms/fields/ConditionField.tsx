import type { ReactElement } from 'react';
import type { Schema } from '../../../compiler/schema/schema';
import { schemaText } from '../../../diagnostics/schema-text';
import { asRecord, isRecord } from '../../../shared/is-record';
import { placeIn } from '../../place';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormPart, useFormStore } from '../form-store';
import { useChoiceWords } from '../use-choice-words';

/** To whom something is shown, in plain words: each thing that it can depend on, or that this makes no difference. */
export function ConditionField(props: FieldProps): ReactElement {
  const { place, schema, value, title, onRemove } = props;
  const { forms } = useWords();
  const store = useFormStore();
  const keys = Object.entries(schema.properties ?? {});
  const conditions = asRecord(value);
  const change = (key: string, chosen: string) => {
    const step = { label: forms.steps.change(title) };
    if (chosen !== '') {
      if (isRecord(value)) store.write(placeIn(place, key), chosen, step);
      else store.write(place, { [key]: chosen }, step);
    } else if (Object.keys(conditions).some((other) => other !== key)) {
      store.form().edit([{ do: 'remove', ...placeIn(place, key) }], step);
    } else onRemove?.();
  };
  return (
    <FieldFrame {...props} isWhole>
      <div className="conditions">
        {keys.map(([key, each]) => (
          <Condition key={key} schema={each} chosen={conditions[key]} onChange={(chosen) => change(key, chosen)} />
        ))}
      </div>
    </FieldFrame>
  );
}

interface ConditionProps {
  readonly schema: Schema;
  readonly chosen: unknown;
  readonly onChange: (chosen: string) => void;
}

function Condition({ schema, chosen, onChange }: ConditionProps): ReactElement {
  const { forms } = useWords();
  const words = useChoiceWords(schema);
  const language = useFormPart((form) => form.language);
  const values = (schema.enum ?? []).map(String);
  const { title } = schemaText(schema, language);
  const isUnknown = chosen !== undefined && !values.includes(String(chosen));
  return (
    <label className="condition">
      <span className="quiet">{title}</span>
      <select value={chosen === undefined ? '' : String(chosen)} onChange={({ target }) => onChange(target.value)}>
        <option value="">{forms.condition.everyone}</option>
        {isUnknown && <option value={String(chosen)}>{String(chosen)}</option>}
        {values.map((value) => (
          <option key={value} value={value}>
            {words(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
