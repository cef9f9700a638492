import { type ReactElement, useEffect, useRef, useState } from 'react';
import { dereference } from '../../compiler/schema/references';
import type { Schema } from '../../compiler/schema/schema';
import { firstGap } from '../content/gap-text';
import { type Property, propertiesOf } from '../content/properties';
import { valueWords } from '../content/schema-words';
import { type ContentPlace, placeIn } from '../place';
import { useWords } from '../words/words';
import { AddMenu } from './AddMenu';
import { YamlField } from './fields/YamlField';
import { useFormPart, useFormStore } from './form-store';
import { helpInForm, useTold } from './told-in-form';
import { firstControl } from './use-target';
import { ValueField } from './ValueField';

interface PropertyFieldsProps {
  readonly place: ContentPlace;
  readonly schema: Schema;
  readonly value: Readonly<Record<string, unknown>>;
  readonly title: string;
  /** Those that are shown here; the others are shown elsewhere. */
  readonly isOwn?: (property: Property) => boolean;
  /** Whether keys that the schema does not know are shown here. */
  readonly hasUnknown?: boolean;
}

/** The fields of an object's keys, and what can be added to it. */
export function PropertyFields({
  place,
  schema,
  value,
  title,
  isOwn = () => true,
  hasUnknown = true,
}: PropertyFieldsProps): ReactElement {
  const { forms } = useWords();
  const store = useFormStore();
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const fields = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<string>();
  const { shown, addable, unknown } = propertiesOf(schema, value);
  const isBegun = ({ key }: Property) => begun.includes(key);
  // What somebody is adding stays where it is, or the cursor would be lost.
  const inOrder = [...shown.filter((each) => !isBegun(each)), ...[...shown, ...addable].filter(isBegun)];
  const told = useTold();
  const wordsOf = ({ key, raw }: Property) => {
    const ofKey = dereference(contract, raw);
    const { title, help } = valueWords(raw, ofKey, key, language);
    return { title, help: helpInForm(help, ofKey, told) };
  };
  useEffect(() => {
    if (added === undefined) return;
    const field = fields.current?.querySelector<HTMLElement>(`:scope > [data-key="${CSS.escape(added)}"]`);
    // What is written comes back a moment later.
    if (!field) return;
    setAdded(undefined);
    const control = firstControl(field);
    const isClosed = control?.tagName === 'SUMMARY';
    const gap = isClosed ? firstGap(placeIn(place, added), value[added]) : undefined;
    // What is closed is opened on the way.
    if (gap !== undefined) store.form().open(gap);
    else control?.focus();
  });

  const add = (key: string) => {
    const property = addable.find((each) => each.key === key);
    if (property === undefined) return;
    setAdded(key);
    const first = firstValue(dereference(contract, property.raw));
    const whole = first === 'unwritten' ? store.unwritten(property.raw) : true;
    if (first === 'typed' || isEmpty(whole)) setBegun([...begun, key]);
    else {
      store.write(placeIn(place, key), whole, { label: forms.steps.add(wordsOf(property).title) });
    }
  };
  const fieldOf = (property: Property) => (
    <div key={property.key} data-key={property.key}>
      <ValueField
        place={placeIn(place, property.key)}
        raw={property.raw}
        value={value[property.key]}
        isRequired={property.isRequired}
        isPart
        onRemove={isBegun(property) ? () => putAway(property.key) : undefined}
      />
    </div>
  );
  const putAway = (key: string) => {
    setBegun(begun.filter((other) => other !== key));
    if (Object.hasOwn(value, key))
      store.form().edit([{ do: 'remove', ...placeIn(place, key) }], { label: forms.steps.remove(key) });
  };
  return (
    <div className="fields" ref={fields}>
      {inOrder.filter((property) => isOwn(property)).map(fieldOf)}
      {hasUnknown &&
        unknown.map((key) => (
          <YamlField
            key={key}
            place={placeIn(place, key)}
            schema={{}}
            value={value[key]}
            title={key}
            help={forms.unknownKey}
            isRequired={false}
            onRemove={() => putAway(key)}
          />
        ))}
      <AddMenu
        title={title}
        additions={addable
          .filter((property) => isOwn(property) && !isBegun(property))
          .map((property) => ({
            key: property.key,
            isSeldom: property.raw['x-seldom'] === true,
            ...wordsOf(property),
          }))}
        onAdd={add}
      />
    </div>
  );
}

/** Whether something holds nothing, so that it would be left as that where nobody fills it in. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Values of several parts that a field of their own begins. */
const TYPED: ReadonlySet<string> = new Set(['condition', 'media']);

/**
 * With what something begins to be there: what holds other things with all that it needs, still to be written; a yes as
 * yes; everything else is there once somebody has typed or chosen it.
 */
function firstValue(schema: Schema): 'unwritten' | 'yes' | 'typed' {
  if (schema.const === true || schema.type === 'boolean') return 'yes';
  if (schema['x-localised'] === true || TYPED.has(schema['x-resolve'] ?? '')) return 'typed';
  return schema.properties !== undefined || schema.items !== undefined || schema.type === 'object'
    ? 'unwritten'
    : 'typed';
}
