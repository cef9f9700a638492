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
import addIcon from 'lucide-static/icons/plus.svg?raw';
import { type ReactElement, useRef, useState } from 'react';
import { Icon } from '../ui/Icon';
import { useWords } from '../words/words';

/** Something that can be added to a form. */
interface Addition {
  readonly key: string;
  readonly title: string;
  readonly help: string;
  readonly isSeldom?: boolean;
}

interface AddMenuProps {
  /** To what it is added. */
  readonly title: string;
  readonly additions: readonly Addition[];
  readonly onAdd: (key: string) => void;
}

/** What may be there and is not, with what it is for; last, what is seldom needed. */
export function AddMenu({ title, additions, onAdd }: AddMenuProps): ReactElement | null {
  const { forms } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const usual = additions.filter(({ isSeldom }) => isSeldom !== true);
  const seldom = additions.filter(({ isSeldom }) => isSeldom === true);
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
  if (additions.length === 0) return null;
  const itemOf = ({ key, title: name, help }: Addition, index: number) => (
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
          onAdd(key);
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
        <Icon svg={addIcon} />
        {forms.add}
        <span className="visually-hidden"> ({forms.addTo(title)})</span>
      </button>
      {isOpen && (
        <FloatingPortal>
          <FloatingFocusManager context={context} modal={false} returnFocus={false}>
            <div ref={refs.setFloating} className="menu" style={floatingStyles} {...getFloatingProps()}>
              {usual.map(itemOf)}
              {seldom.length > 0 && (
                <fieldset className="menu__group">
                  <legend className="menu__heading">{forms.seldom}</legend>
                  {seldom.map((addition, index) => itemOf(addition, usual.length + index))}
                </fieldset>
              )}
            </div>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </div>
  );
}
