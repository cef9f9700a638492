import type { KeyboardEvent, ReactNode } from 'react';
import { idByKey } from './id-by-key';
import { TabLink, tabId } from './TabLink';
import { useSelectedTab } from './use-selected-tab';

interface Tab {
  /** Id of the panel, by which the address can name it. */
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabGroupProps {
  /** Id of the heading that names the group. */
  labelledBy: string;
  tabs: readonly Tab[];
}

/** Links to panels one below the other; with script, tabs of which one panel is seen. */
export function TabGroup({ labelledBy, tabs }: TabGroupProps) {
  const ids = tabs.map(({ id }) => id);
  const { selected, select } = useSelectedTab(ids);
  const ready = selected !== undefined;
  const moveByKey = (event: KeyboardEvent) => {
    const target = ready ? idByKey(event.key, ids, selected) : undefined;
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    document.getElementById(tabId(target))?.focus();
  };

  return (
    <div className={ready ? 'tab-group tab-group--ready' : 'tab-group'}>
      <div
        className="tab-group__tabs"
        {...(ready && { role: 'tablist', 'aria-labelledby': labelledBy, onKeyDown: moveByKey })}
      >
        {tabs.map(({ id, label }) => (
          <TabLink key={id} panel={id} selected={ready ? id === selected : undefined} onSelect={() => select(id)}>
            {label}
          </TabLink>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={id}
          className="tab-group__panel"
          {...(ready && { role: 'tabpanel', 'aria-labelledby': tabId(id), tabIndex: 0, hidden: id !== selected })}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
