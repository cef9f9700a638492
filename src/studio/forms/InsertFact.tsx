import insertIcon from 'lucide-static/icons/braces.svg?raw';
import { type ReactElement, useId, useRef, useState } from 'react';
import { asToken } from '../../shared/token-syntax';
import { Icon } from '../ui/Icon';
import { useWords } from '../words/words';
import { Combobox } from './Combobox';
import { useFormPart } from './form-store';
import { factChoice } from './token-text';

/** Searches the facts for one that is to stand in a text. */
export function InsertFact({
  title,
  onInsert,
}: {
  readonly title: string;
  readonly onInsert: (token: string) => void;
}): ReactElement | null {
  const { forms } = useWords();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const facts = useFormPart((form) => form.names.facts);
  const locale = useFormPart((form) => form.contract.languages[0]?.locale ?? form.language);
  if (facts === undefined || facts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in it closes it
    <div
      className="insert-fact"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="button button--quiet insert-fact__button"
        aria-expanded={isOpen}
        aria-label={forms.tokens.insertInto(title)}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon svg={insertIcon} />
        {forms.tokens.insert}
      </button>
      {isOpen && (
        <Combobox
          control={{ id, 'aria-describedby': undefined, 'aria-invalid': undefined }}
          label={forms.tokens.search}
          placeholder={forms.tokens.search}
          isFocused
          chosen={undefined}
          choices={facts.map((fact) => factChoice(fact, locale))}
          onChoose={(name) => {
            setOpen(false);
            onInsert(asToken('facts', name));
          }}
        />
      )}
    </div>
  );
}
