import { type ReactElement, useId } from 'react';
import { dereference } from '../../../compiler/schema/references';
import { schemaText } from '../../../diagnostics/schema-text';
import { isRecord } from '../../../shared/is-record';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormPart, useFormStore } from '../form-store';
import { PropertyFields } from '../PropertyFields';
import { LineField } from './TextFields';

/** What is either a text or an object: first which of them, then the thing itself. */
export function AlternativesField(props: FieldProps): ReactElement {
  const { place, schema, value, title } = props;
  const { forms } = useWords();
  const store = useFormStore();
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const name = useId();
  const [example] = schema.examples ?? [];
  const fixed = /^\^([\w-]+)\$$/.exec(schema.pattern ?? '')?.[1];
  const parts = Object.values(schema.properties ?? {}).map(
    (raw) => schemaText(dereference(contract, raw), language).title,
  );
  const step = { label: forms.steps.change(title) };
  const { type: _types, pattern: _pattern, ...common } = schema;
  return (
    <FieldFrame {...props}>
      <div className="options" role="radiogroup" aria-label={forms.shape.choose}>
        <label className="option">
          <input
            type="radio"
            name={name}
            checked={typeof value === 'string'}
            onChange={() => store.write(place, fixed ?? '', step)}
          />
          <span>{forms.shape.text(fixed ?? String(example ?? ''))}</span>
        </label>
        <label className="option">
          <input
            type="radio"
            name={name}
            checked={isRecord(value)}
            onChange={() => store.write(place, store.unwritten({ ...common, type: 'object' }), step)}
          />
          <span>{forms.shape.values(parts.join(', '))}</span>
        </label>
      </div>
      {typeof value === 'string' && fixed === undefined && <LineField {...props} onRemove={undefined} />}
      {isRecord(value) && <PropertyFields place={place} schema={schema} value={value} title={title} />}
    </FieldFrame>
  );
}
