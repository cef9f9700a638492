import type { FeaturesSection, Service } from '../../../generated/types';
import { Actions } from '../../features/frame/Actions';
import { SectionHeader } from '../../ui/section-header/SectionHeader';
import { Feature, type FeatureItem, type FeatureLayout } from './Feature';

const gridOfLayout: Record<FeatureLayout, string> = {
  cards: 'features__cards',
  list: 'features__list',
  figures: 'features__figures',
};

export function Features(section: FeaturesSection) {
  const { layout = 'cards', services = [] } = section;
  const items = [...services.map(serviceItem), ...section.items];
  const heading = section.title === undefined ? 'h2' : 'h3';
  return (
    <div className="container">
      <SectionHeader id={section.id} eyebrow={section.eyebrow} title={section.title} intro={section.intro} />
      <ul className={`features ${gridOfLayout[layout]} features--${items.length % 2 === 0 ? 'even' : 'odd'}`}>
        {items.map((item) => (
          <Feature key={item.title} item={item} layout={layout} heading={heading} />
        ))}
      </ul>
      {section.actions && (
        <div className="features__actions">
          <Actions actions={section.actions} primary={false} />
        </div>
      )}
    </div>
  );
}

function serviceItem({ icon, title, description }: Service): FeatureItem {
  return { icon, title, text: description };
}
