import { memo, type ReactElement } from 'react';
import { dereference } from '../../compiler/schema/references';
import type { Schema } from '../../compiler/schema/schema';
import { schemaOfValue } from '../../compiler/values/visit';
import { valueWords } from '../content/schema-words';
import type { ContentPlace } from '../place';
import { fieldFor } from './fields';
import { placeKey, useFormPart, useFormStore } from './form-store';
import { helpInForm, useTold } from './told-in-form';

interface ValueFieldProps {
  readonly place: ContentPlace;
  readonly raw: Schema;
  readonly value: unknown;
  readonly isRequired?: boolean;
  readonly isPart?: boolean;
  /** Whether whoever shows the field takes the value away: the field does not. */
  readonly isKept?: boolean;
  /** What it is called where that is another thing than its schema says. */
  readonly title?: string | undefined;
  /** Takes it away otherwise than by removing its key or item. */
  readonly onRemove?: (() => void) | undefined;
}

/** The field of a value, whichever fits its schema. */
export const ValueField = memo(AnyValueField, isSame);

function AnyValueField({
  place,
  raw,
  value,
  isRequired = false,
  isKept = false,
  isPart,
  title,
  onRemove,
}: ValueFieldProps): ReactElement {
  const store = useFormStore();
  const told = useTold();
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const schema = schemaOfValue(contract, value, dereference(contract, raw));
  const key = place.pointer.at(-1);
  const words = valueWords(raw, schema, typeof key === 'string' ? key : undefined, language);
  const { Field } = fieldFor(contract, schema, value);
  const name = title ?? words.title;
  const remove = () => store.form().edit([{ do: 'remove', ...place }], { label: told.words.forms.steps.remove(name) });
  return (
    <Field
      place={place}
      schema={schema}
      value={value}
      title={name}
      help={helpInForm(words.help, schema, told)}
      isRequired={isRequired}
      isPart={isPart}
      placeholders={raw['x-placeholders'] ?? schema['x-placeholders']}
      onRemove={onRemove ?? (isRequired || isKept || value === undefined ? undefined : remove)}
    />
  );
}

/** The functions that are handed over do the same as long as the place is the same. */
function isSame(one: ValueFieldProps, other: ValueFieldProps): boolean {
  return (
    placeKey(one.place) === placeKey(other.place) &&
    one.value === other.value &&
    one.raw === other.raw &&
    one.isRequired === other.isRequired &&
    one.isKept === other.isKept &&
    one.title === other.title &&
    (one.onRemove === undefined) === (other.onRemove === undefined)
  );
}
