import { type ReactElement, type ReactNode, useState } from 'react';

interface DisclosureProps {
  readonly title: ReactNode;
  /** Opens it: another object each time. */
  readonly openAt: object | undefined;
  readonly children: ReactNode;
}

/** A part of a form that is closed at first, and drawn when it is open. */
export function Disclosure({ title, openAt, children }: DisclosureProps): ReactElement {
  const [isOpen, setOpen] = useState(openAt !== undefined);
  const [opened, setOpened] = useState(openAt);
  if (openAt !== opened) {
    setOpened(openAt);
    if (openAt !== undefined) setOpen(true);
  }
  return (
    <details className="disclosure" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}
