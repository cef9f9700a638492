import { useId } from 'react';
import type { SlotChoice } from '../compiling/site-compiler';
import { useStudioState } from '../studio-context';
import { useWords } from '../words/words';

interface SlotFieldProps {
  readonly slot: SlotChoice;
  readonly value: string;
  readonly onChange: (word: string) => void;
}

/** Something that must be known of new content: chosen where only some things can be said, else typed. */
export function SlotField({ slot, value, onChange }: SlotFieldProps) {
  const { structure } = useWords();
  const id = useId();
  const { contract } = useStudioState();
  const label = structure.slots[slot.is];
  const language = contract.languages.find(({ code }) => code === slot.language)?.name;
  const control = {
    id: `${id}-field`,
    value,
    required: slot.isNeeded,
    'aria-describedby': id,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <div className="new-content__slot">
      <label htmlFor={control.id}>{language === undefined ? label : structure.inLanguage(label, language)}</label>
      {slot.valid.length > 0 ? (
        <select {...control}>
          <option value="">{structure.choose}</option>
          {slot.valid.map(({ id: name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} />
      )}
      <p className="quiet" id={id}>
        {slot.isInAddress ? structure.nameInAddress : structure.slotHints[slot.is]}{' '}
        {!slot.isNeeded && structure.optional}
      </p>
    </div>
  );
}
