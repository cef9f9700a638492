import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useWords } from '../words/words';

/** Something that can be chosen. */
export interface MenuChoice {
  readonly key: string;
  readonly title: string;
  readonly help: string;
  readonly isSeldom?: boolean;
}

interface MenuProps {
  /** What is on its button. */
  readonly label: ReactNode;
  readonly choices: readonly MenuChoice[];
  readonly onChoose: (key: string) => void;
}

/** A button that opens several choices; last, what is seldom needed. */
export function Menu({ label, choices, onChoose }: MenuProps): ReactElement | null {
  const { forms } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const usual = choices.filter(({ isSeldom }) => isSeldom !== true);
  const seldom = choices.filter(({ isSeldom }) => isSeldom === true);
  const items = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: (open, _event, reason) => {
      setOpen(open);
      // After a choice the cursor goes to what was chosen.
      if (reason === 'escape-key') button.current?.focus();
    },
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [offset(2), flip({ padding: 8 }), shift({ padding: 8 })],
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, { listRef: items, activeIndex, onNavigate: setActiveIndex, loop: true }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ]);
  if (choices.length === 0) return null;
  const itemOf = ({ key, title: name, help }: MenuChoice, index: number) => (
    <button
      key={key}
      ref={(item) => {
        items.current[index] = item;
        labels.current[index] = name;
      }}
      type="button"
      role="menuitem"
      className="menu__item"
      tabIndex={index === activeIndex ? 0 : -1}
      {...getItemProps({
        onClick: () => {
          setOpen(false);
          onChoose(key);
        },
      })}
    >
      <span>{name}</span>
      {help !== '' && <span className="quiet menu__help">{help}</span>}
    </button>
  );
  return (
    <div className="add-menu">
      <button
        ref={(element) => {
          button.current = element;
          refs.setReference(element);
        }}
        type="button"
        className="button"
        {...getReferenceProps()}
      >
        {label}
      </button>
      {isOpen && (
        <FloatingPortal>
          <FloatingFocusManager context={context} modal={false} returnFocus={false}>
            <div ref={refs.setFloating} className="menu" style={floatingStyles} {...getFloatingProps()}>
              {usual.map(itemOf)}
              {seldom.length > 0 && (
                <fieldset className="menu__group">
                  <legend className="menu__heading">{forms.seldom}</legend>
                  {seldom.map((choice, index) => itemOf(choice, usual.length + index))}
                </fieldset>
              )}
            </div>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </div>
  );
}
