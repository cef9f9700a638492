import type { ReactElement } from 'react';
import type { Schema } from '../../../compiler/schema/schema';
import { gapIn } from '../../../compiler/values/gaps';
import { placeIn } from '../../place';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormStore } from '../form-store';
import { useChoiceWords } from '../use-choice-words';

/** More are not surveyed at a glance. */
const MOST = 12;

/** Whether a list takes several of a few choices, as it is each of them once. */
export function isOfChoices({ items }: Schema, value: unknown): boolean {
  const choices = items?.enum ?? [];
  if (choices.length === 0 || choices.length > MOST) return false;
  const listed: readonly unknown[] | undefined = Array.isArray(value) ? value : value === undefined ? [] : undefined;
  return (
    listed?.every((item, index) => isGap(item) || (choices.includes(item) && listed.indexOf(item) === index)) ?? false
  );
}

/** Several of a few choices, such as days of the week: each is ticked, and stands in the order of them all. */
export function ChoicesField(props: FieldProps): ReactElement {
  const { place, schema, value, title, onRemove } = props;
  const { forms } = useWords();
  const store = useFormStore();
  const ofItem = schema.items ?? {};
  const words = useChoiceWords(ofItem);
  const choices = ofItem.enum ?? [];
  const listed: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (choice: unknown) => {
    const label = forms.steps.change(title);
    const at = listed.indexOf(choice);
    if (at < 0 && (listed.length === 0 || listed.some(isGap))) store.write(place, [choice], { label });
    else if (at < 0) {
      const later = listed.findIndex((item) => choices.indexOf(item) > choices.indexOf(choice));
      const index = later < 0 ? listed.length : later;
      store.form().edit([{ do: 'insert', ...placeIn(place, index), value: choice }], { label });
    } else if (listed.length > 1) store.form().edit([{ do: 'remove', ...placeIn(place, at) }], { label });
    else if (onRemove !== undefined) onRemove();
    else store.write(place, [], { label });
  };
  return (
    <FieldFrame {...props} isWhole>
      <div className="options">
        {choices.map((choice) => (
          <label key={String(choice)} className="option">
            <input type="checkbox" checked={listed.includes(choice)} onChange={() => toggle(choice)} />
            <span>{words(String(choice))}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

function isGap(item: unknown): boolean {
  return gapIn(item) !== undefined;
}
