import { autoUpdate, FloatingPortal, flip, offset, size, useFloating } from '@floating-ui/react';
import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { useWords } from '../words/words';
import type { ControlProps } from './FieldFrame';

/** Something that can be chosen. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  /** Where it is, or what else there is to know of it. */
  readonly detail?: string | undefined;
}

interface ComboboxProps {
  readonly control: ControlProps;
  readonly choices: readonly Choice[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly placeholder?: string | undefined;
  readonly label?: string;
  readonly isFocused?: boolean;
}

/** More are not shown at once. */
const MOST_SHOWN = 60;

/** Chooses one of many by searching for it: the combobox with a list of the ARIA patterns. */
export function Combobox({
  control,
  choices,
  chosen,
  onChoose,
  placeholder,
  label,
  isFocused = false,
}: ComboboxProps): ReactElement {
  const { forms } = useWords();
  const list = useId();
  const [search, setSearch] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = search !== undefined;
  const { refs, floatingStyles } = useFloating({
    open: isOpen,
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(2),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ rects, elements, availableHeight }) => {
          elements.floating.style.inlineSize = `${rects.reference.width}px`;
          elements.floating.style.maxBlockSize = `${Math.min(availableHeight, 320)}px`;
        },
      }),
    ],
  });
  const found = isOpen ? choices.filter((choice) => matches(choice, search)) : [];
  const shown = found.slice(0, MOST_SHOWN);
  const current = choices.find(({ id }) => id === chosen);
  const open = () => {
    setSearch('');
    setActive(
      Math.max(
        0,
        choices.slice(0, MOST_SHOWN).findIndex(({ id }) => id === chosen),
      ),
    );
  };
  const close = () => setSearch(undefined);
  const choose = ({ id }: Choice) => {
    close();
    if (id !== chosen) onChoose(id);
  };
  const activate = (index: number) => {
    const next = (index + shown.length) % Math.max(shown.length, 1);
    setActive(next);
    document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    } else if (key === 'Enter' && isOpen) {
      event.preventDefault();
      const choice = shown[active];
      if (choice !== undefined) choose(choice);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) activate(active + (key === 'ArrowDown' ? 1 : -1));
      else open();
    }
  };
  return (
    <>
      <input
        {...control}
        ref={refs.setReference}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown.length > 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
        autoFocus={isFocused}
        value={search ?? current?.title ?? chosen ?? ''}
        placeholder={isOpen ? (current?.title ?? chosen ?? forms.reference.search) : (placeholder ?? forms.choose)}
        onChange={({ target }) => {
          setSearch(target.value);
          setActive(0);
        }}
        onClick={() => isOpen || open()}
        onKeyDown={press}
        onBlur={close}
      />
      <span className="visually-hidden" role="status">
        {isOpen ? forms.reference.found(found.length) : ''}
      </span>
      {isOpen && (
        <FloatingPortal>
          <div ref={refs.setFloating} className="choices" style={floatingStyles}>
            <div role="listbox" id={list} aria-label={label ?? forms.reference.search}>
              {shown.map((choice, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the text field, which keeps the focus
                <div
                  key={choice.id}
                  id={`${list}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className="choice"
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(choice)}
                >
                  <span>{choice.title}</span>
                  {choice.detail !== undefined && <span className="quiet choice__detail">{choice.detail}</span>}
                </div>
              ))}
            </div>
            {found.length === 0 && <p className="quiet choices__note">{forms.reference.none}</p>}
            {found.length > shown.length && (
              <p className="quiet choices__note">{forms.reference.more(found.length - shown.length)}</p>
            )}
          </div>
        </FloatingPortal>
      )}
    </>
  );
}

/** Whether each word that is searched for stands in what there is to know of a choice, whatever its accents. */
function matches({ id, title, detail = '' }: Choice, search: string): boolean {
  const text = plain(`${id} ${title} ${detail}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A text without accents and capitals. */
export function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
