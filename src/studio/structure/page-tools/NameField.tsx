import { useId } from 'react';
import { useWords } from '../../words/words';

interface NameFieldProps {
  readonly value: string;
  readonly isTaken: boolean;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

/** What a page that has no address of its own is called, with which its address ends. */
export function NameField({ value, isTaken, isWrong, onChange }: NameFieldProps) {
  const { structure } = useWords();
  const id = useId();
  return (
    <div className="page-tools__address">
      <label>
        {structure.slots.name}
        <input
          required
          value={value}
          aria-describedby={id}
          aria-invalid={isWrong}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <span id={id}>{isTaken ? structure.nameTaken : structure.nameInAddress}</span>
    </div>
  );
}
