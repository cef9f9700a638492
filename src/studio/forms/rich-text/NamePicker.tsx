import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';

/** Something that can be chosen by its name. */
export interface Choice {
  readonly name: string;
  readonly title: string;
}

interface Props {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen?: string;
  readonly none: string;
  readonly onChoose: (name: string) => void;
}

/** More than these nobody reads through: one types on. */
const MOST = 50;

/** A list of names to choose from, narrowed by what is typed. */
export function NamePicker({ label, choices, chosen, none, onChoose }: Props): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const current = choices.find(({ name }) => name === chosen);
  const found = choices.filter((choice) => isFound(choice, typed ?? '')).slice(0, MOST);
  const isOpen = typed !== undefined && found.length > 0;
  const choose = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    onChoose(choice.name);
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      setTyped(typed ?? '');
      setActive(isOpen ? (active + step + found.length) % Math.max(found.length, 1) : 0);
    } else if (event.key === 'Enter' && isOpen) choose(found[active]);
    else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="name-picker">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={current?.title}
        value={typed ?? current?.title ?? chosen ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onClick={() => setTyped(typed ?? '')}
        onBlur={() => setTyped(undefined)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen} className="name-picker__list">
        {found.map((choice, index) => (
          <div
            key={choice.name}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="name-picker__choice"
            ref={(element) => {
              if (index === active && isOpen) element?.scrollIntoView?.({ block: 'nearest' });
            }}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(choice);
            }}
          >
            {choice.title} <span className="quiet">{choice.name}</span>
          </div>
        ))}
      </div>
      <p className="quiet" role="status">
        {typed !== undefined && found.length === 0 ? none : ''}
      </p>
    </div>
  );
}

function isFound({ name, title }: Choice, typed: string): boolean {
  const text = plain(`${title} ${name}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
