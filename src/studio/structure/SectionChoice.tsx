import { useId } from 'react';
import { Combobox } from '../forms/Combobox';
import type { Choice } from '../forms/use-combobox';

interface SectionChoiceProps {
  readonly title: string;
  readonly sections: readonly Choice[];
  readonly onChoose: (id: string) => void;
}

/** Sections that there are already, of which one can be taken. */
export function SectionChoice({ title, sections, onChoose }: SectionChoiceProps) {
  const id = useId();
  if (sections.length === 0) return null;
  return (
    <section>
      <h3>
        <label htmlFor={id}>{title}</label>
      </h3>
      <Combobox
        control={{ id, 'aria-describedby': undefined, 'aria-invalid': undefined }}
        choices={sections}
        chosen={undefined}
        onChoose={onChoose}
      />
    </section>
  );
}
