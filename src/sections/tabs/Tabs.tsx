import type { TabsSection } from '../../../generated/types';
import type { SectionContext } from '../../features/shell/section-context';
import { classNames } from '../../ui/class-names';
import { TabGroup } from '../../ui/tabs/TabGroup';

/** In characters: above it what a row says is a text, and is set as one. */
const LONGEST_FIGURE = 60;

export function Tabs({ heading, ...section }: TabsSection & SectionContext) {
  const tabs = section.tabs.map((tab) => ({
    id: tab.id,
    label: tab.label,
    panel: <TabPage tab={tab} heading={heading} />,
  }));
  return <TabGroup labelledBy={`${section.id}-title`} tabs={tabs} />;
}

type Tab = TabsSection['tabs'][number];

function TabPage({ tab, heading: Heading }: { tab: Tab } & SectionContext) {
  return (
    <div className="tabs__page">
      <div className="tabs__head">
        <p className="eyebrow without-script">{tab.label}</p>
        <Heading className="tabs__title">{tab.title}</Heading>
        {tab.intro !== undefined && <p className="tabs__intro">{tab.intro}</p>}
      </div>
      {tab.rows && (
        <dl className={classNames('tabs__rows', areTexts(tab.rows) && 'tabs__rows--texts')}>
          {tab.rows.map(({ name, detail }) => (
            <div key={name} className="tabs__row">
              <dt>{name}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function areTexts(rows: NonNullable<Tab['rows']>): boolean {
  return rows.some(({ detail }) => detail.length > LONGEST_FIGURE);
}
