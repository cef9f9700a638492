import { Children, type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FloatingPanelProps } from './FloatingPanel';

interface DropdownProps {
  label: string;
  /** What it is for, where the label alone does not say so. */
  description?: string;
  icon: ReactNode;
  /** The entries: links. */
  children: ReactNode;
}

/**
 * A disclosure with a list of links. It opens without script; at the first sign of interest the code is fetched that
 * keeps the list inside the window and adds arrow keys, Escape and closing by a click elsewhere.
 */
export function Dropdown({ label, description, icon, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [floats, setFloats] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<FloatingPanelProps>>();
  const entries = Children.toArray(children);

  // Whoever is at a link of the list already keeps it: another list in its place would take the focus away.
  const hasFocus = () => list.current?.contains(document.activeElement) === true;
  const enhance = () => {
    void import('./FloatingPanel').then(({ FloatingPanel }) => {
      const show = () => setPanel(() => FloatingPanel);
      if (hasFocus()) details.current?.addEventListener('toggle', show, { once: true });
      else show();
    });
  };
  const noteWhetherOpen = () => {
    const isOpen = details.current?.open === true;
    if (isOpen) enhance();
    setFloats(isOpen && !hasFocus());
  };
  // Whoever is quicker than React has opened it already.
  const noteOnArrival = useEffectEvent(noteWhetherOpen);
  useEffect(() => noteOnArrival(), []);
  const close = () => {
    if (details.current) details.current.open = false;
  };

  return (
    <details
      ref={details}
      className="dropdown"
      data-interactive="reached"
      onToggle={noteWhetherOpen}
      onPointerEnter={enhance}
      onFocus={enhance}
    >
      <summary className="dropdown__label">
        {description !== undefined && <span className="visually-hidden">{`${description}: `}</span>}
        <span>{label}</span>
        {icon}
      </summary>
      {Panel && floats ? (
        <Panel details={details} entries={entries} onClose={close} />
      ) : (
        <ul ref={list} className="dropdown__panel">
          {entries.map((entry, index) => (
            <li key={index}>{entry}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
