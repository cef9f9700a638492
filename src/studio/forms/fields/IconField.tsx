import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { fieldText } from '../../content/gap-text';
import { isFound } from '../../is-found';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormPart, useFormStore } from '../form-store';

/** An icon, chosen by looking at it. */
export function IconField(props: FieldProps): ReactElement {
  const { place, value, title } = props;
  const { forms } = useWords();
  const { write } = useFormStore();
  const icons = useFormPart((form) => form.contract.icons);
  const [isOpen, setOpen] = useState(false);
  const { text: name } = fieldText(value);
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: setOpen,
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [offset(2), flip({ padding: 8 }), shift({ padding: 8 })],
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([useDismiss(context), useRole(context)]);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <button
            id={control.id}
            aria-describedby={control['aria-describedby']}
            {...getReferenceProps({ onClick: () => setOpen(!isOpen) })}
            ref={refs.setReference}
            type="button"
            className="button icon-choice"
            aria-label={`${title} · ${forms.icon.choose(name)}`}
          >
            <IconDrawing symbol={icons.get(name)} />
            <span>{name || forms.choose}</span>
          </button>
          {isOpen && (
            <FloatingPortal>
              <FloatingFocusManager context={context} modal={false}>
                <div
                  ref={refs.setFloating}
                  className="icon-picker"
                  style={floatingStyles}
                  {...getFloatingProps({ 'aria-label': forms.icon.list })}
                >
                  <IconChoices
                    chosen={name}
                    onChoose={(icon) => {
                      setOpen(false);
                      write(place, icon, { label: forms.steps.change(title) });
                    }}
                  />
                </div>
              </FloatingFocusManager>
            </FloatingPortal>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** More are not drawn at once. */
const MOST_DRAWN = 120;

interface IconChoicesProps {
  readonly chosen: string;
  readonly onChoose: (icon: string) => void;
}

function IconChoices({ chosen, onChoose }: IconChoicesProps): ReactElement {
  const { forms } = useWords();
  const icons = useFormPart((form) => form.contract.icons);
  const [search, setSearch] = useState('');
  const found = [...icons.keys()].filter((name) => isFound(search.replaceAll('-', ' '), [name]));
  const takeFirst = ({ key }: KeyboardEvent) => {
    const first = found.includes(search) ? search : found[0];
    if (key === 'Enter' && search !== '' && first !== undefined) onChoose(first);
  };
  return (
    <>
      <input
        type="search"
        aria-label={forms.icon.search}
        placeholder={forms.icon.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={takeFirst}
      />
      <span className="visually-hidden" role="status">
        {forms.reference.found(found.length)}
      </span>
      <ul className="icon-picker__icons">
        {found.slice(0, MOST_DRAWN).map((name) => (
          <li key={name}>
            <button
              type="button"
              className="button icon-button"
              aria-pressed={name === chosen}
              title={name}
              aria-label={name}
              onClick={() => onChoose(name)}
            >
              <IconDrawing symbol={icons.get(name)} />
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="quiet choices__note">{forms.reference.none}</p>}
      {found.length > MOST_DRAWN && (
        <p className="quiet choices__note">{forms.reference.more(found.length - MOST_DRAWN)}</p>
      )}
    </>
  );
}

/** The drawing of an icon as the collection has it, a symbol, drawn where it stands. */
function IconDrawing({ symbol }: { readonly symbol: string | undefined }): ReactElement {
  const [, viewBox = '0 0 24 24'] = /viewBox="([^"]*)"/.exec(symbol ?? '') ?? [];
  const drawing = (symbol ?? '').replace(/^\s*<symbol[^>]*>/, '').replace(/<\/symbol>\s*$/, '');
  return (
    <svg className="icon-drawing" viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
  );
}
