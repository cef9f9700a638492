import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
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
  const { selected, select } = useSelectedTab(tabs.map(({ id }) => id));
  const ready = selected !== undefined;
  const choose = (event: MouseEvent, id: string) => {
    event.preventDefault();
    select(id);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const index = indexByKey(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const target = index === undefined ? undefined : tabs[index];
    if (target === undefined) return;
    event.preventDefault();
    select(target.id);
    document.getElementById(tabId(target.id))?.focus();
  };

  return (
    <div className={ready ? 'tab-group tab-group--ready' : 'tab-group'}>
      <div className="tab-group__tabs" {...(ready && { role: 'tablist', 'aria-labelledby': labelledBy })}>
        {tabs.map(({ id, label }) => (
          <a
            key={id}
            id={tabId(id)}
            className="tab-group__tab"
            href={`#${id}`}
            {...(ready && {
              role: 'tab',
              'aria-selected': id === selected,
              'aria-controls': id,
              tabIndex: id === selected ? 0 : -1,
              onClick: (event) => choose(event, id),
              onKeyDown: moveByKey,
            })}
          >
            {label}
          </a>
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

function tabId(panelId: string): string {
  return `${panelId}-tab`;
}

/** Where a key leads from the tab at `index`; from the last one on to the first, and back. */
function indexByKey(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowLeft: (index - 1 + count) % count,
    ArrowRight: (index + 1) % count,
    Home: 0,
    End: count - 1,
    ' ': index,
  };
  return targets[key];
}
