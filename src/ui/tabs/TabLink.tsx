import type { MouseEvent, ReactNode } from 'react';

interface TabLinkProps {
  /** Id of the panel. */
  panel: string;
  /** Undefined as long as all panels are seen: the tab is a plain link then. */
  selected: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
}

export function TabLink({ panel, selected, onSelect, children }: TabLinkProps) {
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onSelect();
  };
  return (
    <a
      id={tabId(panel)}
      className="tab-group__tab"
      href={`#${panel}`}
      {...(selected !== undefined && {
        role: 'tab',
        'aria-selected': selected,
        'aria-controls': panel,
        tabIndex: selected ? 0 : -1,
        onClick: choose,
      })}
    >
      {children}
    </a>
  );
}

export function tabId(panel: string): string {
  return `${panel}-tab`;
}
