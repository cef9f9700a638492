import { autoUpdate, FloatingPortal, flip, offset, size, useFloating } from '@floating-ui/react';
import type { ReactElement } from 'react';
import { useWords } from '../words/words';
import type { ControlProps } from './FieldFrame';
import { type Choice, useCombobox } from './use-combobox';

interface ComboboxProps {
  readonly control: ControlProps;
  readonly choices: readonly Choice[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly placeholder?: string | undefined;
  /** What it is called where nothing beside it says so: it says so itself. */
  readonly label?: string;
  readonly isFocused?: boolean;
}

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
  const combobox = useCombobox(choices, chosen, onChoose);
  const { search, isOpen, found, shown, active } = combobox;
  const { refs, floatingStyles } = useFloating({
    open: isOpen,
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [offset(2), flip({ padding: 8 }), AS_WIDE_AS_THE_FIELD],
  });
  const current = choices.find(({ id }) => id === chosen);
  const isLeft = combobox.isSought && !isOpen;
  return (
    <div className="combobox">
      <input
        {...control}
        ref={refs.setReference}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={combobox.listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown.length > 0 ? combobox.optionId(active) : undefined}
        autoComplete="off"
        data-refused={combobox.isSought || undefined}
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
        autoFocus={isFocused}
        value={search ?? current?.title ?? chosen ?? ''}
        placeholder={
          isOpen ? (current?.title ?? chosen ?? forms.reference.search) : (placeholder ?? label ?? forms.choose)
        }
        onChange={({ target }) => combobox.searchFor(target.value)}
        onClick={() => isOpen || combobox.open()}
        onKeyDown={combobox.press}
        onBlur={combobox.leave}
      />
      <span className={isLeft ? 'combobox__note text-note--mark' : 'visually-hidden'} role="status">
        {isOpen && forms.reference.found(found.length)}
        {isLeft && forms.reference.notChosen(search ?? '')}
      </span>
      {isOpen && (
        <FloatingPortal>
          <div ref={refs.setFloating} className="choices" style={floatingStyles}>
            <div role="listbox" id={combobox.listId} aria-label={label ?? forms.reference.search}>
              {shown.map((choice, index) => (
                <Option
                  key={choice.id}
                  id={combobox.optionId(index)}
                  choice={choice}
                  isActive={index === active}
                  onChoose={combobox.choose}
                />
              ))}
            </div>
            {found.length === 0 && <p className="quiet choices__note">{forms.reference.none}</p>}
            {found.length > shown.length && (
              <p className="quiet choices__note">{forms.reference.more(found.length - shown.length)}</p>
            )}
          </div>
        </FloatingPortal>
      )}
    </div>
  );
}

const AS_WIDE_AS_THE_FIELD = size({
  padding: 8,
  apply: ({ rects, elements, availableHeight }) => {
    elements.floating.style.inlineSize = `${rects.reference.width}px`;
    elements.floating.style.maxBlockSize = `${Math.min(availableHeight, 320)}px`;
  },
});

interface OptionProps {
  readonly id: string;
  readonly choice: Choice;
  readonly isActive: boolean;
  readonly onChoose: (choice: Choice) => void;
}

function Option({ id, choice, isActive, onChoose }: OptionProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the text field, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="choices__choice"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      <span>{choice.title}</span>
      {choice.detail !== undefined && <span className="quiet choices__detail">{choice.detail}</span>}
    </div>
  );
}
