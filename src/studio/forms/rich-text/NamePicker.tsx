import { type ReactElement, useId } from 'react';
import { Combobox } from '../Combobox';
import type { Choice } from '../use-combobox';

interface Props {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen?: string;
  readonly onChoose: (name: string) => void;
}

/** A choice among names, with its label. */
export function NamePicker({ label, choices, chosen = '', onChoose }: Props): ReactElement {
  const id = useId();
  return (
    <div className="name-picker">
      <label htmlFor={id}>{label}</label>
      <Combobox
        control={{ id, 'aria-describedby': undefined, 'aria-invalid': undefined }}
        choices={choices}
        chosen={chosen === '' ? undefined : chosen}
        onChoose={onChoose}
      />
    </div>
  );
}
